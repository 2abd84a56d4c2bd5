import type { Locale } from '@/lib/platform/i18n/site';

const scripts = { zh: /\p{Script=Han}/gu, ru: /\p{Script=Cyrillic}/gu, ar: /\p{Script=Arabic}/gu } as const;
const letters = /\p{L}/gu;
/** Letters from which on a service tells the languages of the Latin script apart. */
const recognisable = 20;

const count = (text: string, of: RegExp): number => text.match(of)?.length ?? 0;

/** A character of Chinese says what some three letters do, so that a Chinese text with the name of a model is one. */
const weights: Partial<Record<keyof typeof scripts, number>> = { zh: 3 };

/** The language whose own script most letters of a text are; null for the Latin and others. */
function scriptOf(text: string): keyof typeof scripts | null {
  const all = count(text, letters);
  const found = (Object.keys(scripts) as (keyof typeof scripts)[]).find((locale) => {
    const own = count(text, scripts[locale]);
    return own * (weights[locale] ?? 1) > all - own;
  });
  return found ?? null;
}

/**
 * The language that a text is translated from; null where the service is to find out.
 * @param mark the language of the site on which it was written, which is not always that of its words
 */
export const sourceOf = (text: string, mark: Locale): Locale | null =>
  scriptOf(text) ?? (mark in scripts || count(text, letters) >= recognisable ? null : mark);

/** Whether a reader may want in their own language what nobody knows the language of: all but what is in their own script. */
export const mayBeForeign = (text: string, reader: Locale): boolean =>
  count(text, letters) > 1 && scriptOf(text) !== reader;

/** Whether a reader may want a text in their own language: it was written on another site, or in another script. */
export const isForeign = (text: string, mark: Locale, reader: Locale): boolean =>
  count(text, letters) > 1 && (mark !== reader || scriptOf(text) !== (reader in scripts ? reader : null));
