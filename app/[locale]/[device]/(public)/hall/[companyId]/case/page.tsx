import { getTranslations } from 'next-intl/server';
import { HallCases } from '@/components/hall/hall-cases';
import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { openHall, some } from '@/lib/hall/read';
import { href } from '@/lib/platform/routes/address';
import { hallMetadata } from '@/lib/site/seo/hall-metadata';
import '@/app/case.css';

type Props = { params: Promise<{ companyId: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const view = await openHall((await params).companyId);
  return hallMetadata(view, { route: 'hallCaseList', params: { companyId: view.hall.company.id } });
}

export default async function Page({ params }: Props) {
  const view = await openHall((await params).companyId);
  const t = await getTranslations('hall');
  const address = href('hallCaseList', { companyId: view.hall.company.id });
  some(view.hall.cases);
  return (
    <HallFrame {...view} here="cases">
      <div className="wrap hall-b">
        <HallCrumbs {...view} steps={[{ name: t('cases'), href: address }]} />
        <HallCases {...view} />
      </div>
    </HallFrame>
  );
}
