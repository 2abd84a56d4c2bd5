import { getTranslations } from 'next-intl/server';
import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { HallProfile } from '@/components/hall/hall-profile';
import { HallResponses } from '@/components/hall/hall-responses-section';
import { openHall } from '@/lib/hall/read';
import { href } from '@/lib/platform/routes/address';
import { hallMetadata } from '@/lib/site/seo/hall-metadata';
import '@/app/profile.css';

type Props = { params: Promise<{ companyId: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const view = await openHall((await params).companyId);
  return hallMetadata(view, { route: 'hallBase', params: { companyId: view.hall.company.id } });
}

export default async function Page({ params }: Props) {
  const view = await openHall((await params).companyId);
  const t = await getTranslations('hall');
  const address = href('hallBase', { companyId: view.hall.company.id });
  return (
    <HallFrame {...view} here="base">
      <div className="wrap hall-b">
        <HallCrumbs {...view} steps={[{ name: t('base'), href: address }]} />
        <HallProfile {...view} response={<HallResponses companyId={view.hall.company.id} locale={view.locale} />} />
      </div>
    </HallFrame>
  );
}
