import { countries, type TCountryCode } from 'countries-list';
import { timeZoneOf } from '@/lib/company/time-zone';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import type { Country } from '@/lib/reference/types';
import capitals from './data/capital.json';
import type { CountryFacts } from './types';

/** Names of capitals; places with none, or a disputed one, are left out. */
const capitalNames: Readonly<Record<string, Record<Locale, string>>> = capitals;
// Regions of another country have no local name to state here.
const regions = ['HK', 'MO', 'TW'];

/** The stable facts of a country, from countries-list, CLDR and the time zone database, in the language of a site. */
export function factsOf(locale: Locale, { code, name, callingCode, currency }: Country): CountryFacts {
  const known = countries[code as TCountryCode];
  const names = (type: 'language' | 'currency') => new Intl.DisplayNames([sites[locale].intl], { type });
  const [first] = known.languages;
  const own = regions.includes(code) || known.native === name || first === undefined;
  return {
    native: own ? null : { text: known.native, language: first },
    capital: capitalNames[code]?.[locale] ?? null,
    languages: known.languages.map((language) => names('language').of(language) ?? language),
    currency: { code: currency, name: names('currency').of(currency) ?? currency },
    callingCode: `+${callingCode}`,
    timeZone: timeZoneOf(code),
  };
}
