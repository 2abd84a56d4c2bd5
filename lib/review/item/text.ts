import { z } from 'zod';
import { type Locale, locales } from '@/lib/platform/i18n/site';

type Text = Record<string, string>;
export type Translations<T extends Text> = Partial<Record<Locale, T>>;

/** Translations with any text; others are ignored. */
export const written = <T extends Text>(translations: Translations<T>): [Locale, T][] =>
  locales.flatMap((locale): [Locale, T][] => {
    const text = translations[locale];
    return text && Object.values(text).some((value) => value !== '') ? [[locale, text]] : [];
  });

/** Schema of a form's texts by language; drops languages without any text. */
export const translationsOf = <F extends Record<string, z.ZodType<string, string>>>(fields: F) =>
  z
    .partialRecord(z.enum(locales), z.object(fields))
    .transform((given) => Object.fromEntries(written(given as Translations<Text>)) as typeof given);

/** The first non-empty text, that of the form's language before others. */
export const firstText = <T extends Text>(translations: Translations<T>, locale: Locale, field: keyof T): string =>
  [locale, ...locales].map((one) => translations[one]?.[field] ?? '').find((text) => text !== '') ?? '';

type Report = (message: string, ...path: (string | number)[]) => void;

/** Reports missing texts of started languages; if none is started, all of them. */
export function checkWritten<T extends Text>(
  translations: Translations<T>,
  locale: Locale,
  required: readonly (keyof T & string)[],
  report: Report,
): void {
  const begun = written(translations);
  const own: [Locale, Partial<T>][] = begun.length === 0 ? [[locale, {}]] : begun;
  for (const [language, text] of own)
    for (const field of required) if (!text[field]) report('required', 'translations', language, field);
}
