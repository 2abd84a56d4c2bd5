import { getTranslations } from 'next-intl/server';
import { ShowroomCrumbs } from '@/components/showroom/showroom-crumbs';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { ShowroomMemberView } from '@/components/showroom/showroom-team';
import { href } from '@/lib/platform/routes/address';
import { openShowroom, pick } from '@/lib/showroom/read';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';

type Props = { params: Promise<{ companyId: string; id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { companyId, id } = await params;
  const view = await openShowroom(companyId);
  return { view, item: pick(view.showroom.team, id) };
};

export async function generateMetadata(props: Props) {
  const { view, item } = await read(props);
  const params = { companyId: view.showroom.company.id, id: item.id };
  return showroomMetadata(view, { route: 'showroomTeam', params, name: item.name.text, summary: item.bio.text });
}

export default async function Page(props: Props) {
  const { view, item } = await read(props);
  const t = await getTranslations('showroom');
  const companyId = view.showroom.company.id;
  const list = { name: t('team'), href: href('showroomTeamList', { companyId }) };
  const here = { name: item.name.text, href: href('showroomTeam', { companyId, id: item.id }) };
  return (
    <ShowroomFrame {...view} here="team">
      <div className="wrap hall-b">
        <ShowroomCrumbs {...view} steps={[list, here]} />
        <ShowroomMemberView {...view} item={item} />
      </div>
    </ShowroomFrame>
  );
}
