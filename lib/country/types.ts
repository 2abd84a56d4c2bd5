import type { Body } from '@/lib/platform/body/types';
import type { CountryPageKind } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Country } from '@/lib/reference/types';

/** Item counts of a country, equal to those of the filtered lists. */
export type CountryCounts = Record<'product' | 'company' | 'tender' | 'launch' | 'offer' | 'directory', number>;

/** A country in the list of all, with item counts and its texts. */
export type CountryEntry = Country & {
  counts: Pick<CountryCounts, 'product' | 'company' | 'tender'>;
  pages: CountryPageKind[];
};

/** Stable facts in the language of a site. */
export type CountryFacts = {
  /** its name in its first language; null if the same */
  native: { text: string; language: string } | null;
  /** null if none or disputed */
  capital: string | null;
  languages: string[];
  currency: { code: string; name: string };
  /** with its plus sign */
  callingCode: string;
  /** IANA name; null where the country has several times */
  timeZone: string | null;
};

/** A text on a country: handbook, tax or investment policy. */
export type CountryText = {
  kind: CountryPageKind;
  /** the month its facts are of: its first day */
  asOf: string;
  updatedAt: string;
  /** display language */
  locale: Locale;
  summary: string;
  body: Body;
  /** the sites that have it */
  locales: Locale[];
};
