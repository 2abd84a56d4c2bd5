import type { Metadata } from 'next';
import { ApiDesktop } from '@/components/site/api/api-desktop';
import { ApiMobile } from '@/components/site/api/api-mobile';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { getReference } from '@/lib/site/api/reference';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'apiReference' });
}

export default async function ApiReferencePage() {
  const { locale, device } = await pageLocale();
  const reference = await getReference(locale);
  return device === 'm' ? <ApiMobile {...reference} /> : <ApiDesktop {...reference} />;
}
