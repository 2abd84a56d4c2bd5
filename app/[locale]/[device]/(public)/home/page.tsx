import type { Metadata } from 'next';
import { HomeDesktop } from '@/components/site/home/home-desktop';
import { HomeMobile } from '@/components/site/home/home-mobile';
import { JsonLd } from '@/components/ui/json-ld';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { platformLd, websiteLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/home.css';
import { loadHome } from './load';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'home' });
}

export default async function HomePage() {
  const { locale, device } = await pageLocale();
  const data = await loadHome(locale);
  return (
    <>
      {device === 'm' ? <HomeMobile {...data} /> : <HomeDesktop {...data} />}
      <JsonLd nodes={[platformLd(), websiteLd(locale)]} />
    </>
  );
}
