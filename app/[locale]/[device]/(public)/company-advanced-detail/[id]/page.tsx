import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RecordView } from '@/components/company/record-view';
import { Breadcrumb, BreadcrumbData } from '@/components/ui/breadcrumb';
import { href } from '@/lib/platform/routes/address';
import { openShowroom } from '@/lib/showroom/read';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';

type Props = { params: Promise<{ id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

/** Verification record of a company with grade A or B; others have none. */
const read = async ({ params }: Props) => {
  const view = await openShowroom((await params).id);
  if (view.showroom.company.grade === 'C') notFound();
  return view;
};

export async function generateMetadata(props: Props) {
  const view = await read(props);
  return showroomMetadata(view, { route: 'companyAdvancedDetail', params: { id: view.showroom.company.id } });
}

export default async function Page(props: Props) {
  const { showroom, locale } = await read(props);
  const t = await getTranslations('company.list');
  const { id, name } = showroom.company;
  const steps = [
    { name: t('advanced'), href: href('companyAdvanced') },
    { name: name.text, href: href('companyAdvancedDetail', { id }) },
  ];
  return (
    <div className="wrap hall-b">
      <BreadcrumbData steps={steps} locale={locale} />
      <Breadcrumb steps={steps} />
      <RecordView company={showroom.company} locale={locale} />
    </div>
  );
}
