// PostgreSQL's text has no U+0000, its jsonb no half of a surrogate pair; other controls are no text either. The tab and
// the ends of lines are.
const unstorable = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;
const everyUnstorable = new RegExp(unstorable, 'gu');
const maxNamed = 20;
/** In UTF-16 code units; a key of a client's own can be as long as its body. */
const maxPath = 200;

/** Whether a text can be stored: no lone surrogate, no control character but the tab and the ends of lines. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** A text without what cannot be stored. */
export const storableText = (text: string): string => text.replace(everyUnstorable, '');

type Node = { value: unknown; key: string; parent: Node | null };

const pathOf = (node: Node): string => {
  const keys: string[] = [];
  for (let one: Node | null = node; one?.parent; one = one.parent) keys.push(one.key);
  return keys.reverse().join('.').slice(0, maxPath);
};

/**
 * The paths of the texts within a JSON value that cannot be stored, as in `items.3.name`; at most twenty, each cut at 200
 * characters. A name of a property is told by the path of its object, '' for the value itself.
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
