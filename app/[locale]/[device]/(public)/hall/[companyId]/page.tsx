import { HallCrumbs } from '@/components/hall/hall-crumbs';
import { HallFrame } from '@/components/hall/hall-frame';
import { HallHome } from '@/components/hall/hall-home';
import { HallResponses } from '@/components/hall/hall-responses-section';
import { JsonLd } from '@/components/ui/json-ld';
import { readHome } from '@/lib/hall/home/read';
import { openHall } from '@/lib/hall/read';
import { pictureUrl } from '@/lib/platform/storage/picture';
import { hallMetadata } from '@/lib/site/seo/hall-metadata';
import { companyLd } from '@/lib/site/seo/json-ld';
import '@/app/template.css';
import '@/app/hall.css';
import '@/app/profile.css';
import '@/app/case.css';

type Props = { params: Promise<{ companyId: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const view = await openHall((await params).companyId);
  return hallMetadata(view, { route: 'hallHome', params: { companyId: view.hall.company.id } });
}

export default async function Page({ params }: Props) {
  const view = await openHall((await params).companyId);
  const { company, template } = view.hall;
  const response = <HallResponses companyId={company.id} locale={view.locale} wide={template !== 'c'} />;
  return (
    <HallFrame {...view} here="home">
      <JsonLd nodes={[companyLd(view.locale, company, company.logo && pictureUrl(company.logo, 160, 'jpg'))]} />
      <HallCrumbs {...view} steps={[]} />
      <HallHome {...view} home={await readHome(view.locale, view.hall)} response={response} />
    </HallFrame>
  );
}
