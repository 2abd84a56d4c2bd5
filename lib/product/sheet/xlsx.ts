import { sheetLimits } from '@/lib/limit/table';
import { readDirectory, unpackEntry } from '@/lib/parser/zip';
import { SheetRows, tidied } from './cell';
import { dayOf } from './date';
import type { SheetCell } from './job';
import { SheetRefusal } from './refusal';
import { findParts, readDateStyles, readStrings } from './workbook';
import { readPart, unescaped } from './xml';

const broken = (detail: string) => new SheetRefusal('sheetBroken', { cause: new Error(detail) });

/** The parts of a workbook, unpacked one by one as they are asked for. */
function opened(bytes: Buffer): (name: string) => Buffer | null {
  const entries = new Map(readDirectory(bytes, sheetLimits.entries).map((entry) => [entry.name, entry]));
  let left: number = sheetLimits.unpacked;
  return (name) => {
    const entry = entries.get(name);
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

type Book = { strings: readonly string[]; dates: readonly boolean[]; from1904: boolean };
type Cell = { column: number; type: string; style: string; value: string | null; inline: string };

function numberOf({ value, style }: Cell, { dates, from1904 }: Book): SheetCell {
  if (!value) return '';
  const number = Number(value);
  if (!Number.isFinite(number)) throw broken('a number that is none');
  return style !== '' && dates[Number(style)] ? dayOf(number, from1904) : number;
}

/** What a cell holds; '' for an empty one and for an error. ECMA-376 part 1, 18.18.11. */
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
      return '';
  }
  if (!value) return '';
  const shared = type === 's' ? book.strings[Number(value)] : undefined;
  if (shared !== undefined) return tidied(shared);
  if (type === 'b' && (value === '0' || value === '1')) return String(value === '1');
  if (type === 'd') return new Date(value).toISOString().slice(0, 10);
  throw broken(`a cell of the type ${type} that holds none`);
}

/** The place of a cell by its name, as BC12. */
function placeOf(name: string): { row: number; column: number } {
  const [, letters = '', row = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(name) ?? [];
  if (letters === '') throw broken('a cell whose place is none');
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(row), column };
}

/** Reads the cells of a sheet from beginning to end; what lies between them is never filled in. */
class SheetReader {
  readonly rows = new SheetRows();
  #row = 0;
  #column = 0;
  #cells = 0;
  #cell: Cell | null = null;
  #into: 'value' | 'inline' | null = null;
  #phonetic = false;

  constructor(private readonly book: Book) {}

  open = (name: string, { r, t = 'n', s = '' }: Record<string, string>): void => {
    if (name === 'row') this.#enter(r === undefined ? this.#row + 1 : Number(r));
    else if (name === 'c') {
      if (++this.#cells > sheetLimits.cells) throw new SheetRefusal('sheetLarge');
      const place = r === undefined ? { row: this.#row, column: this.#column + 1 } : placeOf(r);
      if (place.row !== this.#row || place.column <= this.#column) throw broken('a cell out of its place');
      this.#column = place.column;
      this.#cell = { column: place.column, type: t, style: s, value: null, inline: '' };
    } else if (name === 'v') this.#into = 'value';
    else if (name === 't') this.#into = 'inline';
    else if (name === 'rPh') this.#phonetic = true;
  };

  #enter(row: number): void {
    if (!Number.isInteger(row) || row <= this.#row || row > 1_048_576) throw broken('a row out of its place');
    this.#row = row;
    this.#column = 0;
  }

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.#into = null;
    else if (name === 'rPh') this.#phonetic = false;
    else if (name === 'c' && this.#cell) {
      this.rows.set(this.#row, this.#cell.column, contentOf(this.#cell, this.book));
      this.#cell = null;
    }
  };

  text = (text: string): void => {
    if (!this.#cell || !this.#into || this.#phonetic) return;
    if (this.#into === 'value') this.#cell.value = (this.#cell.value ?? '') + text;
    else this.#cell.inline += text;
  };
}

/**
 * The first sheet of an XLSX workbook. Its archive is walked before anything is unpacked, and what is unpacked is counted;
 * a cell is put where it says only while that is within what a sheet may have.
 * @throws SheetRefusal, ZipError
 */
export function readXlsx(bytes: Buffer): readonly SheetCell[][] {
  const part = opened(bytes);
  const workbook = required(part('xl/workbook.xml'), 'workbook');
  const parts = findParts(workbook, required(part('xl/_rels/workbook.xml.rels'), 'relations'));
  const [strings, styles] = [part(parts.strings), part(parts.styles)];
  const reader = new SheetReader({
    strings: strings ? readStrings(strings) : [],
    dates: styles ? readDateStyles(styles) : [],
    from1904: parts.from1904,
  });
  readPart(required(part(parts.sheet), 'sheet'), reader);
  return reader.rows.all;
}
