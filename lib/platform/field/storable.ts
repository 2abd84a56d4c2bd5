// PostgreSQL's text has no U+0000, its jsonb no lone surrogates; other control characters are not text. Tab and line
// breaks are allowed.
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;
const everyUnstorable = new RegExp(unstorable, 'gu');
const maxNamed = 20;
/** In UTF-16 code units; a client's property name can be as long as the body. */
const maxPath = 200;

/** Whether a text can be stored: no lone surrogates, no control characters except tab and line breaks. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** Removes what cannot be stored. */
export const storableText = (text: string): string => text.replace(everyUnstorable, '');

type Node = { value: unknown; key: string; parent: Node | null };

const pathOf = (node: Node): string => {
  const keys: string[] = [];
  for (let one: Node | null = node; one?.parent; one = one.parent) keys.push(one.key);
  return keys.reverse().join('.').slice(0, maxPath);
};

/**
 * Paths of unstorable texts in a JSON value, such as `items.3.name`; at most twenty, cut at 200 characters. For a
 * property name, the path of its object; '' for the value itself.
 */
export function unstorablePaths(value: unknown): string[] {
  const found = new Set<string>();
  // Without recursion: a megabyte of JSON can be half a million levels deep.
  const waiting: Node[] = [{ value, key: '', parent: null }];
  for (let node = waiting.pop(); node && found.size < maxNamed; node = waiting.pop()) {
    if (typeof node.value === 'string' && !isStorable(node.value)) found.add(pathOf(node));
    if (typeof node.value !== 'object' || node.value === null) continue;
    for (const [key, child] of Object.entries(node.value).reverse())
      if (isStorable(key)) waiting.push({ value: child, key, parent: node });
      else found.add(pathOf(node));
  }
  return [...found];
}
