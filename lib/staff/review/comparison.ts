import { isDeepStrictEqual } from 'node:util';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { type FieldName, fieldNames, formFields, isField } from './field';

type Content = Readonly<Record<string, unknown>>;
/** One value of a form; texts have a language. */
export type ReviewEntry = { field: FieldName; locale: Locale | null; value: unknown };
/** A value in the public and the submitted version; undefined where missing. */
export type ComparedEntry = ReviewEntry & { path: string; before: unknown; changed: boolean };

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isContent = (value: unknown): value is Content => typeof value === 'object' && value !== null;
const pathOf = ({ field, locale }: Pick<ReviewEntry, 'field' | 'locale'>): string =>
  locale === null ? field : `${field}.${locale}`;

const fieldsOf = (content: Content, locale: Locale | null): ReviewEntry[] =>
  Object.entries(content).flatMap(([field, value]) =>
    isField(field) && !formFields.includes(field) ? [{ field, locale, value }] : [],
  );

/** The values of a form as a list: the texts of each language, then the rest. */
export function entriesOf(content: unknown): ReviewEntry[] {
  if (!isContent(content)) return [];
  const { translations, ...rest } = content;
  const texts = isContent(translations)
    ? locales.flatMap((locale) => {
        const text = translations[locale];
        return isContent(text) ? fieldsOf(text, locale) : [];
      })
    : [];
  return [...texts, ...fieldsOf(rest, null)];
}

const placeOf = ({ field, locale }: ReviewEntry): number =>
  (locale === null ? locales.length : locales.indexOf(locale)) * fieldNames.length + fieldNames.indexOf(field);
const byPlace = (one: ReviewEntry, other: ReviewEntry): number => placeOf(one) - placeOf(other);

/**
 * Compares two versions by field, texts by language first; omits fields empty in both. Without a first version
 * everything is new.
 */
export function compare(current: unknown, proposed: unknown): ComparedEntry[] {
  const before = new Map(entriesOf(current).map((entry) => [pathOf(entry), entry]));
  const after = new Map(entriesOf(proposed).map((entry) => [pathOf(entry), entry]));
  const removed = [...before].filter(([path]) => !after.has(path)).map(([, entry]) => ({ ...entry, value: undefined }));
  return [...after.values(), ...removed].sort(byPlace).flatMap((entry) => {
    const path = pathOf(entry);
    const old = before.get(path)?.value;
    if (isEmpty(entry.value) && isEmpty(old)) return [];
    return [{ ...entry, path, before: old, changed: !isDeepStrictEqual(old, entry.value) }];
  });
}
