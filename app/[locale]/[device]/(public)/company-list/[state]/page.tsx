import { getTranslations } from 'next-intl/server';
import { CompanyListing } from '@/components/company/company-listing-section';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import type { ListState } from '@/lib/platform/routes/list-state';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => readState((await params).state, routes.companyList.state);
const titleOf = async ({ sort }: ListState) =>
  (await getTranslations('company.list'))(sort === 'latest' ? 'recent' : 'title');

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const state = await read(props);
  return pageMetadata({ locale, route: 'companyList', state, values: { name: await titleOf(state) } });
}

export default async function Page(props: Props) {
  const state = await read(props);
  const page = { name: 'companyList' as const, params: {} };
  return <CompanyListing page={page} state={state} subject={{}} title={await titleOf(state)} />;
}
