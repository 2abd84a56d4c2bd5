import type { Locale } from '@/lib/platform/i18n/site';

/** Encodings that spreadsheet programs save in, with the scripts of those that have no BOM. */
export const sheetEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1251',
  'windows-1256',
  'gb18030',
] as const;
export type SheetEncoding = (typeof sheetEncodings)[number];

/** The bytes decoded in one encoding. */
export type Decoded = { encoding: SheetEncoding; text: string };
/** The encoding if certain, else choices for the user, the site's most likely first. */
export type Decoding = { sure: Decoded } | { choices: readonly Decoded[] };

const guessed = ['windows-1252', 'windows-1251', 'windows-1256', 'gb18030'] as const;
type Guessed = (typeof guessed)[number];
const ofSite: Partial<Record<Locale, Guessed>> = { zh: 'gb18030', ru: 'windows-1251', ar: 'windows-1256' };

/** Bytes 80 to 9F in Windows-1252, which Node's decoder gets wrong: nodejs/node 56542. */
const high = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes bytes without their BOM; null if invalid in the encoding. */
export const decode = (bytes: Uint8Array, encoding: SheetEncoding): string | null => {
  if (encoding === 'windows-1252')
    return Buffer.from(bytes)
      .toString('latin1')
      .replace(/[\u0080-\u009f]/g, (control) => high.charAt(control.charCodeAt(0) - 0x80));
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Bytes used to detect the encoding; more do not help. */
const sample = 65_536;

/** Detects UTF-16 by its BOM, else by the zero bytes of ASCII characters; null if neither. */
export function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes.length % 2 === 1) return null;
  const zeros: [number, number] = [0, 0];
  for (const [at, byte] of bytes.subarray(0, sample).entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  if (even === odd) return null;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  // Text contains no U+0000, so it is not UTF-16 if one appears.
  return decode(bytes, encoding)?.includes('\0') === false ? encoding : null;
}

/** Words with the letters of western European and Latin American languages. */
const westernWord = /^(?:[A-ZÀ-ÏÑ-ÖØ-ÜŒŠŽŸ]?[a-zß-ïñ-öø-üÿœšžªº]+|[A-ZÀ-ÏÑ-ÖØ-ÜŒŠŽŸ]+)$/;
const cyrillicWord = /^(?:[А-ЯЁІЇЄЎ]?[а-яёіїєў]+|[А-ЯЁІЇЄЎ]+)$/;
const arabicWord = /^[\u0621-\u063a\u0640-\u0652\u067e\u0686\u0698\u06af\u06a9\u06cc]+$/;
const sign = '[°²³¹µ×±÷·½¼¾–—‘’‚“”„€£¥§©®™…•«»¿¡№‰،؛؟\\u00a0\\u200c\\u200e\\u200f‹›]';
const within = new RegExp(`^${sign}{0,2}(.*?)${sign}{0,2}$`, 'su');
const chineseSigns = /^[\u3000-\u3011\u3014-\u3017\uff01-\uff5e￥·—‘’“”…℃°±×÷≤≥≠∮√ΦφΩμ①-⑩Ⅰ-Ⅻ→←↑↓㎡㎜㎝㎏№‰]+$/u;

const inScript = (isScript: (word: string) => boolean) => (word: string) => {
  const inner = within.exec(word)?.[1] ?? word;
  return /^[A-Za-z]*$/.test(inner) || isScript(inner);
};

/** Whether a run of letters and signs is plausible text in the encoding's script. */
const isWord: Record<Guessed, (word: string) => boolean> = {
  'windows-1252': inScript((word) => westernWord.test(word) && !/[^A-Za-z]{3}/.test(word)),
  'windows-1251': inScript((word) => cyrillicWord.test(word)),
  'windows-1256': inScript((word) => arabicWord.test(word)),
  gb18030: (word) => isChinese(word),
};

/** The 6,763 characters of GB 2312, which cover all but the rarest words. */
let common: Set<string> | null = null;
function commonHan(): Set<string> {
  if (common) return common;
  const pairs: number[] = [];
  for (let lead = 0xb0; lead <= 0xf7; lead++) for (let trail = 0xa1; trail <= 0xfe; trail++) pairs.push(lead, trail);
  common = new Set(new TextDecoder('gb18030').decode(Uint8Array.from(pairs)));
  return common;
}

function isChinese(word: string): boolean {
  const han = commonHan();
  // Between Latin letters one such character alone is an umlaut and the letter after it.
  if (/[a-z]\p{sc=Han}(?:[a-z]|$)/u.test(word)) return false;
  return [...word].every((letter) => /[A-Za-z]/.test(letter) || han.has(letter) || chineseSigns.test(letter));
}

/** Runs of letters and signs with a non-ASCII character. */
function wordsBeyondAscii(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.matchAll(/(?:[A-Za-z]|[^\s -~])+/g))
    if (/[^ -~]/.test(word) && words.push(word) >= 2000) break;
  return words;
}

/**
 * Decodes a spreadsheet's text: by BOM, else as UTF-8 if valid, else in the encoding that gives plausible words.
 * @param site whose encoding comes first among the choices
 * @param isKnown whether a cell is a known one, such as a heading; decisive if true in only one encoding
 */
export function decodeSheet(bytes: Uint8Array, site: Locale, isKnown: (cell: string) => boolean): Decoding {
  const utf16 = utf16Of(bytes);
  const marked = decode(bytes, utf16 ?? 'utf-8');
  if (marked !== null) return { sure: { encoding: utf16 ?? 'utf-8', text: marked } };
  const own = ofSite[site] ?? 'windows-1252';
  const order = [own, ...guessed.filter((one) => one !== own)];
  const found = order.flatMap((encoding) => {
    const text = decode(bytes, encoding);
    if (text === null) return [];
    const head = text.slice(0, sample);
    const words = wordsBeyondAscii(head);
    const share = words.filter((word) => isWord[encoding](word)).length / Math.max(1, words.length);
    const cells = head.split(/\r?\n|\r/, 10).flatMap((line) => line.split(/[,;\t|]/));
    const known = cells.filter((cell) => /[^ -~]/.test(cell) && isKnown(cell.replace(/^\s*"|"\s*$/g, ''))).length;
    return [{ encoding, text, share, known }];
  });
  const likeliest = [...found].sort((a, b) => b.known - a.known || b.share - a.share);
  // If several encodings give the same text, as for French, keep the first, which is meant for it.
  const distinct = likeliest.filter((one, index) => likeliest.findIndex(({ text }) => text === one.text) === index);
  const [best, next] = distinct;
  if (!best) return { choices: [] };
  const isNamed = best.known > 0 && best.known > (next?.known ?? 0);
  const isRead = best.share >= 0.9 && best.share - (next?.share ?? 0) >= 0.25;
  if (isNamed || isRead || !next) return { sure: best };
  return { choices: found.filter((one) => distinct.includes(one)) };
}
