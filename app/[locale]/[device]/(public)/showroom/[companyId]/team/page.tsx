import { getTranslations } from 'next-intl/server';
import { ShowroomCrumbs } from '@/components/showroom/showroom-crumbs';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { ShowroomTeamList } from '@/components/showroom/showroom-team';
import { href } from '@/lib/platform/routes/address';
import { openShowroom, some } from '@/lib/showroom/read';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';

type Props = { params: Promise<{ companyId: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const view = await openShowroom((await params).companyId);
  return showroomMetadata(view, { route: 'showroomTeamList', params: { companyId: view.showroom.company.id } });
}

export default async function Page({ params }: Props) {
  const view = await openShowroom((await params).companyId);
  const t = await getTranslations('showroom');
  const address = href('showroomTeamList', { companyId: view.showroom.company.id });
  some(view.showroom.team);
  return (
    <ShowroomFrame {...view} here="team">
      <div className="wrap hall-b">
        <ShowroomCrumbs {...view} steps={[{ name: t('team'), href: address }]} />
        <ShowroomTeamList {...view} />
      </div>
    </ShowroomFrame>
  );
}
