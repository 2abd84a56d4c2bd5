import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OfferListing } from '@/components/agent/offer-listing-section';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readKeyword } from '@/lib/platform/routes/keyword';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ keyword: string; state: string }> };

export const revalidate = 60;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { keyword: segment, state } = await params;
  const keyword = readKeyword(segment);
  if (!keyword) notFound();
  return { keyword, state: readState(state, routes.agentSearch.state) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { keyword, state } = await read(props);
  const values = { keyword, name: keyword };
  return pageMetadata({ locale, route: 'agentSearch', params: { keyword }, state, values });
}

export default async function Page(props: Props) {
  const t = await getTranslations('agent');
  const { keyword, state } = await read(props);
  const page = { name: 'agentSearch' as const, params: { keyword } };
  return <OfferListing page={page} state={state} keyword={keyword} title={t('searchTitle', { keyword })} />;
}
