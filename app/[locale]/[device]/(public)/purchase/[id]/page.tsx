import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PurchasePage } from '@/components/purchase/purchase-page';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { facetNames } from '@/lib/listing/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { readPurchaseView } from '@/lib/purchase/read';
import { effectiveState } from '@/lib/purchase/rules';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { purchaseLd } from '@/lib/site/seo/purchase/json-ld';

type Props = { params: Promise<{ id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { locale } = await pageLocale();
  const view = await readPurchaseView(locale, Number((await params).id));
  if (!view) notFound();
  const { id, title, details, locales } = view.purchase;
  const values = {
    name: title.text,
    summary: details.text,
    country: view.names.country,
    category: view.names.category,
  };
  const metadata = await pageMetadata({ locale, route: 'purchaseDetail', params: { id }, values, locales });
  const isOpen = effectiveState(view.purchase, Date.now()) === 'open';
  return isOpen ? metadata : { ...metadata, robots: { index: false, follow: true } };
}

export default async function Page({ params }: Props) {
  const { locale } = await pageLocale();
  const view = await readPurchaseView(locale, Number((await params).id));
  if (!view) notFound();
  const t = await getTranslations('purchaseHall');
  const { purchase, names } = view;
  const steps = [
    { name: t('title'), href: href('purchaseHome') },
    { name: purchase.title.text, href: href('purchaseDetail', { id: purchase.id }) },
  ];
  const isOpen = effectiveState(purchase, Date.now()) === 'open';
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      {isOpen && <JsonLd nodes={[purchaseLd(locale, purchase, names)]} />}
      <PurchasePage view={view} facets={await facetNames(locale, 'product')} locale={locale} steps={steps} />
    </>
  );
}
