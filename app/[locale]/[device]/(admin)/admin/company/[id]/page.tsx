import { notFound } from 'next/navigation';
import { CompanySection } from '@/components/console/company-section';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { getCompanyForStaff } from '@/lib/staff/company/queries';
import { companyAddress, idOf, pageOf, type Query, readTab } from '@/lib/staff/filter';
import { requireStaff } from '@/lib/staff/page';

type Props = { params: Promise<{ id: string }>; searchParams: Query };

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
