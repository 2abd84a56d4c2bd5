const isDigit = (code: number): boolean => /^\p{Nd}$/u.test(String.fromCodePoint(code));

/** Unicode keeps the ten digits of a script in a row from zero on. */
function figureOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/** A text with the digits of all scripts and of full width as Latin ones, and other signs in their plain form. */
export const latinDigits = (text: string): string => text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, figureOf);

/** A text without the marks that stand unseen in what is copied from a table, a chat or a list of contacts. */
export const withoutMarks = (text: string): string => text.replace(/\p{Cf}/gu, '');
