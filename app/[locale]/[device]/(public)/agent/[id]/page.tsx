import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OfferDesktop } from '@/components/agent/offer-desktop';
import { OfferMobile } from '@/components/agent/offer-mobile';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { readOffer, readOfferView } from '@/lib/agent/read';
import { facetNames } from '@/lib/listing/read';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { pictureUrl } from '@/lib/platform/storage/picture';
import { readProduct } from '@/lib/product/read';
import { agentOfferLd, productLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = { params: Promise<{ id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { locale } = await pageLocale();
  const offer = await readOffer(locale, Number((await params).id));
  if (!offer) notFound();
  const { id, slogan, detail, product, locales, banner } = offer;
  const category = (await readProduct(locale, product.id))?.categories.at(-1)?.name;
  const values = { name: slogan.text, summary: detail.text, company: product.supplier.name.text, category };
  const picture = { src: pictureUrl(banner, 960, 'jpg'), alt: slogan.text };
  return pageMetadata({ locale, route: 'agentDetail', params: { id }, values, locales, picture });
}

export default async function Page({ params }: Props) {
  const { locale, device } = await pageLocale();
  const view = await readOfferView(locale, Number((await params).id));
  if (!view) notFound();
  const t = await getTranslations();
  const { offer, product } = view;
  const { countries } = await facetNames(locale, 'product');
  const address = href('agentDetail', { id: offer.id });
  const steps = [
    { name: t('agent.title'), href: href('agentList') },
    { name: offer.slogan.text, href: address },
  ];
  const origin = countries.find(({ code }) => code === product.originCode)?.name ?? product.originCode;
  const pictures = product.media.filter(({ kind }) => kind === 'image').map(({ key }) => pictureUrl(key, 1280, 'jpg'));
  const Detail = device === 'm' ? OfferMobile : OfferDesktop;
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <JsonLd nodes={[productLd(locale, product, pictures), agentOfferLd(locale, offer, t('launch.worldwide'))]} />
      <Detail
        view={view}
        locale={locale}
        steps={steps}
        origin={origin}
        url={currentHosts().absolute(locale, address)}
      />
    </>
  );
}
