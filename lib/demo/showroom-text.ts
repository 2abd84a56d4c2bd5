import { type Locale, locales, sites } from '@/lib/platform/i18n/site';
import type { CompanySeed, Text } from './seed';

const numbers = new Map(locales.map((locale) => [locale, new Intl.NumberFormat(sites[locale].intl)]));

/** Fills the company's own figures into a showroom text. */
function filledText(text: string, seed: CompanySeed, locale: Locale): string {
  const number = (value: number) => (numbers.get(locale) as Intl.NumberFormat).format(value);
  return text
    .replaceAll('{founded}', String(seed.founded))
    .replaceAll('{employees}', number(seed.employees))
    .replaceAll('{area}', number(seed.floorArea));
}

/** A row for each language; `textOf` gives a text of the showroom with the company's figures in it. */
export const each = <Row>(row: (locale: Locale, textOf: (text: Text) => string) => Row, seed: CompanySeed): Row[] =>
  locales.map((locale) => row(locale, (text) => filledText(text[locale], seed, locale)));
