import { getTranslations } from 'next-intl/server';
import { ShowroomCases } from '@/components/showroom/showroom-cases';
import { ShowroomCrumbs } from '@/components/showroom/showroom-crumbs';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { href } from '@/lib/platform/routes/address';
import { openShowroom, some } from '@/lib/showroom/read';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';
import '@/app/case.css';

type Props = { params: Promise<{ companyId: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const view = await openShowroom((await params).companyId);
  return showroomMetadata(view, { route: 'showroomCaseList', params: { companyId: view.showroom.company.id } });
}

export default async function Page({ params }: Props) {
  const view = await openShowroom((await params).companyId);
  const t = await getTranslations('showroom');
  const address = href('showroomCaseList', { companyId: view.showroom.company.id });
  some(view.showroom.cases);
  return (
    <ShowroomFrame {...view} here="cases">
      <div className="wrap hall-b">
        <ShowroomCrumbs {...view} steps={[{ name: t('cases'), href: address }]} />
        <ShowroomCases {...view} />
      </div>
    </ShowroomFrame>
  );
}
