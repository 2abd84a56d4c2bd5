import type { Locale } from '@/lib/platform/i18n/site';
import type { FieldName } from './field';
import type { FieldView } from './types';

/** A row of a submission: a field, or an equal text in several languages. */
export type FieldRow = FieldView & { paths: readonly string[]; locales: readonly Locale[] };

/** Fields identifying the company come first. */
const first: readonly FieldName[] = ['registrationNumber', 'licence'];
const isIn = ({ locales }: FieldRow, own: Locale): boolean => locales.length === 0 || locales.includes(own);

/**
 * The rows of a submission: equal texts of several languages are merged, a company's number and licence first; per
 * field the text in the submission's language, then those in others.
 */
export function gatherFields(fields: readonly FieldView[], own: Locale): FieldRow[] {
  const found = new Map<string, FieldRow>();
  for (const view of fields) {
    const { path, field, locale, before, after, changed } = view;
    const key = locale === null ? path : JSON.stringify([field, before, after, changed]);
    const same = found.get(key);
    if (same && locale !== null) {
      const locales = [...same.locales, locale];
      // The language of an equal text is unknown.
      found.set(key, { ...same, locale: null, locales, paths: [...same.paths, path] });
    } else found.set(key, { ...view, paths: [path], locales: locale === null ? [] : [locale] });
  }
  const order = [...new Set([...first, ...fields.map(({ field }) => field)])];
  return [...found.values()].sort(
    (one, other) =>
      order.indexOf(one.field) - order.indexOf(other.field) || Number(isIn(other, own)) - Number(isIn(one, own)),
  );
}
