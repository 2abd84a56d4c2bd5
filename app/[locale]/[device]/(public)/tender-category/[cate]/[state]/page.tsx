import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { TenderListing } from '@/components/tender/tender-listing-section';
import { config } from '@/lib/platform/config';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ cate: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { cate: segment, state } = await params;
  const category = config.tender.categories.find((one) => one === segment);
  if (!category) notFound();
  const t = await getTranslations('tender.categoryTitle');
  return { category, state: readState(state, routes.tenderCategory.state), title: t(category) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { category, state, title } = await read(props);
  return pageMetadata({ locale, route: 'tenderCategory', params: { cate: category }, state, values: { name: title } });
}

export default async function Page(props: Props) {
  const { category, state, title } = await read(props);
  return (
    <TenderListing
      page={{ name: 'tenderCategory', params: { cate: category } }}
      state={state}
      category={category}
      title={title}
    />
  );
}
