/** The words of a search, each once. */
export const searchWords = (query: string): string[] => [
  ...new Set(
    query
      .toLowerCase()
      .split(/\s+/u)
      .filter((word) => word !== ''),
  ),
];

/** A piece of a text; `hit`: it is what was searched for. */
export type SnippetPart = { text: string; hit: boolean };

/** Characters that are shown before the first hit, and of a message in all. */
const before = 30;
const most = 160;

const hitsOf = (words: readonly string[]): RegExp | null =>
  words.length === 0
    ? null
    : new RegExp(
        // The longer first, so that of two words of which one begins the other the whole is marked.
        [...words]
          .sort((one, other) => other.length - one.length)
          .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
          .join('|'),
        'giu',
      );

/** What a message says around the first hit of a search, in pieces in their order. */
export function snippetOf(text: string, query: string): SnippetPart[] {
  const line = text.replace(/\s+/gu, ' ');
  const hits = hitsOf(searchWords(query));
  const at = hits ? Math.max(0, line.search(hits)) : 0;
  const isCut = at > before;
  // Half a word, or half of a character that takes two units, says nothing.
  const from = isCut ? (line.slice(at - before, at).match(/^\S*\s/u)?.[0].length ?? before) + at - before : 0;
  const shown = line.slice(from, from + most).replace(/[\ud800-\udbff]$/, '');
  const parts: SnippetPart[] = isCut ? [{ text: '…', hit: false }] : [];
  let end = 0;
  for (const found of hits ? shown.matchAll(hits) : []) {
    if (found.index > end) parts.push({ text: shown.slice(end, found.index), hit: false });
    parts.push({ text: found[0], hit: true });
    end = found.index + found[0].length;
  }
  if (end < shown.length || from + shown.length < line.length)
    parts.push({ text: `${shown.slice(end)}${from + shown.length < line.length ? '…' : ''}`, hit: false });
  return parts;
}
