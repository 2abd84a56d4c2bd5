import type { Locale } from '@/lib/i18n/site';
import type { FieldName } from './field';
import type { FieldView } from './types';

/** A row of a submission: a field, or a text that says the same in several languages. */
export type FieldRow = FieldView & { paths: readonly string[]; locales: readonly Locale[] };

/** What tells one company from any other stands before what it says of itself. */
const first: readonly FieldName[] = ['registrationNumber', 'licence'];
const rankOf = ({ field, locales }: FieldRow, own: Locale): number => {
  const at = first.indexOf(field);
  if (at >= 0) return at;
  return first.length + (locales.length === 0 || locales.includes(own) ? 0 : 1);
};

/**
 * The rows of a submission: equal texts of several languages in one, the number and the licence of a company first, then
 * what is in the language of the submission or in none.
 */
export function gatherFields(fields: readonly FieldView[], own: Locale): FieldRow[] {
  const found = new Map<string, FieldRow>();
  for (const view of fields) {
    const { path, field, locale, before, after, changed } = view;
    const key = locale === null ? path : JSON.stringify([field, before, after, changed]);
    const same = found.get(key);
    if (same && locale !== null) {
      const locales = [...same.locales, locale];
      // Which of its languages the text is in, nobody says.
      found.set(key, { ...same, locale: null, locales, paths: [...same.paths, path] });
    } else found.set(key, { ...view, paths: [path], locales: locale === null ? [] : [locale] });
  }
  return [...found.values()].sort((one, other) => rankOf(one, own) - rankOf(other, own));
}
