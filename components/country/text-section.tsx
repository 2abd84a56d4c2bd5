import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BreadcrumbData } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { countryHref, countryRoute } from '@/lib/country/href';
import { readCountry, readCountryTexts, readCountryView } from '@/lib/country/read';
import type { CountryPageKind } from '@/lib/platform/config';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { countryTextLd } from '@/lib/site/seo/country/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import { CountryText } from './country-text';

async function read(code: string, kind: CountryPageKind) {
  const { locale } = await pageLocale();
  const country = await readCountry(locale, code);
  const texts = country ? await readCountryTexts(locale, country.code) : [];
  const text = texts.find((one) => one.kind === kind);
  if (!country || !text) notFound();
  return { locale, country, text };
}

/** Metadata of a country text; 404 if missing. */
export async function countryTextMetadata(code: string, kind: CountryPageKind) {
  const { locale, country, text } = await read(code, kind);
  const values = { name: country.name, country: country.name, summary: text.summary };
  return pageMetadata({ locale, route: countryRoute(kind), params: { code }, values, locales: text.locales });
}

/** A country text; 404 if missing. */
export async function TextSection({ code, kind }: { code: string; kind: CountryPageKind }) {
  const { locale, country, text } = await read(code, kind);
  const t = await getTranslations('country');
  const title = t(`pageTitle.${kind}`, { country: country.name });
  const address = countryHref(country.code, kind);
  const steps = [
    { name: t('title'), href: href('countryList') },
    { name: country.name, href: countryHref(country.code, 'overview') },
    { name: t(`page.${kind}`), href: address },
  ];
  return (
    <>
      <BreadcrumbData steps={steps} locale={locale} />
      <JsonLd nodes={[countryTextLd(locale, country, text, { name: title, href: address })]} />
      <CountryText
        country={country}
        text={text}
        view={await readCountryView(locale, country)}
        title={title}
        steps={steps}
        url={currentHosts().absolute(locale, address)}
        locale={locale}
      />
    </>
  );
}
