/** A part of a text: where it stands in the text, and how it is read. */
export type Token = {
  kind: 'word' | 'digits' | 'space' | 'line' | 'sign';
  /** without accents, in small letters; of digits in figures of ASCII */
  text: string;
  /** as it was typed, letters of full width and the like aside */
  typed: string;
  start: number;
  end: number;
};

/** From where to where something stands, in a text or among its tokens; the end is not part of it. */
export type TokenSpan = { start: number; end: number };

/** Whether a token is one of some signs. */
export const isSign = (token: Token | undefined, signs: string): boolean =>
  token?.kind === 'sign' && signs.includes(token.text);

/** Whether a token is written in Chinese characters. */
export const isHan = (token: Token | undefined): boolean =>
  token?.kind === 'word' && /\p{Script=Han}/u.test(token.text);

// What is not seen, as between the figures of a number, and the frame of a figure in a box.
const unseen = /\p{Cf}|\u034f|\ufe0e|\ufe0f|\u20e3/u;
// Raised, lowered and broken figures are no figures of a number.
const raised = /[\u00b2\u00b3\u00b9\u00bc-\u00be\u2070-\u209f\u2150-\u2189]/;
const digit = /\p{Nd}/u;
// The place of each in its ten is its value.
const hanDigits = '〇一二三四五六七八九零壹贰叁肆伍陆柒捌玖〇幺';
const hanNumber = new RegExp(`[${hanDigits}]{7,}`, 'g');
// A stroke of Chinese as a dash.
const hanDash = /(?<=\d)一(?=\d)/g;
// The letter in the place of a nought.
const letterNought = /(?<=\d)[OoОо](?=\d)|(?<![\p{L}\d])[OoОо](?=\d[\d ()/.-]{6})/gu;

// No token is longer, so that what looks at one has a bounded amount of work.
const pattern =
  /(?<digits>\d{1,32})|(?<word>\p{Script=Han}{1,32}|(?:(?!\p{Script=Han})[\p{L}\p{M}]){1,64})|(?<line>\n\s{0,64})|(?<space>[^\S\n]{1,64})|./gsu;

const isPlain = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** A word as words are compared: without accents and in small letters. */
export const fold = (word: string): string =>
  isPlain(word)
    ? word.toLowerCase()
    : word
        .normalize('NFD')
        .replace(/\p{M}|ـ/gu, '')
        .toLowerCase();

/** A digit of any script as one of ASCII. In Unicode the ten stand in a row that begins at …0 or …6. */
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

/** Cuts a text into tokens. */
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
