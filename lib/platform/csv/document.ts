import { attachment } from '@/lib/platform/http/attachment';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { quoteFormula } from './formula';

export type CsvCell = string | number | null;
type Signs = { list: ',' | ';'; decimal: string };

/** The signs with which spreadsheet programs of a language read a table: where the comma is for decimals, cells part at semicolons. */
export function csvSigns(locale: Locale): Signs {
  const parts = new Intl.NumberFormat(sites[locale].intl).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { list: decimal === ',' ? ';' : ',', decimal };
}

const quoted = (cell: CsvCell, { decimal }: Signs): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = quoteFormula(cell);
  // Programs part cells at semicolons or tabs too, by what their system is set to.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** A table as CSV for spreadsheet programs of a language: UTF-8 with its mark, and no text that one would run as a formula. */
export const writeCsv = (lines: readonly (readonly CsvCell[])[], locale: Locale): string => {
  const signs = csvSigns(locale);
  return `\ufeff${lines.map((line) => line.map((cell) => quoted(cell, signs)).join(signs.list)).join('\r\n')}\r\n`;
};

/** An answer that a browser saves as a file; `plain` is its name in ASCII. */
export const csvFile = (name: string, text: string, requestId: string, plain = name): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(`${name}.csv`, `${plain}.csv`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
  });
