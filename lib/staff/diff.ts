import { diffArrays } from 'diff';

/** A part of a text: in both versions, or in only one. */
export type Piece = { kind: 'same' | 'ins' | 'del'; text: string };

/** Above this many differing words two texts are shown one after the other. */
const max = 1500;
/** A figure, which is shorter than a code, is replaced as a whole. */
const figure = /^\d[\d.,]{0,11}$/;
/** A code: text without spaces is compared by character. */
const code = /^[\x21-\x7e]{1,64}$/;

const split = (text: string, granularity: 'grapheme' | 'word', locale: string): string[] =>
  Array.from(new Intl.Segmenter(locale, { granularity }).segment(text), ({ segment }) => segment);

const join = (pieces: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  for (const { kind, text } of pieces) {
    const last = joined.at(-1);
    if (text === '') continue;
    if (last?.kind === kind) last.text += text;
    else joined.push({ kind, text });
  }
  return joined;
};

/** Merges changes separated only by spaces, so that a rewritten phrase stays in one piece. */
const bridge = (pieces: readonly Piece[]): Piece[] => {
  const result: Piece[] = [];
  let [del, ins] = ['', ''];
  const flush = () => {
    result.push({ kind: 'del', text: del }, { kind: 'ins', text: ins });
    [del, ins] = ['', ''];
  };
  for (const [at, { kind, text }] of pieces.entries()) {
    const next = pieces[at + 1];
    const inside = kind === 'same' && /^\s+$/.test(text) && del !== '' && ins !== '' && next !== undefined;
    if (kind !== 'ins' && (kind === 'del' || inside)) del += text;
    if (kind !== 'del' && (kind === 'ins' || inside)) ins += text;
    if (kind === 'same' && !inside) {
      flush();
      result.push({ kind, text });
    }
  }
  flush();
  return join(result);
};

/**
 * Differences between two texts, by words of their language, in codes by character. Without insertions the parts join
 * to the first text, without deletions to the second.
 */
export function diffText(before: string, after: string, locale: string): Piece[] {
  if (before === after) return join([{ kind: 'same', text: before }]);
  if (figure.test(before) && figure.test(after))
    return [
      { kind: 'del', text: before },
      { kind: 'ins', text: after },
    ];
  const granularity = code.test(before) && code.test(after) ? 'grapheme' : 'word';
  const [old, fresh] = [split(before, granularity, locale), split(after, granularity, locale)];
  const changes = diffArrays(old, fresh, { maxEditLength: max });
  if (!changes)
    return [
      { kind: 'del', text: before },
      { kind: 'ins', text: after },
    ];
  return bridge(
    changes.map(({ added, removed, value }) => ({
      kind: added ? 'ins' : removed ? 'del' : 'same',
      text: value.join(''),
    })),
  );
}

/** Differences between two lists, in the order of the second; removed entries at the end. */
export const diffList = (before: readonly string[], after: readonly string[]): Piece[] => [
  ...after.map((text): Piece => ({ kind: before.includes(text) ? 'same' : 'ins', text })),
  ...before.filter((text) => !after.includes(text)).map((text): Piece => ({ kind: 'del', text })),
];
