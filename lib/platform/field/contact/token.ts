/** A token: position in the text, and normalised content. */
export type Token = {
  kind: 'word' | 'digits' | 'space' | 'line' | 'sign';
  /** lower case without diacritics; digits in ASCII */
  text: string;
  /** as typed, except for full-width forms */
  typed: string;
  start: number;
  end: number;
};

/** A half-open range in a text or its tokens. */
export type TokenSpan = { start: number; end: number };

/** Whether a token is one of the given signs. */
export const isSign = (token: Token | undefined, signs: string): boolean =>
  token?.kind === 'sign' && signs.includes(token.text);

/** Whether a token is written in Chinese characters. */
export const isHan = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /\p{Script=Han}/u.test(token.text);

// Invisible characters, as between digits, and the box around a boxed digit.
const unseen = /\p{Cf}|\u034f|\ufe0e|\ufe0f|\u20e3/u;
// Superscripts, subscripts and fractions are not digits of a number.
const raised = /[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209f\u2150-\u2189]/;
const digit = /\p{Nd}/u;
// The index modulo ten is its value.
const hanDigits = '〇一二三四五六七八九零壹贰叁肆伍陆柒捌玖〇幺';
const hanNumber = new RegExp(`[${hanDigits}]{7,}`, 'g');
// The Chinese digit one used as a dash.
const hanDash = /(?<=\d)一(?=\d)/g;
// The letter O used as a zero.
const letterNought = /(?<=\d)[OoОо](?=\d)|(?<![\p{L}\d])[OoОо](?=\d[\d ()/.-]{6})/gu;

// Token length is limited, which bounds the work per token.
const pattern =
  /(?<digits>\d{1,32})|(?<word>\p{Script=Han}{1,32}|(?:(?!\p{Script=Han})[\p{L}\p{M}]){1,64})|(?<line>\n\s{0,64})|(?<space>[^\S\n]{1,64})|./gsu;

const isPlain = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Normalises a word for comparison: lower case, without diacritics. */
export const fold = (word: string): string =>
  isPlain(word)
    ? word.toLowerCase()
    : word
        .normalize('NFD')
        .replace(/\p{M}|ـ/gu, '')
        .toLowerCase();

/** Converts a digit of any script to ASCII. Unicode digits come in rows of ten that start at …0 or …6. */
function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const last = code & 15;
  return String(digit.test(String.fromCodePoint(code - last)) ? last : last - 6);
}

function plain(character: string): string {
  if (character < '\u0080') return character;
  if (unseen.test(character)) return '';
  if (raised.test(character)) return character;
  const simple = character.normalize('NFKC');
  return digit.test(simple) && simple.length === 1 && simple > '\u0080' ? plainDigit(simple) : simple;
}

/** Tokenises a text. */
export function readTokens(text: string): Token[] {
  const places: number[] = [];
  let read = '';
  let at = 0;
  for (const character of text) {
    const simple = plain(character);
    for (let n = 0; n < simple.length; n += 1) places.push(at);
    read += simple;
    at += character.length;
  }
  places.push(text.length);
  read = read
    .replace(hanNumber, (run) => [...run].map((one) => String(hanDigits.indexOf(one) % 10)).join(''))
    .replace(hanDash, '-')
    .replace(letterNought, '0');
  return Array.from(read.matchAll(pattern), ({ 0: typed, index, groups = {} }) => ({
    kind: groups.digits ? 'digits' : groups.word ? 'word' : groups.line ? 'line' : groups.space ? 'space' : 'sign',
    text: groups.word ? fold(typed) : typed,
    typed,
    start: places[index] ?? 0,
    end: places[index + typed.length] ?? text.length,
  }));
}
