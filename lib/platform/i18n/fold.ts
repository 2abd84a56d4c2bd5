/** Lower case without accents, the joined letters written out: what two spellings of a word have in common. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');

/** Figures of every script as those of ASCII; their blocks are ten long and begin apart from each other. */
export const latinFigures = (text: string): string =>
  text.replace(/\p{Nd}/gu, (figure) => {
    const code = figure.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String(code - zero);
  });

/** Letters that writers of Arabic take for each other, some from the keyboard of Persian, and a sigma at the end. */
const alike: Record<string, string> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', ς: 'σ' };

/**
 * A text as a search by parts of words compares it: `plain`, full width as half width, without signs that are not seen,
 * the vowel signs and the stretching of Arabic, with its letters and figures in one writing. It does the same to a
 * character alone as among others.
 */
export const folded = (text: string): string =>
  plain(text)
    .replace(/[\p{Cf}\u0640]/gu, '')
    .replace(/[ٱىیةکς]/gu, (letter) => alike[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/gu, (figure) => String(figure.charCodeAt(0) & 0xf));

/** The pairs of neighbouring characters in the words of a text, each once, as numbers of 32 bits; rare ones may share a number. */
export function pairsOf(text: string): number[] {
  const pairs = text.split(/\s+/u).flatMap((word) => {
    const codes = Array.from(word, (character) => character.codePointAt(0) ?? 0);
    return codes.slice(1).map((code, index) => ((codes[index] ?? 0) << 16) ^ code);
  });
  return [...new Set(pairs)];
}
