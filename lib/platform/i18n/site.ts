/** The eight sites: language, site id, direction. docs/domain.md, Languages. */
export const sites = {
  zh: { siteId: 1, dir: 'ltr', endonym: '简体中文', openGraph: 'zh_CN', intl: 'zh-CN' },
  en: { siteId: 5, dir: 'ltr', endonym: 'English', openGraph: 'en_GB', intl: 'en-GB' },
  fr: { siteId: 7, dir: 'ltr', endonym: 'Français', openGraph: 'fr_FR', intl: 'fr' },
  ru: { siteId: 6, dir: 'ltr', endonym: 'Русский', openGraph: 'ru_RU', intl: 'ru' },
  es: { siteId: 10, dir: 'ltr', endonym: 'Español', openGraph: 'es_ES', intl: 'es' },
  ar: { siteId: 11, dir: 'rtl', endonym: 'العربية', openGraph: 'ar_AR', intl: 'ar-u-nu-latn' },
  pt: { siteId: 8, dir: 'ltr', endonym: 'Português', openGraph: 'pt_BR', intl: 'pt-BR' },
  de: { siteId: 12, dir: 'ltr', endonym: 'Deutsch', openGraph: 'de_DE', intl: 'de' },
} as const;

export type Locale = keyof typeof sites;
export type Device = 'd' | 'm';

export const locales = Object.keys(sites) as Locale[];
export const defaultLocale: Locale = 'zh';

/** True where `value` is one of the eight language codes. */
export const isLocale = (value: string): value is Locale => Object.hasOwn(sites, value);

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The writing direction of any language. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.has(language) ? 'rtl' : 'ltr');

const arabic = /\p{Script=Arabic}/u;
/** The direction of a text: Arabic text made of digits and Latin letters only, such as 150/100 mm, is left to right. */
export const directionIn = (language: string, text: string): 'ltr' | 'rtl' =>
  arabic.test(text) ? directionOf(language) : 'ltr';

/** The language of a site id; null if there is none. */
export const localeOfSite = (siteId: number): Locale | null =>
  locales.find((locale) => sites[locale].siteId === siteId) ?? null;
