import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AboutPage } from '@/components/site/help/about/about-page';
import { LinkList } from '@/components/site/help/about/link-list';
import { readFixedList } from '@/lib/content/fixed/read';
import { env } from '@/lib/platform/env';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { href } from '@/lib/platform/routes/address';
import { listFriendLinks } from '@/lib/reference/queries';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'links' });
}

export default async function LinksPage() {
  const { locale, device } = await pageLocale();
  const t = await getTranslations('links');
  const cards = await readFixedList(locale, 'about');
  const links = await cachedRead(['reference'], ['friend-link', locale], () => listFriendLinks(locale));
  return (
    <AboutPage
      {...{ cards, locale, device }}
      step={{ name: t('title'), href: href('links') }}
      title={t('title')}
      lead={t('lead')}
    >
      <LinkList links={links} email={env().CONTACT_EMAIL} />
    </AboutPage>
  );
}
