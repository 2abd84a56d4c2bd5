import { quoteFormula } from './formula';

export type CsvCell = string | number | null;

const quoted = (cell: CsvCell): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = quoteFormula(cell);
  // Where the comma is for decimals, programs part cells at semicolons; some at tabs.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as CSV for spreadsheet programs: UTF-8 with its mark, and no text that one would run as a formula. */
export const writeCsv = (lines: readonly (readonly CsvCell[])[]): string =>
  `\ufeff${lines.map((line) => line.map(quoted).join(',')).join('\r\n')}\r\n`;

/** An answer that a browser saves as a file. */
export const csvFile = (name: string, text: string, requestId: string): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
  });
