import type { Metadata } from 'next';
import { MissingSection } from '@/components/plain/missing-section';
import { current } from '@/lib/i18n/current';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata(): Promise<Metadata> {
  const { locale } = await current();
  // Next says noindex on every missing page by itself.
  const { robots: _, ...metadata } = await pageMetadata({ locale, route: 'notFound' });
  return metadata;
}

export default function NotFound() {
  return <MissingSection />;
}
