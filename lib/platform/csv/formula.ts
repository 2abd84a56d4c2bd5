// Excel treats the full-width and small forms like the signs themselves, and skips leading tabs and line breaks.
const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫\\t\\r\\n';
const formula = new RegExp(`^'*[${signs}]`);
const quotedFormula = new RegExp(`^'(?='*[${signs}])`);

/** Escapes a CSV cell that would run as a formula with a leading quote. */
export const quoteFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The inverse of `quoteFormula`. */
export const unquoteFormula = (text: string): string => text.replace(quotedFormula, '');
