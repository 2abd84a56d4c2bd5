import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CompanyListSection } from '@/components/console/company-list-section';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { companiesAddress, readCompanyFilter } from '@/lib/staff/company-list/filter';
import type { Query } from '@/lib/staff/filter';
import { requireStaff } from '@/lib/staff/gate';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.companies');
  return { title: t('title') };
}

export default async function ConsoleCompanies({ searchParams }: { searchParams: Query }) {
  const filter = readCompanyFilter(await searchParams);
  const { actor, locale } = await requireStaff(companiesAddress(filter));
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current="companies">
      <CompanyListSection actor={actor} locale={locale} filter={filter} />
    </ConsoleFrameSection>
  );
}
