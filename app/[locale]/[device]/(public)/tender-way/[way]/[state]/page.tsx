import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { TenderListing } from '@/components/tender/tender-listing-section';
import { config } from '@/lib/platform/config';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ way: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { way: segment, state } = await params;
  const way = config.tender.ways.find((one) => one === segment);
  if (!way) notFound();
  const t = await getTranslations('tender.wayTitle');
  return { way, state: readState(state, routes.tenderWay.state), title: t(way) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { way, state, title } = await read(props);
  return pageMetadata({ locale, route: 'tenderWay', params: { way }, state, values: { name: title } });
}

export default async function Page(props: Props) {
  const { way, state, title } = await read(props);
  return <TenderListing page={{ name: 'tenderWay', params: { way } }} state={state} way={way} title={title} />;
}
