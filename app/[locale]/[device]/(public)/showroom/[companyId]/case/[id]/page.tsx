import { getTranslations } from 'next-intl/server';
import { ShowroomCaseView } from '@/components/showroom/showroom-cases';
import { ShowroomCrumbs } from '@/components/showroom/showroom-crumbs';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { href } from '@/lib/platform/routes/address';
import { openCase } from '@/lib/showroom/read';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';
import '@/app/case.css';

type Props = { params: Promise<{ companyId: string; id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { companyId, id } = await params;
  return openCase(companyId, id);
};

export async function generateMetadata(props: Props) {
  const { view, item } = await read(props);
  const params = { companyId: view.showroom.company.id, id: item.id };
  return showroomMetadata(view, {
    route: 'showroomCase',
    params,
    name: item.title.text,
    summary: item.description.text,
  });
}

export default async function Page(props: Props) {
  const { view, item } = await read(props);
  const t = await getTranslations('showroom');
  const companyId = view.showroom.company.id;
  const list = { name: t('cases'), href: href('showroomCaseList', { companyId }) };
  const here = { name: item.title.text, href: href('showroomCase', { companyId, id: item.id }) };
  return (
    <ShowroomFrame {...view} here="cases">
      <div className="wrap hall-b">
        <ShowroomCrumbs {...view} steps={[list, here]} />
        <ShowroomCaseView {...view} item={item} />
      </div>
    </ShowroomFrame>
  );
}
