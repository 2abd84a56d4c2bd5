import type { Metadata } from 'next';
import { AboutHome } from '@/components/site/help/about/about-home';
import { JsonLd } from '@/components/ui/json-ld';
import { readFixedList } from '@/lib/content/fixed/read';
import { latestContent } from '@/lib/content/read-list';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { platformLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'about' });
}

export default async function AboutHomePage() {
  const { locale, device } = await pageLocale();
  const cards = await readFixedList(locale, 'about');
  const notices = await latestContent(locale, 'notice', 4);
  return (
    <>
      <JsonLd nodes={[platformLd()]} />
      <AboutHome {...{ cards, notices, locale, device }} />
    </>
  );
}
