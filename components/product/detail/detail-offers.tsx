import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { ProductView } from '@/lib/product/read';
import { OfferSection } from '../offer-section';

/** Other products of the supplier, and related ones of others. */
export function DetailOffers({ view, locale, bare }: { view: ProductView; locale: Locale; bare?: boolean }) {
  const t = useTranslations('product');
  const { product, company, others, related } = view;
  const count = company.productCount;
  const category = product.categories.at(-1);
  return (
    <>
      <OfferSection
        title={t('otherProducts')}
        items={others}
        locale={locale}
        more={{
          href: href('showroomProduct', { companyId: company.id }),
          label: t('allProducts', { count, n: formatNumber(locale, count) }),
        }}
        own
        bare={bare}
        beside
      />
      <OfferSection
        title={t('related')}
        items={related}
        locale={locale}
        more={
          category && {
            href: href('productCategory', { cateid: category.id }),
            label: t('allOf', { name: category.name }),
          }
        }
        bare={bare}
        beside
      />
    </>
  );
}
