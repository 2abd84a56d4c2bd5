import { isLocale } from '@/lib/platform/i18n/site';

/** A field that differs between two versions of a form. */
export type Difference = {
  /** such as translations.en.name */
  path: string;
  mine: unknown;
  saved: unknown;
  /** which of the two differs from the base */
  changed: 'mine' | 'saved' | 'both';
};

/** Form values that are not user input. */
const carried = new Set(['id', 'companyId', 'locale', 'revision']);

const isTexts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every(isLocale);

/** Fields of a form with their values: texts by language, everything else as a single value. */
function fieldsOf(values: object): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(values)) {
    if (carried.has(name)) continue;
    if (!isTexts(value)) fields.set(name, value);
    else
      for (const [locale, text] of Object.entries(value))
        if (typeof text !== 'object' || text === null) fields.set(`${name}.${locale}`, text);
        else for (const [part, words] of Object.entries(text)) fields.set(`${name}.${locale}.${part}`, words);
  }
  return fields;
}

/** Normalizes a value: ignores empty values and the order of properties and selected ids. */
function plain(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (Array.isArray(value)) {
    const list = value.map(plain);
    if (list.length === 0) return null;
    return list.every((one) => typeof one === 'number') ? list.sort((a, b) => a - b) : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const filled = Object.entries(value)
    .map(([name, one]) => [name, plain(one)] as const)
    .filter(([, one]) => one !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** Differences between typed and stored values, relative to their common base. */
export function findDifferences(base: object, mine: object, saved: object): Difference[] {
  const [before, own, stored] = [fieldsOf(base), fieldsOf(mine), fieldsOf(saved)];
  return [...new Set([...own.keys(), ...stored.keys()])].flatMap((path): Difference[] => {
    const [first, typed, kept] = [before.get(path), own.get(path), stored.get(path)];
    if (isSame(typed, kept)) return [];
    const changed = isSame(first, kept) ? 'mine' : isSame(first, typed) ? 'saved' : 'both';
    return [{ path, mine: typed, saved: kept, changed }];
  });
}

/** Typed values, with the stored ones for `paths`. */
export function mergeSaved<V extends object>(
  mine: V,
  differences: readonly Difference[],
  paths: ReadonlySet<string>,
): V {
  const merged = structuredClone(mine) as Record<string, unknown>;
  for (const { path, saved } of differences) {
    if (!paths.has(path)) continue;
    const steps = path.split('.');
    const last = steps.pop() ?? '';
    let at = merged;
    for (const step of steps) {
      at[step] ??= {};
      at = at[step] as Record<string, unknown>;
    }
    at[last] = saved;
  }
  return merged as V;
}
