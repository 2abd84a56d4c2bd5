import type { LanguageCoverage } from '@/components/form/language-tabs';
import { type Locale, locales } from '@/lib/platform/i18n/site';

/** Texts in all languages, empty where missing, as form values. */
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

/** Coverage by language from the list of languages with texts. */
export const coverageFrom = (written: readonly Locale[]): Record<Locale, LanguageCoverage> =>
  Object.fromEntries(locales.map((locale) => [locale, written.includes(locale) ? 'full' : 'none'])) as Record<
    Locale,
    LanguageCoverage
  >;
