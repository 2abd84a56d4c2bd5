import { ShowroomCrumbs } from '@/components/showroom/showroom-crumbs';
import { ShowroomFrame } from '@/components/showroom/showroom-frame';
import { ShowroomHome } from '@/components/showroom/showroom-home';
import { ShowroomResponses } from '@/components/showroom/showroom-responses-section';
import { JsonLd } from '@/components/ui/json-ld';
import { readResponses } from '@/lib/chat/response/read';
import { pictureUrl } from '@/lib/platform/storage/picture';
import { readHome } from '@/lib/showroom/home/read';
import { openShowroom } from '@/lib/showroom/read';
import { companyLd } from '@/lib/site/seo/json-ld';
import { showroomMetadata } from '@/lib/site/seo/showroom/metadata';
import '@/app/template.css';
import '@/app/showroom-home.css';
import '@/app/profile.css';
import '@/app/case.css';

type Props = { params: Promise<{ companyId: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const view = await openShowroom((await params).companyId);
  return showroomMetadata(view, { route: 'showroomHome', params: { companyId: view.showroom.company.id } });
}

export default async function Page({ params }: Props) {
  const view = await openShowroom((await params).companyId);
  const { company, template } = view.showroom;
  const { trade } = await readResponses(company.id);
  const response = <ShowroomResponses companyId={company.id} locale={view.locale} wide={template !== 'c'} />;
  return (
    <ShowroomFrame {...view} here="home" response={trade}>
      <JsonLd nodes={[companyLd(view.locale, company, company.logo && pictureUrl(company.logo, 160, 'jpg'))]} />
      <ShowroomCrumbs {...view} steps={[]} />
      <ShowroomHome {...view} home={await readHome(view.locale, view.showroom)} response={response} />
    </ShowroomFrame>
  );
}
