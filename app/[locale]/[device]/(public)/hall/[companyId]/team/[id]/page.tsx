import { getTranslations } from 'next-intl/server';
import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { HallMemberView } from '@/components/hall/hall-team';
import { openHall, pick } from '@/lib/hall/read';
import { href } from '@/lib/platform/routes/address';
import { hallMetadata } from '@/lib/site/seo/hall-metadata';

type Props = { params: Promise<{ companyId: string; id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { companyId, id } = await params;
  const view = await openHall(companyId);
  return { view, item: pick(view.hall.team, id) };
};

export async function generateMetadata(props: Props) {
  const { view, item } = await read(props);
  const params = { companyId: view.hall.company.id, id: item.id };
  return hallMetadata(view, { route: 'hallTeam', params, name: item.name.text, summary: item.bio.text });
}

export default async function Page(props: Props) {
  const { view, item } = await read(props);
  const t = await getTranslations('hall');
  const companyId = view.hall.company.id;
  const list = { name: t('team'), href: href('hallTeamList', { companyId }) };
  const here = { name: item.name.text, href: href('hallTeam', { companyId, id: item.id }) };
  return (
    <HallFrame {...view} here="team">
      <div className="wrap hall-b">
        <HallCrumbs {...view} steps={[list, here]} />
        <HallMemberView {...view} item={item} />
      </div>
    </HallFrame>
  );
}
