import type { Metadata } from 'next';
import { MissingSection } from '@/components/layout/missing-section';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { pageMetadata } from '@/lib/site/seo/metadata';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'notFound' });
}

export default function NotFoundPage() {
  return <MissingSection />;
}
