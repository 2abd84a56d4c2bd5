const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Unicode digits of a script are consecutive, starting with zero. */
function figureOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/** Converts digits of all scripts to ASCII, and other characters to their NFKC form. */
export const latinDigits = (text: string): string => text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, figureOf);

/** Removes invisible format characters, as copied from tables, chats or contact lists. */
export const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, '');
