import { getTranslations } from 'next-intl/server';
import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { HallTeamList } from '@/components/hall/hall-team';
import { openHall, some } from '@/lib/hall/read';
import { href } from '@/lib/platform/routes/address';
import { hallMetadata } from '@/lib/site/seo/hall-metadata';

type Props = { params: Promise<{ companyId: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const view = await openHall((await params).companyId);
  return hallMetadata(view, { route: 'hallTeamList', params: { companyId: view.hall.company.id } });
}

export default async function Page({ params }: Props) {
  const view = await openHall((await params).companyId);
  const t = await getTranslations('hall');
  const address = href('hallTeamList', { companyId: view.hall.company.id });
  some(view.hall.team);
  return (
    <HallFrame {...view} here="team">
      <div className="wrap hall-b">
        <HallCrumbs {...view} steps={[{ name: t('team'), href: address }]} />
        <HallTeamList {...view} />
      </div>
    </HallFrame>
  );
}
