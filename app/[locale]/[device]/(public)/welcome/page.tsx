import type { Metadata } from 'next';
import { Welcome } from '@/components/plain/welcome';
import { env } from '@/lib/env';
import { current } from '@/lib/i18n/current';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await current();
  return pageMetadata({ locale, route: 'welcome' });
}

export default function WelcomePage() {
  return <Welcome email={env().CONTACT_EMAIL} />;
}
