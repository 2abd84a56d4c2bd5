import { getTranslations } from 'next-intl/server';
import { ShowroomCrumbs } from '@/components/showroom/showroom-crumbs';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { ShowroomPowerView } from '@/components/showroom/showroom-powers';
import { href } from '@/lib/platform/routes/address';
import { openShowroom, pick } from '@/lib/showroom/read';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';
import '@/app/case.css';

type Props = { params: Promise<{ companyId: string; id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { companyId, id } = await params;
  const view = await openShowroom(companyId);
  return { view, item: pick(view.showroom.powers, id) };
};

export async function generateMetadata(props: Props) {
  const { view, item } = await read(props);
  const params = { companyId: view.showroom.company.id, id: item.id };
  return showroomMetadata(view, {
    route: 'showroomPower',
    params,
    name: item.title.text,
    summary: item.description.text,
  });
}

export default async function Page(props: Props) {
  const { view, item } = await read(props);
  const t = await getTranslations('showroom');
  const companyId = view.showroom.company.id;
  const list = { name: t('powers'), href: href('showroomPowerList', { companyId }) };
  const here = { name: item.title.text, href: href('showroomPower', { companyId, id: item.id }) };
  return (
    <ShowroomFrame {...view} here="powers">
      <div className="wrap hall-b">
        <ShowroomCrumbs {...view} steps={[list, here]} />
        <ShowroomPowerView {...view} item={item} />
      </div>
    </ShowroomFrame>
  );
}
