import { getTranslations } from 'next-intl/server';
import { CountryList } from '@/components/country/country-list';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { readCountryList } from '@/lib/country/read';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/country.css';

export const revalidate = 300;

export async function generateMetadata() {
  const { locale } = await pageLocale();
  return pageMetadata({ locale, route: 'countryList' });
}

export default async function Page() {
  const { locale } = await pageLocale();
  const t = await getTranslations('country');
  const steps = [{ name: t('title'), href: href('countryList') }];
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <CountryList items={await readCountryList(locale)} steps={steps} locale={locale} />
    </>
  );
}
