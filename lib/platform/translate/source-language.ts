import type { Locale } from '@/lib/platform/i18n/site';

const scripts = { zh: /\p{Script=Han}/gu, ru: /\p{Script=Cyrillic}/gu, ar: /\p{Script=Arabic}/gu } as const;
const letters = /\p{L}/gu;
/** Letters needed to detect a language in Latin script. */
const recognisable = 20;

const count = (text: string, of: RegExp): number => text.match(of)?.length ?? 0;

/** A Chinese character counts as three letters, so that Chinese text with a model name is recognised as Chinese. */
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
 * The source language for translation; null for automatic detection.
 * @param mark language of the site it was written on, which may differ from the text's
 */
export const sourceOf = (text: string, mark: Locale): Locale | null =>
  scriptOf(text) ?? (mark in scripts || count(text, letters) >= recognisable ? null : mark);

/** Whether to offer translation for a text of unknown language: unless it is in the reader's own script. */
export const mayBeForeign = (text: string, reader: Locale): boolean =>
  count(text, letters) > 1 && scriptOf(text) !== reader;

/** Whether to offer translation: the text was written on another site, or in another script. */
export const isForeign = (text: string, mark: Locale, reader: Locale): boolean =>
  count(text, letters) > 1 && (mark !== reader || scriptOf(text) !== (reader in scripts ? reader : null));
