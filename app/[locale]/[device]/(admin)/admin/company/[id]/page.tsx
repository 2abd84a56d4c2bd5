import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CompanySection } from '@/components/console/company-section';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { getCompanyForStaff } from '@/lib/staff/company/queries';
import { companyAddress, idOf, pageOf, type Query, readTab } from '@/lib/staff/filter';
import { requireStaff } from '@/lib/staff/gate';

type Props = { params: Promise<{ id: string }>; searchParams: Query };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('console.company');
  return { title: t('page', { id: (await params).id }) };
}

export default async function ConsoleCompany({ params, searchParams }: Props) {
  const id = idOf((await params).id) ?? notFound();
  const query = await searchParams;
  const [tab, page] = [readTab(query), pageOf(query.page)];
  const { actor, locale } = await requireStaff(companyAddress(id, tab, page));
  const company = await getCompanyForStaff(actor, id, locale);
  if (!company) notFound();
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current={null}>
      <CompanySection actor={actor} locale={locale} company={company} tab={tab} page={page} />
    </ConsoleFrameSection>
  );
}
