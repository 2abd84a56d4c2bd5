import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ProductListing } from '@/components/product/list/product-listing-section';
import { AskKeeper } from '@/components/purchase/ask/ask-keeper';
import { TermBeacon } from '@/components/stats/term-beacon';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
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
  return { keyword, state: readState(state, routes.productSearch.state) };
};

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { keyword, state } = await read(props);
  return pageMetadata({
    locale,
    route: 'productSearch',
    params: { keyword },
    state,
    values: { keyword, name: keyword },
  });
}

export default async function Page(props: Props) {
  const [{ locale }, t] = [await pageLocale(), await getTranslations()];
  const { keyword, state } = await read(props);
  const title = t('product.searchTitle', { keyword });
  return (
    <>
      <AskKeeper />
      <TermBeacon siteId={sites[locale].siteId} scope="product" keyword={keyword} />
      <ProductListing
        page={{ name: 'productSearch', params: { keyword } }}
        state={state}
        subject={{ keyword }}
        title={title}
        steps={[
          { name: t('product.products'), href: href('productHome') },
          { name: title, href: href('productSearch', { keyword }) },
        ]}
      />
    </>
  );
}
