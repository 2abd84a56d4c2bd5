import { type Locale, sites } from '@/lib/platform/i18n/site';

/** Exceptions from CLDR's names (docs/domain.md, Languages). */
const wording: Partial<Record<string, Record<Locale, string>>> = {
  HK: {
    zh: '中国香港',
    en: 'Hong Kong, China',
    fr: 'Hong Kong, Chine',
    ru: 'Гонконг, Китай',
    es: 'Hong Kong, China',
    ar: 'هونغ كونغ، الصين',
    pt: 'Hong Kong, China',
    de: 'Hongkong, China',
  },
  MO: {
    zh: '中国澳门',
    en: 'Macao, China',
    fr: 'Macao, Chine',
    ru: 'Макао, Китай',
    es: 'Macao, China',
    ar: 'ماكاو، الصين',
    pt: 'Macau, China',
    de: 'Macau, China',
  },
  TW: {
    zh: '中国台湾',
    en: 'Taiwan, China',
    fr: 'Taïwan, Chine',
    ru: 'Тайвань, Китай',
    es: 'Taiwán, China',
    ar: 'تايوان، الصين',
    pt: 'Taiwan, China',
    de: 'Taiwan, China',
  },
};

const names = new Map<Locale, Intl.DisplayNames>();
const namesIn = (locale: Locale): Intl.DisplayNames => {
  const known = names.get(locale) ?? new Intl.DisplayNames([sites[locale].intl], { type: 'region' });
  names.set(locale, known);
  return known;
};

/** A country's name on a site, by ISO code: CLDR's, with a few exceptions. */
export const countryName = (locale: Locale, code: string): string =>
  wording[code]?.[locale] ?? namesIn(locale).of(code) ?? code;
