import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { CountryPage } from '@/components/country/country-page';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { countryHref } from '@/lib/country/href';
import { readCountry, readCountryView } from '@/lib/country/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { countryLd } from '@/lib/site/seo/country/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/country.css';

type Props = { params: Promise<{ code: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { code } = await params;
  const { locale, device } = await pageLocale();
  const country = await readCountry(locale, code);
  if (!country) notFound();
  return { locale, device, code, country };
};

export async function generateMetadata(props: Props) {
  const { locale, code, country } = await read(props);
  const values = { name: country.name, country: country.name };
  return pageMetadata({ locale, route: 'countryDetail', params: { code }, values });
}

export default async function Page(props: Props) {
  const { locale, device, country } = await read(props);
  const t = await getTranslations('country');
  const steps = [
    { name: t('title'), href: href('countryList') },
    { name: country.name, href: countryHref(country.code, 'overview') },
  ];
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <JsonLd nodes={[countryLd(locale, country)]} />
      <CountryPage
        country={country}
        view={await readCountryView(locale, country)}
        steps={steps}
        locale={locale}
        device={device}
      />
    </>
  );
}
