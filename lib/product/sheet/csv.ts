import { CsvError, parse } from 'csv-parse/sync';
import { decode, decodeSheet, type SheetEncoding } from '@/lib/platform/csv/encoding';
import { unquoteFormula } from '@/lib/platform/csv/formula';
import type { Locale } from '@/lib/platform/i18n/site';
import { sheetLimits } from '@/lib/platform/limit/table';
import { SheetRows, tidied } from './cell';
import { choiceRows, foldedHeading, headingRows, sheetColumns, sheetRows } from './constants';
import type { EncodingChoice, SheetCell } from './job';
import { SheetRefusal } from './refusal';

const signs = [',', ';', '\t', '|'] as const;
/** The line that tells Excel the separator. */
const signLine = /^\ufeff?"?sep=([,;\t|])"?[,;\t|]*(?:\r\n|\n|\r)/i;

type IsKnown = (cell: string) => boolean;
type Options = { site: Locale; encoding: SheetEncoding | null; headings: readonly string[] };

/** The first lines, or the first part of a long one. @throws SheetRefusal sheetColumns */
function firstLines(text: string): string[] {
  const lines = text.slice(0, sheetLimits.record).split(/\r\n|\n|\r/, headingRows);
  // Check before a row with ten million cells is created.
  for (const line of lines)
    for (const sign of signs)
      if (line.length > sheetLimits.cell && line.split(sign, sheetLimits.record / 2).length > sheetLimits.record / 4)
        throw new SheetRefusal('sheetColumns');
  return lines;
}

/** Detects the separator: the one with most known headings, else the most frequent in the first lines. */
function signOf(text: string, isKnown: IsKnown): string {
  const lines = firstLines(text);
  const found = signs.map((sign) => {
    const counts = lines.map((line) => line.split(sign));
    const known = Math.max(
      ...counts.map((cells) => cells.filter((cell) => isKnown(cell.replace(/^\s*"|"\s*$/g, ''))).length),
    );
    return { sign, known, count: Math.max(...counts.map(({ length }) => length)) };
  });
  return found.sort((a, b) => b.known - a.known || b.count - a.count)[0]?.sign ?? ',';
}

function rowsOf(csv: string, isKnown: IsKnown): readonly SheetCell[][] {
  const declared = signLine.exec(csv);
  const text = declared ? csv.slice(declared[0].length) : csv;
  const rows = new SheetRows();
  let row = 0;
  const settings = { bom: true, relax_column_count: true, skip_empty_lines: false, to: sheetRows + headingRows + 1 };
  try {
    parse(text, {
      ...settings,
      delimiter: declared?.[1] ?? signOf(text, isKnown),
      max_record_size: sheetLimits.record,
      on_record: (record: string[]) => {
        row += 1;
        for (const [index, cell] of record.entries()) {
          if (index >= sheetColumns && cell === '') continue;
          rows.set(row, index + 1, unquoteFormula(tidied(cell)));
        }
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (/QUOTE/.test(error.code)) throw new SheetRefusal('sheetQuote', { cause: error, row: row + 1 });
    if (error.code === 'CSV_MAX_RECORD_SIZE') throw new SheetRefusal('sheetColumns', { cause: error });
    throw error;
  }
  return rows.all;
}

const shownCells = 12;
const shownText = 80;

/** The first rows with non-ASCII characters, which is where encodings differ. */
function choiceOf(encoding: SheetEncoding, text: string, isKnown: IsKnown): EncodingChoice {
  const sign = signOf(text, isKnown);
  const lines = text.split(/\r\n|\n|\r/).filter((line) => /[^\t -~]/.test(line));
  const rows = lines.slice(0, choiceRows).map((line) =>
    line
      .slice(0, 4000)
      .split(sign)
      .map((cell) => cell.replace(/^\s*"|"\s*$/g, '').slice(0, shownText))
      .filter((cell) => /[^ -~]/.test(cell))
      .slice(0, shownCells),
  );
  return { encoding, rows };
}

/**
 * Parses a text sheet separated by comma, semicolon, tab or bar, in its detected or chosen encoding.
 * @returns its rows, or the possible encodings if uncertain
 * @throws SheetRefusal
 */
export function readCsv(
  bytes: Buffer,
  { site, encoding, headings }: Options,
): { rows: readonly SheetCell[][] } | { choices: EncodingChoice[] } {
  const words = new Set(headings);
  const isKnown: IsKnown = (cell) => words.has(foldedHeading(cell));
  if (encoding !== null) return { rows: rowsOf(decode(bytes, encoding) ?? '', isKnown) };
  const decoded = decodeSheet(bytes, site, isKnown);
  if ('sure' in decoded) return { rows: rowsOf(decoded.sure.text, isKnown) };
  if (decoded.choices.length === 0) throw new SheetRefusal('sheetBroken');
  return { choices: decoded.choices.map(({ encoding: one, text }) => choiceOf(one, text, isKnown)) };
}
