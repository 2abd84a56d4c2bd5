import 'server-only';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import type { ImportError, RefusedRows } from '@/lib/platform/db/schema/product';
import { storableText } from '@/lib/platform/field/storable';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { findKnown } from '@/lib/product/edit/version/queries';
import { countProducts } from '../edit/lock';
import { blankInput, type ProductInput } from '../edit/schema';
import { isCellError } from './cell';
import { type Column, knownHeadings, parameterColumn, reasonHeadings } from './column';
import { headingRows, maxErrors, sheetRows, shownValue } from './constants';
import type { SheetCell } from './job';
import { loadParameters, withOptions } from './parameter';
import type { Pictures } from './picture';
import { cellOf } from './product-cell';
import { nameKey, namesOf, readRow } from './row';
import { listed, loadVocabulary, type Vocabulary } from './vocabulary';

type TakenRow = {
  row: number;
  id: number | null;
  same: boolean;
  input: ProductInput;
  /** codes of columns whose empty cell clears a value of the product */
  emptied?: string[];
};
/**
 * A valid row, numbered as in the sheet; `same` if it changes nothing. Its `cells` are kept for the sheet of wrong
 * rows, as writing may still reject it.
 */
export type ReadyRow = TakenRow & { cells: SheetCell[] };
type Parsed = { ready: TakenRow[]; errors: ImportError[] };
export type ParsedSheet = { ready: ReadyRow[]; errors: ImportError[]; refused: RefusedRows };
export const noRows: RefusedRows = { heading: [], codes: [], rows: [] };
type Owner = { companyId: number; locale: Locale; max: number };

/** Pictures of existing products are exported by key. */
const isStored = (words: string): boolean => /^(?:u|demo)\//.test(words);
const progress = 100;
/** Maximum characters kept of rejected rows, and of valid ones. */
const maxText = 8_000_000;
/** Milliseconds of work before yielding: rows vary from one word to a hundred thousand. */
const breath = 10;
const rest = () => new Promise((done) => setImmediate(done));

/** Names in use by the company's products and by earlier rows, with their owners. */
class Names {
  #taken = new Map<string, string>();

  static async load(db: Db, companyId: number): Promise<Names> {
    const names = new Names();
    const found = await rows<{ locale: string; key: string; id: number }>(
      db,
      sql`select locale, name_key as key, product_id as id from product_claimed_name where company_id = ${companyId}`,
    );
    for (const { locale, key, id } of found) names.#taken.set(`${locale}:${key}`, `product ${id}`);
    return names;
  }

  /** Claims a row's names; returns the languages whose name has another owner. */
  claim(input: ProductInput, owner: string): Locale[] {
    return namesOf(input).flatMap(([locale, name]) => {
      const place = `${locale}:${nameKey(name)}`;
      const holder = this.#taken.get(place);
      if (holder !== undefined && holder !== owner) return [locale];
      this.#taken.set(place, owner);
      return [];
    });
  }
}

type Reading = {
  db: Db;
  owner: Owner;
  columns: (Column | null)[];
  words: Vocabulary;
  names: Names;
  seen: Set<number>;
  room: number;
};

const noNames = { categories: new Map(), tags: new Map(), groups: new Map() };

/** Columns whose empty cell clears a value of the product. */
function emptiedIn(
  id: number,
  columns: readonly Column[],
  cells: ReadonlyMap<string, SheetCell>,
  before: ProductInput,
  after: ProductInput,
): string[] {
  const cell = (input: ProductInput, column: Column) =>
    cellOf(id, input, column, noNames, { free: 'negotiable', site: before.locale });
  return columns.flatMap((column) => {
    const had = cell(before, column);
    return cells.get(column.code) === '' && had !== '' && had !== cell(after, column) ? [column.code] : [];
  });
}

async function readOne(reading: Reading, line: readonly SheetCell[], row: number): Promise<Parsed> {
  const { db, owner, columns, words, names, seen } = reading;
  const cells = new Map(
    columns.flatMap((column, index) => (column ? [[column.code, line[index] ?? ''] as const] : [])),
  );
  const wrong = [...cells].filter(([, cell]) => isCellError(cell));
  // A formula error must not count as a value, least of all as an empty one.
  if (wrong.length > 0) return { ready: [], errors: wrong.map(([column]) => ({ row, column, key: 'cellError' })) };
  const given = String(cells.get('id') ?? '');
  const id = given === '' ? null : Number(given);
  const fail = (column: string, key: string): Parsed => ({ ready: [], errors: [{ row, column, key }] });
  if (id !== null && !(/^\d{1,10}$/.test(given) && id > 0 && id <= config.id.max)) return fail('id', 'type');
  if (id !== null && seen.has(id)) return fail('id', 'productTwice');
  const before = id === null ? blankInput(owner.locale) : await findKnown(db, owner.companyId, id, owner.locale);
  if (!before) return fail('id', 'unknown');
  if (id !== null) seen.add(id);
  const used = columns.filter((column) => column !== null);
  const { input, same, errors } = readRow(cells, used, before, words);
  const doubled = names.claim(input, id === null ? `row ${row}` : `product ${id}`);
  const all = [...errors, ...doubled.map((locale) => ({ column: `name:${locale}`, key: 'nameDuplicated' }))];
  if (all.length > 0) return { ready: [], errors: all.map((error) => ({ row, ...error })) };
  if (id === null && reading.room-- <= 0) return fail('id', 'productCap');
  const emptied = id === null || same ? [] : emptiedIn(id, used, cells, before, input);
  return { ready: [{ row, id, same, input, emptied }], errors: [] };
}

/** Distinct pictures named in the rows. */
function picturesIn(columns: readonly (Column | null)[], lines: readonly (readonly SheetCell[])[]): string[] {
  const at = columns.findIndex((column) => column?.key === 'pictures');
  const all = at < 0 ? [] : lines.flatMap((line) => listed(String(line[at] ?? '')));
  return [...new Set(all)].filter((words) => !isStored(words));
}

/** Adds the cell's content and the row's product name to errors. */
function withContext(
  { owner, columns }: Reading,
  line: readonly SheetCell[],
  errors: readonly ImportError[],
): ImportError[] {
  const cellOf = (code: string) => {
    const at = columns.findIndex((column) => column?.code === code);
    return at < 0 ? '' : String(line[at] ?? '');
  };
  const codes = [owner.locale, ...locales].map((locale) => `name:${locale}`);
  const name = codes.map(cellOf).find((words) => words !== '') ?? '';
  return errors.map((error) => ({
    ...error,
    value: storableText((error.value ?? cellOf(error.column)).slice(0, shownValue)),
    name: storableText(name.slice(0, shownValue)),
  }));
}

/**
 * Parses the rows of a product sheet; a title may precede the heading, empty rows are skipped. Unknown headings are
 * errors of row 1; if all are unknown, the sheet is rejected.
 * @param onProgress called every hundred rows @param take receives the picture names
 */
export async function parseSheet(
  db: Db,
  owner: Owner,
  all: readonly SheetCell[][],
  onProgress: (read: number) => Promise<void>,
  take: (names: readonly string[]) => Promise<Pictures> = async () => new Map(),
): Promise<ParsedSheet> {
  const known = await knownHeadings(await loadParameters(db, owner.companyId), owner.locale);
  const isReason = await reasonHeadings();
  const counts = all.slice(0, headingRows).map((line) => line.filter((cell) => known(String(cell)) !== null).length);
  const at = Math.max(0, counts.indexOf(Math.max(...counts)));
  const [heading = [], ...lines] = all.slice(at);
  const first = at + 2;
  if (lines.length > sheetRows)
    return { ready: [], errors: [{ row: 1, column: '', key: 'sheetRows' }], refused: noRows };
  const above = heading.map((cell) => storableText(String(cell)));
  const columns = above.map((words) => (words === '' ? null : known(words)));
  if (columns.every((column) => column === null))
    return { ready: [], errors: [{ row: 1, column: above[0] ?? '', key: 'sheetHeading' }], refused: noRows };
  const options = await withOptions(
    db,
    columns.flatMap((column) => (column?.key === 'parameter' ? [column.parameter] : [])),
  );
  for (const [at, column] of columns.entries())
    if (column?.key === 'parameter') columns[at] = parameterColumn(options.shift() ?? column.parameter);
  const codes = columns.map((column) => column?.code);
  const errors: ImportError[] = above.flatMap((words, index) => {
    const isTwice = codes[index] !== undefined && codes.indexOf(codes[index]) < index;
    if (isTwice) columns[index] = null;
    return words !== '' && columns[index] === null && !isReason(words)
      ? [{ row: 1, column: words, key: isTwice ? 'sheetColumnTwice' : 'sheetColumn' }]
      : [];
  });
  const reading: Reading = {
    db,
    owner,
    columns,
    words: await loadVocabulary(db, owner.companyId, owner.locale, await take(picturesIn(columns, lines))),
    names: await Names.load(db, owner.companyId),
    seen: new Set(),
    room: owner.max - (await countProducts(db, owner.companyId)),
  };
  const ready: ReadyRow[] = [];
  const refused: RefusedRows['rows'] = [];
  const room = { ready: maxText, refused: maxText };
  let rested = performance.now();
  for (const [index, line] of lines.entries()) {
    if (performance.now() - rested > breath) {
      await rest();
      rested = performance.now();
    }
    if (index % progress === progress - 1) await onProgress(index + 1);
    // A formula that was filled down below the products is no product.
    if (line.every((cell, index) => cell === '' || (!columns[index] && isCellError(cell)))) continue;
    const one = await readOne(reading, line, first + index);
    const max = errors.length < maxErrors.sheet ? maxErrors.row : 1;
    errors.push(...withContext(reading, line, one.errors.slice(0, max)));
    const cells = line.map((cell) => (typeof cell === 'string' ? storableText(cell) : cell));
    const end = one.errors.length === 0 ? 'ready' : 'refused';
    room[end] -= cells.reduce<number>((sum, cell) => sum + String(cell).length, 0);
    ready.push(...one.ready.map((taken) => ({ ...taken, cells: room.ready < 0 ? [] : cells })));
    if (end === 'refused' && room.refused >= 0) refused.push({ row: first + index, cells });
  }
  const used = columns.map((column) => column?.code ?? null);
  return { ready, errors, refused: { heading: above, codes: used, rows: refused } };
}
