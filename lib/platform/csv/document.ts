import { attachment } from '@/lib/platform/http/attachment';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { quoteFormula } from './formula';

export type CsvCell = string | number | null;
type Signs = { list: ',' | ';'; decimal: string };

/**
 * The separators that spreadsheet programs expect in a language: semicolons between cells if the decimal sign is a
 * comma.
 */
export function csvSigns(locale: Locale): Signs {
  const parts = new Intl.NumberFormat(sites[locale].intl).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { list: decimal === ',' ? ';' : ',', decimal };
}

const quoted = (cell: CsvCell, { decimal }: Signs): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = quoteFormula(cell);
  // Quote all possible separators, as programs choose by system settings.
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Writes CSV for spreadsheet programs of a language: UTF-8 with BOM, with formulas escaped. */
export const writeCsv = (lines: readonly (readonly CsvCell[])[], locale: Locale): string => {
  const signs = csvSigns(locale);
  return `\ufeff${lines.map((line) => line.map((cell) => quoted(cell, signs)).join(signs.list)).join('\r\n')}\r\n`;
};

/** A download response; `plain` is its file name in ASCII. */
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
