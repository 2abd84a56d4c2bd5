import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FairListing } from '@/components/fair/fair-listing-section';
import { facetNames } from '@/lib/listing/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/fair.css';

type Props = { params: Promise<{ cate: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { cate, state } = await params;
  const { locale } = await pageLocale();
  const { categories } = await facetNames(locale, 'company');
  const category = categories.flatMap((node) => [node, ...node.children]).find(({ id }) => id === Number(cate));
  if (!category) notFound();
  return { locale, category, state: readState(state, routes.fairCategory.state) };
};

export async function generateMetadata(props: Props) {
  const { locale, category, state } = await read(props);
  const values = { category: category.name };
  return pageMetadata({ locale, route: 'fairCategory', params: { cate: category.id }, state, values });
}

export default async function Page(props: Props) {
  const t = await getTranslations('fair');
  const { category, state } = await read(props);
  const page = { name: 'fairCategory' as const, params: { cate: category.id } };
  const title = t('categoryTitle', { name: category.name });
  return <FairListing page={page} state={state} categoryId={category.id} title={title} />;
}
