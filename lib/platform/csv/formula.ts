// Excel reads the full-width and small forms of these signs as the signs themselves, and goes by what follows a tab or an
// end of line at the start.
const signs = '=+\\-@＝＋－＠﹦﹢﹣﹫\\t\\r\\n';
const formula = new RegExp(`^'*[${signs}]`);
const quotedFormula = new RegExp(`^'(?='*[${signs}])`);

/** A text of a cell of CSV as no program runs it: with a quote before what begins like a formula. */
export const quoteFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The inverse of `quoteFormula`. */
export const unquoteFormula = (text: string): string => text.replace(quotedFormula, '');
