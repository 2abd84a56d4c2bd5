import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FairListing } from '@/components/fair/fair-listing-section';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readKeyword } from '@/lib/platform/routes/keyword';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/fair.css';

type Props = { params: Promise<{ keyword: string; state: string }> };

export const revalidate = 60;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { keyword: segment, state } = await params;
  const keyword = readKeyword(segment);
  if (!keyword) notFound();
  return { keyword, state: readState(state, routes.fairSearch.state) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { keyword, state } = await read(props);
  const values = { keyword, name: keyword };
  return pageMetadata({ locale, route: 'fairSearch', params: { keyword }, state, values });
}

export default async function Page(props: Props) {
  const t = await getTranslations('fair');
  const { keyword, state } = await read(props);
  const page = { name: 'fairSearch' as const, params: { keyword } };
  return <FairListing page={page} state={state} keyword={keyword} title={t('searchTitle', { keyword })} />;
}
