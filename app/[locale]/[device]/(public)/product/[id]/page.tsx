import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DetailDesktop } from '@/components/product/detail/detail-desktop';
import { DetailMobile } from '@/components/product/detail/detail-mobile';
import { AskKeeper } from '@/components/purchase/ask/ask-keeper';
import { ViewBeacon } from '@/components/stats/view-beacon';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { readResponses } from '@/lib/chat/response/read';
import { facetNames } from '@/lib/listing/read';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { pictureUrl } from '@/lib/platform/storage/picture';
import { readProduct, readProductView } from '@/lib/product/read';
import { productLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { locale } = await pageLocale();
  const product = await readProduct(locale, Number((await params).id));
  if (!product) notFound();
  const { id, name, summary, categories, supplier, locales, cover } = product;
  const { countries } = await facetNames(locale, 'product');
  const values = {
    name: name.text,
    summary: summary.text,
    category: categories.at(-1)?.name,
    company: supplier.name.text,
    country: countries.find(({ code }) => code === supplier.countryCode)?.name,
  };
  const picture = { src: pictureUrl(cover, 960, 'jpg'), alt: name.text, width: 960, height: 720 };
  return pageMetadata({ locale, route: 'productDetail', params: { id }, values, locales, picture });
}

export default async function Page({ params }: Props) {
  const { locale, device } = await pageLocale();
  const view = await readProductView(locale, Number((await params).id));
  if (!view) notFound();
  const t = await getTranslations('product');
  const { product, company } = view;
  const { trade } = await readResponses(company.id);
  const { countries } = await facetNames(locale, 'product');
  const steps = [
    { name: t('products'), href: href('productHome') },
    ...product.categories.map(({ id, name }) => ({ name, href: href('productCategory', { cateid: id }) })),
    { name: product.name.text, href: href('productDetail', { id: product.id }) },
  ];
  const Detail = device === 'm' ? DetailMobile : DetailDesktop;
  const origin = countries.find(({ code }) => code === product.originCode)?.name ?? product.originCode;
  const url = currentHosts().absolute(locale, href('productDetail', { id: product.id }));
  const pictures = product.media.filter(({ kind }) => kind === 'image').map(({ key }) => pictureUrl(key, 1280, 'jpg'));
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <ViewBeacon kind="product" id={product.id} />
      <JsonLd nodes={[productLd(locale, product, pictures)]} />
      <AskKeeper />
      <Detail view={view} locale={locale} steps={steps} origin={origin} url={url} response={trade} />
    </>
  );
}
