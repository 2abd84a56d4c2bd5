import { getTranslations } from 'next-intl/server';
import { SearchStart } from '@/components/list/search/search-start';
import { facetNames } from '@/lib/listing/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { searchHotWords } from '@/lib/site/search/read';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const revalidate = 300;

export async function generateMetadata() {
  const { locale } = await pageLocale();
  const t = await getTranslations('search.site');
  return pageMetadata({ locale, route: 'siteSearch', values: { name: t('title'), summary: t('lead') } });
}

export default async function Page() {
  const { locale } = await pageLocale();
  const { categories } = await facetNames(locale, 'product');
  const sectors = categories.filter(({ products }) => products > 0);
  return <SearchStart words={await searchHotWords(locale)} sectors={sectors} />;
}
