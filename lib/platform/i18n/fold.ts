/** Lower case without diacritics, ligatures expanded: equal for all spellings of a word. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');

/** Converts digits of every script to ASCII; each script has a block of ten. */
export const latinFigures = (text: string): string =>
  text.replace(/\p{Nd}/gu, (figure) => {
    const code = figure.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String(code - zero);
  });

/** Arabic letters that are often interchanged, some due to Persian keyboards, and final sigma. */
const alike: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ς: 'σ' };

/**
 * Normalises text for substring search: `plain`, half width, no invisible characters, no Arabic vowel signs or tatweel,
 * unified letters and digits. Works per character, so that substrings stay substrings.
 */
export const folded = (text: string): string =>
  plain(text)
    .replace(/[\p{Cf}\u0640]/gu, '')
    .replace(/[ٱىیةکς]/gu, (letter) => alike[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/gu, (figure) => String(figure.charCodeAt(0) & 0xf));

/** Distinct pairs of adjacent characters in a text's words, as 32-bit numbers; rare pairs may collide. */
export function pairsOf(text: string): number[] {
  const pairs = text.split(/\s+/u).flatMap((word) => {
    const codes = Array.from(word, (character) => character.codePointAt(0) ?? 0);
    return codes.slice(1).map((code, index) => ((codes[index] ?? 0) << 16) ^ code);
  });
  return [...new Set(pairs)];
}
