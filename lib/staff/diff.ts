/** A piece of a text: in both versions, or in one of them alone. */
export type Piece = { kind: 'same' | 'ins' | 'del'; text: string };

/** Above this many differing words two texts are shown one after the other. */
const most = 1500;
/** A figure, which is shorter than a code, is replaced as a whole. */
const figure = /^\d[\d.,]{0,11}$/;
/** A code: what has no space is compared sign by sign. */
const code = /^[\x21-\x7e]{1,64}$/;

const split = (text: string, granularity: 'grapheme' | 'word', locale: string): string[] =>
  Array.from(new Intl.Segmenter(locale, { granularity }).segment(text), ({ segment }) => segment);

type Step = { x: number; kind: Piece['kind'] };

/** Myers' shortest edit script as steps from the end; null where it is longer than `most`. */
function script(before: readonly string[], after: readonly string[]): Step[] | null {
  const [rows, columns] = [before.length, after.length];
  const limit = Math.min(rows + columns, most);
  const reach = new Int32Array(2 * limit + 3);
  const trace: Int32Array[] = [];
  const middle = limit + 1;
  const down = (k: number, d: number) =>
    k === -d || (k !== d && (reach[middle + k - 1] ?? 0) < (reach[middle + k + 1] ?? 0));
  for (let d = 0; d <= limit; d++) {
    trace.push(reach.slice(middle - d - 1, middle + d + 2));
    for (let k = -d; k <= d; k += 2) {
      let x = down(k, d) ? (reach[middle + k + 1] ?? 0) : (reach[middle + k - 1] ?? 0) + 1;
      while (x < rows && x - k < columns && before[x] === after[x - k]) x++;
      reach[middle + k] = x;
      if (x >= rows && x - k >= columns) return retrace(trace, rows, columns);
    }
  }
  return null;
}

function retrace(trace: readonly Int32Array[], rows: number, columns: number): Step[] {
  const steps: Step[] = [];
  let [x, y] = [rows, columns];
  for (let d = trace.length - 1; d >= 0; d--) {
    const at = (k: number) => trace[d]?.[k + d + 1] ?? 0;
    const k = x - y;
    const down = k === -d || (k !== d && at(k - 1) < at(k + 1));
    const from = d === 0 ? 0 : down ? at(k + 1) : at(k - 1);
    const start = d === 0 ? 0 : down ? from : from + 1;
    while (x > start) steps.push({ x: --x, kind: 'same' });
    if (d === 0) break;
    y = from - (down ? k + 1 : k - 1);
    steps.push(down ? { x: y, kind: 'ins' } : { x: from, kind: 'del' });
    x = from;
  }
  return steps.reverse();
}

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

/** Puts what lies between two changes into them where it is space alone, so that a rewritten phrase stays in one piece. */
const bridge = (pieces: readonly Piece[]): Piece[] => {
  const whole: Piece[] = [];
  let [del, ins] = ['', ''];
  const flush = () => {
    whole.push({ kind: 'del', text: del }, { kind: 'ins', text: ins });
    [del, ins] = ['', ''];
  };
  for (const [at, { kind, text }] of pieces.entries()) {
    const next = pieces[at + 1];
    const inside = kind === 'same' && /^\s+$/.test(text) && del !== '' && ins !== '' && next !== undefined;
    if (kind !== 'ins' && (kind === 'del' || inside)) del += text;
    if (kind !== 'del' && (kind === 'ins' || inside)) ins += text;
    if (kind === 'same' && !inside) {
      flush();
      whole.push({ kind, text });
    }
  }
  flush();
  return join(whole);
};

/**
 * What changed between two texts, by words of their language, in codes by signs. Joined, the pieces without insertions are
 * the first text, those without deletions the second.
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
  const steps = script(old, fresh);
  if (steps === null)
    return [
      { kind: 'del', text: before },
      { kind: 'ins', text: after },
    ];
  return bridge(join(steps.map(({ x, kind }) => ({ kind, text: (kind === 'ins' ? fresh : old)[x] ?? '' }))));
}

/** What changed between two lists, in the order of the second; what is gone stands at its end. */
export const diffList = (before: readonly string[], after: readonly string[]): Piece[] => [
  ...after.map((text): Piece => ({ kind: before.includes(text) ? 'same' : 'ins', text })),
  ...before.filter((text) => !after.includes(text)).map((text): Piece => ({ kind: 'del', text })),
];
