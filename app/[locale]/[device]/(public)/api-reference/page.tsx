import type { Metadata } from 'next';
import { ApiDesktop } from '@/components/api/api-desktop';
import { ApiMobile } from '@/components/api/api-mobile';
import { getReference } from '@/lib/api/reference';
import { current } from '@/lib/i18n/current';
import { pageMetadata } from '@/lib/seo/metadata';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await current();
  return pageMetadata({ locale, route: 'apiReference' });
}

export default async function ApiReferencePage() {
  const { locale, device } = await current();
  const reference = await getReference(locale);
  return device === 'm' ? <ApiMobile {...reference} /> : <ApiDesktop {...reference} />;
}
