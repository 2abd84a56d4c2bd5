const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] => folded(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

type Word = { word: string; signs: readonly string[]; pieces: ReadonlySet<string> };

/** Characters for Chinese, else character pairs; Chinese words may have a single character. */
const piecesOf = (word: string): Set<string> => {
  const signs = [...word];
  return new Set(/\p{Script=Han}/u.test(word) ? signs : signs.slice(1).map((sign, index) => `${signs[index]}${sign}`));
};

/** Cache of tokenised names; cleared when full. */
const known = new Map<string, readonly Word[]>();
const knownMax = 5_000;

function partsOf(text: string): readonly Word[] {
  const before = known.get(text);
  if (before) return before;
  const parts = wordsOf(text).map((word): Word => ({ word, signs: [...word], pieces: piecesOf(word) }));
  if (known.size >= knownMax) known.clear();
  known.set(text, parts);
  return parts;
}

function shareOf(one: Word, other: Word): number {
  if (one.word === other.word) return 1;
  if (other.word.includes(one.word)) return 0.95;
  const [left, right] = [one.signs, other.signs];
  const differs = left.findIndex((sign, index) => sign !== right[index]);
  const begin = differs < 0 ? left.length : differs;
  const prefix = begin >= 4 ? (0.9 * begin) / Math.min(left.length, right.length) : 0;
  let common = 0;
  for (const piece of one.pieces) if (other.pieces.has(piece)) common++;
  return Math.max(prefix, (2 * common) / Math.max(1, one.pieces.size + other.pieces.size));
}

/** Similarity of a text to the typed one, from 0 to 1: by whole words, prefixes, and common pieces. */
function nearness(queryWords: readonly Word[], text: string): number {
  const words = partsOf(text);
  if (queryWords.length === 0 || words.length === 0) return 0;
  const best = queryWords.map((word) => Math.max(...words.map((other) => shareOf(word, other))));
  return best.reduce((sum, share) => sum + share, 0) / best.length;
}

const min = 0.5;
/** Longer input is not a name, and cost grows with every word. */
const longest = { signs: 80, words: 8 };

/**
 * Entries similar to the typed text, best first; each by the best of its texts. Empty if the input is too long for a
 * name.
 * @param ofBest minimum share of the best similarity
 */
export function nearest<T>(
  typed: string,
  list: readonly T[],
  textsOf: (one: T) => readonly string[],
  max: number,
  ofBest = 0,
): T[] {
  if (typed.length > longest.signs || wordsOf(typed).length > longest.words) return [];
  const queryWords = partsOf(typed);
  const found = list
    .map((one) => ({ one, near: Math.max(0, ...textsOf(one).map((text) => nearness(queryWords, text))) }))
    .filter(({ near }) => near >= min)
    .toSorted((a, b) => b.near - a.near);
  const best = found[0]?.near ?? 0;
  return found
    .filter(({ near }) => near >= best * ofBest)
    .slice(0, max)
    .map(({ one }) => one);
}
