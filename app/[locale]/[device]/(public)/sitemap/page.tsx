import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { sitemapGroups } from '@/components/site/help/sitemap/sitemap-link';
import { SitemapPage } from '@/components/site/help/sitemap/sitemap-page';
import { readFixedList } from '@/lib/content/fixed/read';
import { facetNames } from '@/lib/listing/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'sitemap' });
}

export default async function WebsiteNavigationPage() {
  const { locale } = await pageLocale();
  const t = await getTranslations();
  const { categories } = await facetNames(locale, 'product');
  const help = await readFixedList(locale, 'help');
  const about = await readFixedList(locale, 'about');
  return <SitemapPage groups={sitemapGroups(t, { locale, categories, help, about })} locale={locale} />;
}
