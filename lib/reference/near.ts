const folded = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const wordsOf = (text: string): string[] => folded(text).match(/[\p{Letter}\p{Number}]+/gu) ?? [];

/** Signs and pairs of signs; a word of Chinese may have no more than one. */
const piecesOf = (word: string): Set<string> => {
  const signs = [...word];
  return new Set(/\p{Script=Han}/u.test(word) ? signs : signs.slice(1).map((sign, at) => `${signs[at]}${sign}`));
};

function shareOf(one: string, other: string): number {
  if (one === other) return 1;
  if (other.includes(one)) return 0.95;
  const [left, right] = [[...one], [...other]];
  const differs = left.findIndex((sign, at) => sign !== right[at]);
  const begin = differs < 0 ? left.length : differs;
  const prefix = begin >= 4 ? (0.9 * begin) / Math.min(left.length, right.length) : 0;
  const [pieces, others] = [piecesOf(one), piecesOf(other)];
  const common = [...pieces].filter((piece) => others.has(piece)).length;
  return Math.max(prefix, (2 * common) / Math.max(1, pieces.size + others.size));
}

/** How near a text is to what somebody typed, from 0 to 1: by whole words, by their beginnings, by what they share. */
export function nearness(typed: string, text: string): number {
  const [asked, words] = [wordsOf(typed), wordsOf(text)];
  if (asked.length === 0 || words.length === 0) return 0;
  const best = asked.map((word) => Math.max(...words.map((other) => shareOf(word, other))));
  return best.reduce((sum, share) => sum + share, 0) / best.length;
}

const least = 0.5;

/** Those of a list whose texts are near to what somebody typed, the nearest first; each by the nearest of its texts. */
export function nearest<T>(
  typed: string,
  list: readonly T[],
  textsOf: (one: T) => readonly string[],
  max: number,
): T[] {
  return list
    .map((one) => ({ one, near: Math.max(0, ...textsOf(one).map((text) => nearness(typed, text))) }))
    .filter(({ near }) => near >= least)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, max)
    .map(({ one }) => one);
}
