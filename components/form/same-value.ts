type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values of a form say the same; what is missing is as good as undefined. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => isSameValue(value, other[index]));
  if (!isTree(one) || !isTree(other)) return Object.is(one, other);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSameValue(one[key], other[key]));
}

/**
 * The values that are stored now with those that were typed over older ones: what was not typed stays as it is stored.
 * Lists are taken whole.
 */
export function takeOver<V>(from: V, typed: V, stored: V): V {
  if (isSameValue(from, typed)) return stored;
  if (!isTree(from) || !isTree(typed) || !isTree(stored)) return typed;
  const keys = new Set([...Object.keys(stored), ...Object.keys(typed)]);
  return Object.fromEntries([...keys].map((key) => [key, takeOver(from[key], typed[key], stored[key])])) as V;
}

/** What a field holds that its reader has never seen so: an instant, a day, a code, a name of a file. */
const unread = /^(?:\d{4}-\d\d-\d\d(?:T.*)?|[A-Z]{2,5}|[\da-f-]{36}.*)$/;

/** The first text that was typed, as what a person tells an unsaved thing by; empty where none was. */
export function firstTyped(from: unknown, typed: unknown): string {
  if (typeof typed === 'string') return typed === from || unread.test(typed.trim()) ? '' : typed.trim();
  if (!isTree(typed)) return '';
  for (const [key, value] of Object.entries(typed)) {
    const text = firstTyped(isTree(from) ? from[key] : undefined, value);
    if (text !== '') return text;
  }
  return '';
}
