import type { LanguageCoverage } from '@/components/form/language-tabs';
import { type Locale, locales } from '@/lib/platform/i18n/site';

/** Texts in all languages, empty where none is written, as a form's fields want them. */
export const fullTexts = <F extends string>(
  translations: Partial<Record<Locale, Record<F, string>>>,
  fields: readonly F[],
): Record<Locale, Record<F, string>> =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(fields.map((field) => [field, translations[locale]?.[field] ?? ''])),
    ]),
  ) as Record<Locale, Record<F, string>>;

/** What a list tells of the languages that a thing is written in. */
export const coverageFrom = (written: readonly Locale[]): Record<Locale, LanguageCoverage> =>
  Object.fromEntries(locales.map((locale) => [locale, written.includes(locale) ? 'full' : 'none'])) as Record<
    Locale,
    LanguageCoverage
  >;
