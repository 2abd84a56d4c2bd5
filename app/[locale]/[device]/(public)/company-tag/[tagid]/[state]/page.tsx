import { notFound } from 'next/navigation';
import { CompanyListing } from '@/components/company/company-listing-section';
import { facetNames } from '@/lib/listing/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ tagid: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { tagid: segment, state } = await params;
  const { locale } = await pageLocale();
  const tagid = Number(segment);
  const { tags } = await facetNames(locale, 'company');
  const tag = tags.find(({ id }) => id === tagid) ?? notFound();
  return { locale, tag, tagid, state: readState(state, routes.companyTag.state) };
};

export async function generateMetadata(props: Props) {
  const { locale, tag, tagid, state } = await read(props);
  const values = { category: tag.name, name: tag.name };
  return pageMetadata({ locale, route: 'companyTag', params: { tagid }, state, values });
}

export default async function Page(props: Props) {
  const { tag, tagid, state } = await read(props);
  const page = { name: 'companyTag' as const, params: { tagid } };
  return <CompanyListing page={page} state={state} subject={{ tagId: tagid }} title={tag.name} />;
}
