import { getTranslations } from 'next-intl/server';
import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { HallProfile } from '@/components/hall/hall-profile';
import { HallResponse } from '@/components/hall/hall-response';
import { hallMetadata } from '@/lib/hall/page';
import { openHall } from '@/lib/hall/read';
import { tagged } from '@/lib/pagestore/tagged';
import { getPublicResponse, responseDays } from '@/lib/quotation/response';
import { href } from '@/lib/routes/address';

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
  const { id } = view.hall.company;
  const response = await tagged([`company:${id}`], ['hall-response', id], () => getPublicResponse(id));
  const shown = response && <HallResponse response={response} days={responseDays} locale={view.locale} />;
  return (
    <HallFrame {...view} here="base">
      <div className="wrap hall-b">
        <HallCrumbs {...view} steps={[{ name: t('base'), href: address }]} />
        <HallProfile {...view} response={shown} />
      </div>
    </HallFrame>
  );
}
