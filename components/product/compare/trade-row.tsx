import type { useTranslations } from 'next-intl';
import { Price, PriceUnit } from '@/components/list/mark/price';
import { Quantity } from '@/components/list/mark/quantity';
import { MembershipTag, VerificationGrade } from '@/components/list/mark/standing';
import { Years } from '@/components/list/mark/years';
import { LeadTime, Warranty } from '@/components/product/detail/product-fact';
import { Flag } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ProductDetail } from '@/lib/product/types';
import type { Country } from '@/lib/reference/types';
import { areOneKind, type CompareRow, same, smallest } from './compare-row';

type Texts = ReturnType<typeof useTranslations<never>>;
type Given = { products: ProductDetail[]; countries: Country[]; locale: Locale; t: Texts };

/** Best prices are only marked within one currency and unit. */
const bestPrice = (products: ProductDetail[]): boolean[] => {
  const prices = products.map(({ price, unit }) => (price.kind === 'negotiable' ? null : { ...price, unit }));
  const known = prices.filter((price) => price !== null);
  return same(known.map(({ currency, unit }) => `${currency} ${unit}`))
    ? smallest(prices.map((one) => one && one.min / (one.per ?? 1)))
    : [];
};

/** Rows for terms of trade and suppliers. */
export function tradeRows({ products, countries, locale, t }: Given): CompareRow[] {
  const alike = areOneKind(products);
  const origin = (code: string) => countries.find((one) => one.code === code)?.name ?? code;
  const row = (
    key: string,
    label: string,
    text: (product: ProductDetail) => string | null,
    cell: (product: ProductDetail) => CompareRow['cells'][number],
    best?: boolean[],
  ): CompareRow => ({ key, label, texts: products.map(text), cells: products.map(cell), best });
  return [
    row(
      'price',
      t('product.price'),
      ({ price, unit }) => JSON.stringify([price, unit]),
      ({ price, unit }) => (
        <b>
          <Price of={price} locale={locale} bare>
            <small className="muted font-regular">
              <PriceUnit of={price} unit={unit} locale={locale} />
            </small>
          </Price>
        </b>
      ),
      alike ? bestPrice(products) : [],
    ),
    row(
      'minimum',
      t('product.minimumOrder'),
      ({ minimumOrder, unit }) => `${minimumOrder} ${unit}`,
      ({ minimumOrder, unit }) => <Quantity count={minimumOrder} unit={unit} locale={locale} />,
      alike && same(products.map(({ unit }) => unit)) ? smallest(products.map(({ minimumOrder }) => minimumOrder)) : [],
    ),
    row(
      'lead',
      t('product.leadTime'),
      ({ leadDays }) => leadDays && `${leadDays.min}-${leadDays.max}`,
      ({ leadDays }) => leadDays && <LeadTime days={leadDays} locale={locale} />,
      alike ? smallest(products.map(({ leadDays }) => leadDays?.max ?? null)) : [],
    ),
    row(
      'warranty',
      t('product.warranty'),
      ({ warrantyMonths }) => (warrantyMonths === null ? null : String(warrantyMonths)),
      ({ warrantyMonths }) => warrantyMonths !== null && <Warranty months={warrantyMonths} locale={locale} />,
      // Longest is best.
      alike ? smallest(products.map(({ warrantyMonths }) => (warrantyMonths === null ? null : -warrantyMonths))) : [],
    ),
    row(
      'origin',
      t('product.origin'),
      ({ originCode }) => originCode,
      ({ originCode }) => (
        <span className="row">
          <Flag code={originCode} />
          {origin(originCode)}
        </span>
      ),
    ),
    row(
      'brand',
      t('product.brand'),
      ({ brand }) => brand || null,
      ({ brand }) => brand && <bdi>{brand}</bdi>,
    ),
    row(
      'model',
      t('product.model'),
      ({ model }) => model || null,
      ({ model }) => model && <bdi className="num">{model}</bdi>,
    ),
    row(
      'supplier',
      t('product.supplier'),
      ({ supplier }) => String(supplier.id),
      ({ supplier }) => (
        <>
          <a className="lnk" href={href('showroomHome', { companyId: supplier.id })}>
            <SpokenText of={supplier.name} site={locale} />
          </a>
          <small className="muted">
            <Years count={supplier.years} locale={locale} full />
          </small>
        </>
      ),
    ),
    row(
      'grade',
      t('company.gradeLabel'),
      ({ supplier }) => supplier.grade,
      ({ supplier }) => <VerificationGrade grade={supplier.grade} />,
      smallest(products.map(({ supplier }) => supplier.grade.charCodeAt(0))),
    ),
    row(
      'membership',
      t('company.membershipLabel'),
      ({ supplier }) => supplier.membership,
      ({ supplier }) => <MembershipTag membership={supplier.membership} />,
    ),
  ];
}
