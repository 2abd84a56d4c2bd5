import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PurchaseListing } from '@/components/purchase/purchase-listing-section';
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
  return { keyword, state: readState(state, routes.purchaseSearch.state) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { keyword, state } = await read(props);
  const values = { keyword, name: keyword };
  return pageMetadata({ locale, route: 'purchaseSearch', params: { keyword }, state, values });
}

export default async function Page(props: Props) {
  const t = await getTranslations('purchaseHall');
  const { keyword, state } = await read(props);
  const page = { name: 'purchaseSearch' as const, params: { keyword } };
  return <PurchaseListing page={page} state={state} keyword={keyword} title={t('searchTitle', { keyword })} />;
}
