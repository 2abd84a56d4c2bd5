import { getTranslations } from 'next-intl/server';
import { ShowroomCrumbs } from '@/components/showroom/showroom-crumbs';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { ShowroomProfile } from '@/components/showroom/showroom-profile';
import { ShowroomResponses } from '@/components/showroom/showroom-responses-section';
import { readResponses } from '@/lib/chat/response/read';
import { href } from '@/lib/platform/routes/address';
import { openShowroom } from '@/lib/showroom/read';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';
import '@/app/profile.css';

type Props = { params: Promise<{ companyId: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const view = await openShowroom((await params).companyId);
  return showroomMetadata(view, { route: 'showroomBase', params: { companyId: view.showroom.company.id } });
}

export default async function Page({ params }: Props) {
  const view = await openShowroom((await params).companyId);
  const { trade } = await readResponses(view.showroom.company.id);
  const t = await getTranslations('showroom');
  const address = href('showroomBase', { companyId: view.showroom.company.id });
  return (
    <ShowroomFrame {...view} here="base" response={trade}>
      <div className="wrap hall-b">
        <ShowroomCrumbs {...view} steps={[{ name: t('base'), href: address }]} />
        <ShowroomProfile
          {...view}
          response={<ShowroomResponses companyId={view.showroom.company.id} locale={view.locale} />}
        />
      </div>
    </ShowroomFrame>
  );
}
