import { getTranslations } from 'next-intl/server';
import { ProductListing } from '@/components/product/list/product-listing-section';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { readState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ state: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => readState((await params).state, routes.productList.state);

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const t = await getTranslations('product');
  return pageMetadata({ locale, route: 'productList', state: await read(props), values: { name: t('listTitle') } });
}

export default async function Page(props: Props) {
  const t = await getTranslations();
  const title = t('product.listTitle');
  return (
    <ProductListing
      page={{ name: 'productList', params: {} }}
      state={await read(props)}
      subject={{}}
      title={title}
      steps={[
        { name: t('product.products'), href: href('productHome') },
        { name: title, href: href('productList') },
      ]}
    />
  );
}
