import { getTranslations } from 'next-intl/server';
import { HallContact } from '@/components/hall/hall-contact';
import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { openHall } from '@/lib/hall/read';
import { href } from '@/lib/platform/routes/address';
import { hallMetadata } from '@/lib/site/seo/hall-metadata';

type Props = { params: Promise<{ companyId: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const view = await openHall((await params).companyId);
  return hallMetadata(view, { route: 'hallContact', params: { companyId: view.hall.company.id } });
}

export default async function Page({ params }: Props) {
  const view = await openHall((await params).companyId);
  const t = await getTranslations('hall');
  const address = href('hallContact', { companyId: view.hall.company.id });
  return (
    <HallFrame {...view} here="contact">
      <div className="wrap hall-b">
        <HallCrumbs {...view} steps={[{ name: t('contact'), href: address }]} />
        <HallContact {...view} />
      </div>
    </HallFrame>
  );
}
