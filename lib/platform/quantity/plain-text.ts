import { latinFigures } from '@/lib/platform/i18n/fold';

/**
 * A text prepared for reading quantities: lower case without accents, full width and marks of direction, digits of all
 * scripts as ASCII, runs of space as one.
 */
export type PlainText = {
  /** the prepared text */
  lower: string;
  /** the same with capitals; same length */
  cased: string;
  /** index in the original text of each character, with the original's length at the end */
  places: readonly number[];
};

const fractions = /\p{No}/u;
const letters: Record<string, string> = {
  ...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ё: 'е', ß: 'ss' },
  ...{ '−': '-', '‐': '-', '‑': '-', '–': '-', '—': '-', '―': '-', '～': '~', '〜': '~', '∼': '~', '…': '...' },
  ...{ '×': 'x', '⨯': 'x', '∙': '·', '⋅': '·', '•': '·', '،': ',', '＂': '"', '“': '"', '”': '"', '″': '"', '〃': '"' },
  ...{ '′': "'", '’': "'", '‘': "'", µ: 'μ', º: '°', '˚': '°', '⌀': 'ø', '∅': 'ø', '⩾': '≥', '⩽': '≤' },
  ...{ '≧': '≥', '≦': '≤' },
};

function preparedOf(character: string): string {
  if (/\s/u.test(character)) return ' ';
  const direct = letters[character];
  if (direct !== undefined) return direct;
  if (character === 'й' || character === 'Й') return character;
  const wide = character.normalize('NFKC');
  // ½ becomes 1⁄2, apart from digits beside it; superscripts become plain digits.
  if (fractions.test(character) && wide.includes('⁄')) return ` ${wide} `;
  const bare = latinFigures(wide.normalize('NFD').replace(/\p{M}+/gu, '')).replace(/[\p{Cf}\u0640]/gu, '');
  return [...bare].map((one) => letters[one] ?? one).join('');
}

/** Prepares a text for reading quantities. */
export function plainText(text: string): PlainText {
  let cased = '';
  let lower = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const prepared = preparedOf(character);
    for (const one of prepared) {
      if (one === ' ' && (cased === '' || cased.endsWith(' '))) continue;
      const small = one.toLowerCase();
      cased += one;
      lower += small.length === one.length ? small : one;
      for (let index = 0; index < one.length; index++) places.push(at);
    }
    at += character.length;
  }
  places.push(text.length);
  return { lower, cased, places };
}

/** Where in the original text what precedes an index of the prepared one ends; a character may have become several. */
export function originalEnd({ places }: PlainText, end: number): number {
  const last = places[end - 1];
  let next = end;
  while (next < places.length - 1 && places[next] === last) next++;
  return places[next] ?? 0;
}

/** A spelling prepared in the same way. */
export const plainSpelling = (text: string): string => plainText(text).lower.trim();
