import { sheetLimits } from '@/lib/platform/limit/table';
import { readDirectory, unpackEntry } from '@/lib/platform/parser/zip';
import { isCellError, SheetRows, tidied } from './cell';
import { headingRows } from './constants';
import type { SheetCell } from './job';
import { masked, type NumberStyle, shownAs } from './number-format';
import { SheetRefusal } from './refusal';
import { findMain, findParts, readStrings, readStyles, relationsOf } from './workbook';
import { readPart, unescaped } from './xml';

const broken = (detail: string) => new SheetRefusal('sheetBroken', { cause: new Error(detail) });

/** The parts of a workbook, unpacked on demand, names ignoring case. ECMA-376 part 2, 6.2.2.3. */
function opened(bytes: Buffer): (name: string) => Buffer | null {
  const listed = readDirectory(bytes, sheetLimits.entries);
  const entries = new Map(listed.map((entry) => [entry.name.toLowerCase(), entry]));
  if (entries.size < listed.length) throw broken('a part that stands twice');
  let left: number = sheetLimits.unpacked;
  return (name) => {
    const entry = entries.get(name.toLowerCase());
    if (!entry) return null;
    const found = unpackEntry(bytes, entry, { ...sheetLimits, unpacked: left });
    left -= found.length;
    return found;
  };
}

function required(part: Buffer | null, name: string): Buffer {
  if (!part) throw broken(`no ${name}`);
  return part;
}

type Book = { strings: readonly string[]; styles: readonly NumberStyle[]; from1904: boolean };
type Cell = { column: number; type: string; style: string; value: string | null; inline: string };

function numberOf({ value, style }: Cell, { styles, from1904 }: Book): SheetCell {
  if (!value) return '';
  // Computed values have binary noise beyond the 15 digits that spreadsheets show.
  const number = Number(Number(value).toPrecision(15));
  if (!Number.isFinite(number)) throw broken('a number that is none');
  const format = style === '' ? null : (styles[Number(style)] ?? null);
  if (format === null) return number;
  if (typeof format !== 'string') return masked(number, format.mask) ?? number;
  // Out of range for its date or time format: a plain number in a wrongly formatted cell, such as a GTIN.
  return shownAs(format, number, from1904) ?? number;
}

/** The value of a cell; '' if empty, the text of an error. ECMA-376 part 1, 18.18.11. */
function contentOf(cell: Cell, book: Book): SheetCell {
  const { type, value } = cell;
  switch (type) {
    case 'n':
      return numberOf(cell, book);
    case 'inlineStr':
      return tidied(unescaped(cell.inline));
    case 'str':
      return tidied(unescaped(value ?? ''));
    case 'e':
      return isCellError(value ?? '') ? (value ?? '') : '#VALUE!';
  }
  if (!value) return '';
  const shared = type === 's' ? book.strings[Number(value)] : undefined;
  if (shared !== undefined) return tidied(shared);
  if (type === 'b' && (value === '0' || value === '1')) return String(value === '1');
  if (type === 'd') return Number.isNaN(Date.parse(value)) ? tidied(value) : new Date(value).toISOString().slice(0, 10);
  throw broken(`a cell of the type ${type} that holds none`);
}

/** Row and column of a cell reference such as BC12. */
function placeOf(name: string): { row: number; column: number } {
  const [, letters = '', row = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(name) ?? [];
  if (letters === '') throw broken('a cell whose place is none');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(row), column };
}

/** Streams the cells of a sheet; gaps between them are never filled in. */
class SheetReader {
  readonly rows = new SheetRows();
  row = 0;
  #column = 0;
  #cells = 0;
  #cell: Cell | null = null;
  #into: 'value' | 'inline' | null = null;
  #phonetic = false;

  constructor(private readonly book: Book) {}

  open = (name: string, { r, t = 'n', s = '' }: Record<string, string>): void => {
    if (name === 'row') this.#enter(r === undefined ? this.row + 1 : Number(r));
    else if (name === 'c') {
      if (++this.#cells > sheetLimits.cells) throw new SheetRefusal('sheetLarge');
      const place = r === undefined ? { row: this.row, column: this.#column + 1 } : placeOf(r);
      if (place.row !== this.row || place.column <= this.#column) throw broken('a cell out of its place');
      this.#column = place.column;
      this.#cell = { column: place.column, type: t, style: s, value: null, inline: '' };
    } else if (name === 'v') this.#into = 'value';
    else if (name === 't') this.#into = 'inline';
    else if (name === 'rPh') this.#phonetic = true;
  };

  #enter(row: number): void {
    if (!Number.isInteger(row) || row <= this.row || row > 1_048_576) throw broken('a row out of its place');
    this.row = row;
    this.#column = 0;
  }

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.#into = null;
    else if (name === 'rPh') this.#phonetic = false;
    else if (name === 'c' && this.#cell) {
      this.rows.set(this.row, this.#cell.column, contentOf(this.#cell, this.book));
      this.#cell = null;
    }
  };

  text = (text: string): void => {
    if (!this.#cell || !this.#into || this.#phonetic) return;
    if (this.#into === 'value') this.#cell.value = (this.#cell.value ?? '') + text;
    else this.#cell.inline += text;
  };
}

/** Thrown to stop parsing when enough rows were read. */
class Enough extends Error {}

/** The rows of a sheet up to `last`. */
function rowsOf(bytes: Buffer, book: Book, last = Number.POSITIVE_INFINITY): readonly SheetCell[][] {
  const reader = new SheetReader(book);
  const { open, close, text } = reader;
  try {
    readPart(bytes, {
      open: (name, attributes) => {
        open(name, attributes);
        if (reader.row > last) throw new Enough();
      },
      close,
      text,
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return reader.rows.all;
}

/** The most known headings found in one of the first rows. */
const headingsIn = (rows: readonly SheetCell[][], isHeading: IsHeading): number =>
  Math.max(0, ...rows.map((row) => row.filter((cell) => cell !== '' && isHeading(String(cell))).length));

type IsHeading = (words: string) => boolean;
type Sheet = { name: string; bytes: Buffer; headings: number; isEmpty: boolean };

/** Previews the first rows of a sheet; null if unreadable, as it may not be a product sheet. */
function readSheet(name: string, bytes: Buffer, book: Book, isHeading: IsHeading): Sheet | null {
  try {
    const rows = rowsOf(bytes, book, headingRows);
    return { name, bytes, headings: headingsIn(rows, isHeading), isEmpty: rows.length === 0 };
  } catch (error) {
    if (error instanceof SheetRefusal) return null;
    throw error;
  }
}

/**
 * The rows of the product sheet in an XLSX workbook: the one with most known headings, else the first non-empty one.
 * The archive is checked before unpacking and output is counted. @param isHeading recognises headings
 * @param onUnread receives names of other sheets with as many headings @throws SheetRefusal, ZipError
 */
export function readXlsx(
  bytes: Buffer,
  isHeading: IsHeading = () => false,
  onUnread: (names: string[]) => void = () => {},
): readonly SheetCell[][] {
  const part = opened(bytes);
  const main = findMain(part('_rels/.rels'));
  const workbook = required(part(main), 'workbook');
  const parts = findParts(workbook, required(part(relationsOf(main)), 'relations'), main);
  const [strings, styles] = [part(parts.strings), part(parts.styles)];
  const book = {
    strings: strings ? readStrings(strings) : [],
    styles: styles ? readStyles(styles) : [],
    from1904: parts.from1904,
  };
  const [first] = parts.sheets;
  let best: Sheet | null = null;
  let others: string[] = [];
  for (const { name, path } of parts.sheets.length > 1 ? parts.sheets : []) {
    const content = part(path);
    const found = content && readSheet(name, content, book, isHeading);
    if (!found || found.isEmpty) continue;
    if (best === null || found.headings > best.headings) [best, others] = [found, []];
    else if (found.headings === best.headings && found.headings > 1) others.push(name);
  }
  if (others.length > 0) onUnread(others);
  return rowsOf(best?.bytes ?? required(part(first?.path ?? ''), 'sheet'), book);
}
