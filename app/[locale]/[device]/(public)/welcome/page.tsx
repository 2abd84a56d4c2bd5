import type { Metadata } from 'next';
import { WelcomeDesktop } from '@/components/site/home/welcome/welcome-desktop';
import { WelcomeMobile } from '@/components/site/home/welcome/welcome-mobile';
import { env } from '@/lib/platform/env';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'welcome' });
}

export default async function WelcomePage() {
  const { device } = await pageLocale();
  const Welcome = device === 'm' ? WelcomeMobile : WelcomeDesktop;
  return <Welcome email={env().CONTACT_EMAIL} />;
}
