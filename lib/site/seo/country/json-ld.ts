import type { CountryText } from '@/lib/country/types';
import type { DirectoryEntry } from '@/lib/directory/types';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { Country } from '@/lib/reference/types';
import type { LdLink, LdNode } from '@/lib/site/seo/json-ld';

const absolute = (locale: Locale, path: string): string => currentHosts().absolute(locale, path);

/** An organisation of the directory; its own website is its address. */
export const organisationLd = ({ name, description, city, country, website }: DirectoryEntry): LdNode => ({
  '@type': 'Organization',
  name: name.text,
  description,
  address: { '@type': 'PostalAddress', addressCountry: country.code, ...(city ? { addressLocality: city } : {}) },
  ...(website ? { url: website } : {}),
});

/** JSON-LD of a country. */
export const countryLd = (locale: Locale, { code, name }: Pick<Country, 'code' | 'name'>): LdNode => ({
  '@type': 'Country',
  '@id': `${absolute(locale, href('countryDetail', { code: code.toLowerCase() }))}#country`,
  name,
  identifier: code,
});

/** A text on a country, as an article. */
export const countryTextLd = (
  locale: Locale,
  country: Pick<Country, 'code' | 'name'>,
  { summary, asOf, updatedAt, locale: language }: CountryText,
  page: LdLink,
): LdNode => ({
  '@type': 'Article',
  '@id': `${absolute(locale, page.href)}#article`,
  url: absolute(locale, page.href),
  headline: page.name,
  description: summary,
  inLanguage: language,
  contentReferenceTime: asOf,
  dateModified: updatedAt,
  about: countryLd(locale, country),
  publisher: { '@id': absolute(defaultLocale, '/#organization') },
});
