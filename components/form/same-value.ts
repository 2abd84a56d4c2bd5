type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep equality of form values; missing equals undefined. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSameValue(value, other[index]));
  if (!isTree(one) || !isTree(other)) return Object.is(one, other);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameValue(one[key], other[key]));
}

/** Three-way merge: stored values with the typed changes relative to `from`. Arrays are taken as a unit. */
export function takeOver<V>(from: V, typed: V, stored: V): V {
  if (isSameValue(from, typed)) return stored;
  if (!isTree(from) || !isTree(typed) || !isTree(stored)) return typed;
  const keys = new Set([...Object.keys(stored), ...Object.keys(typed)]);
  return Object.fromEntries([...keys].map((key) => [key, takeOver(from[key], typed[key], stored[key])])) as V;
}

/** Values that users never see in this form: instants, dates, codes, file names. */
const unread = /^(?:\d{4}-\d\d-\d\d(?:T.*)?|[A-Z]{2,5}|[\da-f-]{36}.*)$/;

/** First changed text, to identify an unsaved item; empty if none. */
export function firstTyped(from: unknown, typed: unknown): string {
  if (typeof typed === 'string') return typed === from || unread.test(typed.trim()) ? '' : typed.trim();
  if (!isTree(typed)) return '';
  for (const [key, value] of Object.entries(typed)) {
    const text = firstTyped(isTree(from) ? from[key] : undefined, value);
    if (text !== '') return text;
  }
  return '';
}
