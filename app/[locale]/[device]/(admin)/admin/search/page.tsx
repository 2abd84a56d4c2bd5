import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { SearchSection } from '@/components/console/search-section';
import { href } from '@/lib/platform/routes/address';
import { oneOf, type Query } from '@/lib/staff/filter';
import { requireStaff } from '@/lib/staff/gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.find');
  return { title: t('title') };
}

export default async function ConsoleSearch({ searchParams }: { searchParams: Query }) {
  const { actor, locale } = await requireStaff(href('adminSearch'));
  const query = oneOf((await searchParams).q) ?? '';
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current={null} keyword={query}>
      <SearchSection actor={actor} locale={locale} query={query} />
    </ConsoleFrameSection>
  );
}
