import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ViewBeacon } from '@/components/stats/view-beacon';
import { TenderDesktop } from '@/components/tender/tender-desktop';
import { TenderMobile } from '@/components/tender/tender-mobile';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { tenderLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { readTender, readTenderView } from '@/lib/tender/read';
import { tenderName } from '@/lib/tender/text';
import '@/app/tender.css';

type Props = { params: Promise<{ id: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { locale } = await pageLocale();
  const tender = await readTender(locale, Number((await params).id));
  if (!tender) notFound();
  const t = await getTranslations();
  const { id, summary, country, category, locales } = tender;
  const values = {
    name: tenderName(t, tender),
    summary,
    country: country.name,
    category: category ? t(`tender.category.${category}`) : t('tender.title'),
  };
  return pageMetadata({ locale, route: 'tenderDetail', params: { id }, values, locales });
}

export default async function Page({ params }: Props) {
  const { locale, device } = await pageLocale();
  const view = await readTenderView(locale, Number((await params).id));
  if (!view) notFound();
  const t = await getTranslations();
  const { id } = view.tender;
  const address = href('tenderDetail', { id });
  const steps = [
    { name: t('tender.title'), href: href('tenderList') },
    { name: tenderName(t, view.tender), href: address },
  ];
  const Detail = device === 'm' ? TenderMobile : TenderDesktop;
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <JsonLd nodes={[tenderLd(locale, view.tender)]} />
      <ViewBeacon kind="tender" id={id} />
      <Detail view={view} locale={locale} steps={steps} url={currentHosts().absolute(locale, address)} />
    </>
  );
}
