import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/form/note';
import { Price } from '@/components/list/mark/price';
import type { Fact } from '@/components/product/detail/product-fact';
import { termFacts } from '@/components/product/detail/product-fact';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { OwnProductForm } from '@/lib/product/edit/queries';
import { inputPrice } from '@/lib/product/edit/rules';
import { StateBadge } from './state-cell';

type Props = { locale: Locale; product: OwnProductForm };

/** Read-only view of an own product, for roles that may not edit. */
export async function ProductViewSection({ locale, product }: Props) {
  const t = await getTranslations();
  const terms = await getTranslations('product');
  const { id, status, listed, input } = product;
  const order = [locale, 'en', 'zh', ...locales] as const;
  const shown = order.find((one) => input.translations[one]?.name) ?? locale;
  const text = input.translations[shown];
  const spoken = { lang: shown, dir: sites[shown].dir };
  const { leadDays, model, brand } = input;
  const { min, max } = leadDays;
  const days = min === null || max === null ? null : { min, max };
  const price = inputPrice(input);
  const facts: Fact[] = [
    ...(price ? [{ label: t('product.price'), value: <Price of={price} locale={locale} /> }] : []),
    ...termFacts(terms, { ...input, unit: input.unit || null, leadDays: days }, locale),
    ...(model ? [{ label: t('product.model'), value: <bdi>{model}</bdi> }] : []),
    ...(brand ? [{ label: t('product.brand'), value: <bdi>{brand}</bdi> }] : []),
  ];
  return (
    <div className="wide">
      <PageHead
        title={text?.name || t('productCenter.unnamed')}
        mark={<StateBadge state={product.version?.state === 'pending' ? 'pending' : status} />}
        crumb={{ href: href('supplierProduct'), label: t('center.product') }}
      >
        {status === 'normal' && listed && (
          <Link className="btn" href={href('productDetail', { id })}>
            <Icon name="eye" small />
            {t('productCenter.openPublic')}
          </Link>
        )}
      </PageHead>
      <Note>{t('productCenter.viewOnly')}</Note>
      <section className="cc-card mt-4 grid gap-4 p-5">
        <div className="flex flex-wrap gap-2">
          {input.pictures.map((key) => (
            <span key={key} className="w-[160px] overflow-hidden rounded border border-line">
              <Picture src={key} alt="" use="card" />
            </span>
          ))}
        </div>
        <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1">
          {facts.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-ink-2">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {text?.summary && <p {...spoken}>{text.summary}</p>}
        {text?.introduction && (
          <p {...spoken} className="whitespace-pre-line">
            {text.introduction}
          </p>
        )}
      </section>
    </div>
  );
}
