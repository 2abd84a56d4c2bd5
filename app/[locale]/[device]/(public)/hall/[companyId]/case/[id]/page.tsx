import { getTranslations } from 'next-intl/server';
import { HallCaseView } from '@/components/hall/hall-cases';
import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { openCase } from '@/lib/hall/read';
import { href } from '@/lib/platform/routes/address';
import { hallMetadata } from '@/lib/site/seo/hall-metadata';
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
  const params = { companyId: view.hall.company.id, id: item.id };
  return hallMetadata(view, { route: 'hallCase', params, name: item.title.text, summary: item.description.text });
}

export default async function Page(props: Props) {
  const { view, item } = await read(props);
  const t = await getTranslations('hall');
  const companyId = view.hall.company.id;
  const list = { name: t('cases'), href: href('hallCaseList', { companyId }) };
  const here = { name: item.title.text, href: href('hallCase', { companyId, id: item.id }) };
  return (
    <HallFrame {...view} here="cases">
      <div className="wrap hall-b">
        <HallCrumbs {...view} steps={[list, here]} />
        <HallCaseView {...view} item={item} />
      </div>
    </HallFrame>
  );
}
