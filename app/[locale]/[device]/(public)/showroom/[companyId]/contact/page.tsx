import { getTranslations } from 'next-intl/server';
import { ShowroomContact } from '@/components/showroom/showroom-contact';
import { ShowroomCrumbs } from '@/components/showroom/showroom-crumbs';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { href } from '@/lib/platform/routes/address';
import { openShowroom } from '@/lib/showroom/read';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';

type Props = { params: Promise<{ companyId: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const view = await openShowroom((await params).companyId);
  return showroomMetadata(view, { route: 'showroomContact', params: { companyId: view.showroom.company.id } });
}

export default async function Page({ params }: Props) {
  const view = await openShowroom((await params).companyId);
  const t = await getTranslations('showroom');
  const address = href('showroomContact', { companyId: view.showroom.company.id });
  return (
    <ShowroomFrame {...view} here="contact">
      <div className="wrap hall-b">
        <ShowroomCrumbs {...view} steps={[{ name: t('contact'), href: address }]} />
        <ShowroomContact {...view} />
      </div>
    </ShowroomFrame>
  );
}
