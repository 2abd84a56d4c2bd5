import { sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import { type Executor, rows } from '@/lib/db/client';
import type { ImportError } from '@/lib/db/schema/product';
import type { Locale } from '@/lib/i18n/site';
import { countProducts } from '../edit/lock';
import { readInput, versionOf } from '../edit/read';
import { blankInput } from '../edit/rules';
import type { ProductInput } from '../edit/schema';
import { type Column, knownHeadings } from './column';
import { nameKey, namesOf, readRow } from './row';
import { loadVocabulary, type Vocabulary } from './vocabulary';

/** A row of a sheet that can be taken; `row` as the sheet counts them. */
export type ReadyRow = { row: number; id: number | null; input: ProductInput };
export type Parsed = { ready: ReadyRow[]; errors: ImportError[] };
type Owner = { companyId: number; locale: Locale; most: number };

const breath = 100;
const rest = () => new Promise((done) => setImmediate(done));

/** What is known of a product of the company: the version that is being worked on, else what its tables hold. */
async function knownOf(on: Executor, { companyId, locale }: Owner, id: number): Promise<ProductInput | null> {
  const [found] = await rows<{ content: unknown }>(
    on,
    sql`select (select r.content from review r where r.kind = 'product' and r.target_id = p.id and r.state <> 'approved' and r.id =
        (select max(id) from review where kind = 'product' and target_id = p.id)) as content
      from product p where p.id = ${id} and p.company_id = ${companyId}`,
  );
  if (!found) return null;
  return versionOf(found.content) ?? readInput(on, id, locale);
}

/** Names taken by products of the company and by rows before: of whom they are. */
class Names {
  #taken = new Map<string, string>();

  static async load(on: Executor, companyId: number): Promise<Names> {
    const names = new Names();
    const found = await rows<{ locale: string; key: string; id: number }>(
      on,
      sql`select locale, name_key as key, product_id as id from product_claimed_name where company_id = ${companyId}`,
    );
    for (const { locale, key, id } of found) names.#taken.set(`${locale}:${key}`, `product ${id}`);
    return names;
  }

  /** The languages in which another has the name. */
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
  on: Executor;
  owner: Owner;
  columns: (Column | null)[];
  words: Vocabulary;
  names: Names;
  room: number;
};

async function readOne(reading: Reading, line: readonly string[], row: number): Promise<Parsed> {
  const { on, owner, columns, words, names } = reading;
  const cells = new Map(columns.flatMap((column, at) => (column ? [[column.code, line[at] ?? ''] as const] : [])));
  const given = cells.get('id') ?? '';
  const id = given === '' ? null : Number(given);
  const fail = (column: string, key: string): Parsed => ({ ready: [], errors: [{ row, column, key }] });
  if (id !== null && !(Number.isInteger(id) && id > 0 && id <= config.id.max)) return fail('id', 'type');
  const before = id === null ? blankInput(owner.locale) : await knownOf(on, owner, id);
  if (!before) return fail('id', 'unknown');
  const used = columns.filter((column) => column !== null);
  const { input, errors } = readRow(cells, used, { ...before, locale: owner.locale }, words);
  const doubled = names.claim(input, id === null ? `row ${row}` : `product ${id}`);
  const all = [
    ...errors.map((error) => ({ row, ...error })),
    ...doubled.map((locale) => ({ row, column: `name:${locale}`, key: 'nameDuplicated' })),
  ];
  if (all.length > 0) return { ready: [], errors: all };
  if (id === null && reading.room-- <= 0) return fail('id', 'productCap');
  return { ready: [{ row, id, input }], errors: [] };
}

/**
 * Reads the rows of a sheet of products below its heading. Empty rows are passed over; a heading that is not known is an
 * error of row 1, unless none is known, which refuses the sheet.
 * @param onProgress told after every hundred rows how many were read
 */
export async function parseSheet(
  on: Executor,
  owner: Owner,
  [heading = [], ...lines]: readonly string[][],
  onProgress: (read: number) => Promise<void>,
): Promise<Parsed> {
  const known = await knownHeadings();
  const columns = heading.map((words) => (words === '' ? null : known(words)));
  if (columns.every((column) => column === null))
    return { ready: [], errors: [{ row: 1, column: heading[0] ?? '', key: 'sheetHeading' }] };
  const errors: ImportError[] = heading.flatMap((words, at) =>
    words !== '' && columns[at] === null ? [{ row: 1, column: words, key: 'sheetColumn' }] : [],
  );
  const reading: Reading = {
    on,
    owner,
    columns,
    words: await loadVocabulary(on, owner.companyId),
    names: await Names.load(on, owner.companyId),
    room: owner.most - (await countProducts(on, owner.companyId)),
  };
  const ready: ReadyRow[] = [];
  for (const [at, line] of lines.entries()) {
    if (at % breath === breath - 1) {
      await onProgress(at + 1);
      await rest();
    }
    if (line.every((cell) => cell === '')) continue;
    const one = await readOne(reading, line, at + 2);
    ready.push(...one.ready);
    errors.push(...one.errors);
  }
  return { ready, errors };
}
