import { getTranslations } from 'next-intl/server';
import { HomeDesktop } from '@/components/product/home-desktop';
import { HomeMobile } from '@/components/product/home-mobile';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { facetNames } from '@/lib/listing/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { latestProducts, recommendedProducts } from '@/lib/product/read-list';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const revalidate = 300;

/** Two rows of five on desktop; a swipeable row on a phone. */
const shown = 10;

export async function generateMetadata() {
  const { locale } = await pageLocale();
  const t = await getTranslations('product');
  return pageMetadata({ locale, route: 'productHome', values: { name: t('homeTitle'), summary: t('homeLead') } });
}

export default async function Page() {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('product');
  const { categories } = await facetNames(locale, 'product');
  const sectors = categories.filter(({ products }) => products > 0);
  const latest = await latestProducts(locale, shown);
  const recommended = await recommendedProducts(locale, shown);
  const Home = device === 'm' ? HomeMobile : HomeDesktop;
  return (
    <>
      <BreadcrumbData steps={[{ name: t('products'), href: href('productHome') }]} locale={locale} />
      <Home sectors={sectors} latest={latest} recommended={recommended} locale={locale} />
    </>
  );
}
