import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { TermBeacon } from '@/components/stats/term-beacon';
import { TenderListing } from '@/components/tender/tender-listing-section';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { sites } from '@/lib/platform/i18n/site';
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
  return { keyword, state: readState(state, routes.tenderSearch.state) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { keyword, state } = await read(props);
  const values = { keyword, name: keyword };
  return pageMetadata({ locale, route: 'tenderSearch', params: { keyword }, state, values });
}

export default async function Page(props: Props) {
  const { locale } = await pageLocale();
  const t = await getTranslations('tender');
  const { keyword, state } = await read(props);
  const page = { name: 'tenderSearch' as const, params: { keyword } };
  return (
    <>
      <TermBeacon siteId={sites[locale].siteId} scope="tender" keyword={keyword} />
      <TenderListing page={page} state={state} keyword={keyword} title={t('searchTitle', { keyword })} />
    </>
  );
}
