import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { FollowButton } from '@/components/footprint/follow-button';
import { CategoryChips } from '@/components/product/list/category-chips';
import { CategoryFacet } from '@/components/product/list/category-facet';
import { categoryPath } from '@/components/product/list/category-path';
import { ProductListing } from '@/components/product/list/product-listing-section';
import { facetNames } from '@/lib/listing/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ cateid: string; state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { cateid, state } = await params;
  const { locale } = await pageLocale();
  const { categories } = await facetNames(locale, 'product');
  const path = categoryPath(categories, Number(cateid));
  const here = path?.at(-1);
  if (!path || !here) notFound();
  return { locale, path, here, id: here.id, state: readState(state, routes.productCategory.state) };
};

export async function generateMetadata(props: Props) {
  const { locale, here, id, state } = await read(props);
  const values = { name: here.name, category: here.name, summary: here.slogan };
  return pageMetadata({ locale, route: 'productCategory', params: { cateid: id }, state, values });
}

export default async function Page(props: Props) {
  const { locale, path, here, id, state } = await read(props);
  const t = await getTranslations();
  return (
    <ProductListing
      page={{ name: 'productCategory', params: { cateid: id } }}
      state={state}
      subject={{ categoryId: id }}
      title={here.name}
      steps={[
        { name: t('product.products'), href: href('productHome') },
        ...path.map((node) => ({ name: node.name, href: href('productCategory', { cateid: node.id }) })),
      ]}
      act={<FollowButton type="sector" id={id} name={here.name} className="btn s max-md:min-h-11" />}
      facetLead={{ d: <CategoryFacet path={path} locale={locale} />, m: <CategoryChips path={path} /> }}
    />
  );
}
