import { countries, type TCountryCode } from 'countries-list';
import { config } from '@/lib/platform/config';
import { locales, sites } from '@/lib/platform/i18n/site';
import { m49Continent } from './continent';
import { countryName } from './country-name';

const continentOf: Record<string, (typeof config.continents)[number]> = {
  AS: 'asia',
  EU: 'europe',
  AF: 'africa',
  SA: 'south-america',
  OC: 'oceania',
  NA: 'north-america',
};

/** Countries with their continent, calling code, currency and names of CLDR; Antarctica has no trade. */
export function countryRows() {
  const codes = (Object.keys(countries) as TCountryCode[]).filter((code) => continentOf[countries[code].continent]);
  const translations = locales.flatMap((locale) => {
    const collator = new Intl.Collator(sites[locale].intl);
    return codes
      .map((code) => ({ countryCode: code as string, locale, name: countryName(locale, code) }))
      .sort((a, b) => collator.compare(a.name, b.name))
      .map((row, sort) => ({ ...row, sort }));
  });
  return {
    countries: codes.map((code) => ({
      code: code as string,
      continent: m49Continent[code] ?? (continentOf[countries[code].continent] as string),
      callingCode: String(countries[code].phone[0] ?? ''),
      currency: countries[code].currency[0] ?? config.baseCurrency,
    })),
    translations,
  };
}
