import { notFound } from 'next/navigation';
import { SearchResults } from '@/components/site/search/search-results';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readKeyword } from '@/lib/platform/routes/keyword';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { searchSite } from '@/lib/site/search/read';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ keyword: string; state: string }> };

export const revalidate = 60;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { keyword: segment, state } = await params;
  const keyword = readKeyword(segment);
  if (!keyword) notFound();
  return { ...(await pageLocale()), keyword, state: readState(state, routes.siteSearchKeyword.state) };
};

export async function generateMetadata(props: Props) {
  const { locale, keyword, state } = await read(props);
  const values = { keyword, name: keyword };
  return pageMetadata({ locale, route: 'siteSearchKeyword', params: { keyword }, state, values });
}

export default async function Page(props: Props) {
  const request = await read(props);
  const { locale, device, keyword } = request;
  const result = await searchSite({ ...request, page: { name: 'siteSearchKeyword', params: { keyword } } });
  return <SearchResults result={result} keyword={keyword} locale={locale} device={device} />;
}
