import type { Metadata } from 'next';
import { HelpHome } from '@/components/site/help/help-home';
import { readFixedList } from '@/lib/content/fixed/read';
import { readContent } from '@/lib/content/read';
import { env } from '@/lib/platform/env';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

export const revalidate = 300;
/** Article about a complete purchase, which legacy addresses redirect to. docs/domain.md, Content channels. */
const guideId = 8;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'helpCenter' });
}

export default async function HelpCenterPage() {
  const { locale } = await pageLocale();
  const cards = await readFixedList(locale, 'help');
  const guide = await readContent(locale, 'article', guideId);
  return <HelpHome {...{ cards, guide, locale }} email={env().CONTACT_EMAIL} />;
}
