import { getTranslations } from 'next-intl/server';
import { TenderListing } from '@/components/tender/tender-listing-section';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => readState((await params).state, routes.tenderList.state);

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'tenderList', state: await read(props) });
}

export default async function Page(props: Props) {
  const t = await getTranslations('tender');
  return <TenderListing page={{ name: 'tenderList', params: {} }} state={await read(props)} title={t('title')} />;
}
