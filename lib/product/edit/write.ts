import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { storedTypes, toStored, writtenNames } from './column';
import { writeParameters } from './parameter/write';
import { idRows, type ProductRow, recordset, textsOf } from './recordset';
import { storedPrice, toRow } from './row';
import type { ProductInput } from './schema';

/** Defaults from the company, as these columns are not nullable. */
const home = (companyId: number) =>
  sql`(select c.country_code, co.currency from company c join country co on co.code = c.country_code where c.id = ${companyId})`;

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];

const mediaOf = ({ productId, input }: ProductRow) => [
  ...distinct(input.pictures).map((key, sort) => ({ id: productId, kind: 'image', key, sort })),
  ...(input.video === null ? [] : [{ id: productId, kind: 'video', key: input.video, sort: config.product.pictures }]),
];

const breaksOf = ({ productId, input }: ProductRow) => [
  ...new Map(
    storedPrice(input).breaks.map(({ quantity, price }) => [quantity, { id: productId, quantity, price }]),
  ).values(),
];

const pairsOf = (list: readonly ProductRow[], field: 'categories' | 'tags') =>
  list.flatMap(({ productId, input }) => distinct(input[field]).map((other) => ({ id: productId, other })));

async function replace(db: Db, table: string, ids: SQL, list: readonly object[], insert: SQL): Promise<void> {
  const name = sql.identifier(table);
  await db.execute(sql`delete from ${name} where product_id in (${ids})`);
  if (list.length > 0) await db.execute(sql`insert into ${name} ${insert}`);
}

// Columns that default to the company's.
const atHome: Readonly<Record<string, SQL>> = { origin_code: sql`home.country_code`, currency: sql`home.currency` };
const assignments = sql.join(
  writtenNames.map((column) => {
    const [name, own] = [sql.identifier(column), atHome[column]];
    return own ? sql`${name} = coalesce(r.${name}, ${own})` : sql`${name} = r.${name}`;
  }),
  sql`, `,
);

async function writeBatch(db: Db, companyId: number, list: readonly ProductRow[]): Promise<void> {
  const ids = idRows(list.map(({ productId }) => productId));
  const values = list.map(({ productId, input }) => toStored(productId, toRow(input)));
  await db.execute(sql`update product p set ${assignments}, updated_at = now()
    from ${recordset(values, storedTypes)} cross join ${home(companyId)} home
    where p.id = r.id and p.company_id = ${companyId}`);
  const texts = list.flatMap(textsOf);
  await replace(
    db,
    'product_translation',
    ids,
    texts,
    sql`(product_id, company_id, locale, name, summary, introduction, keywords, slogan)
      select id, ${companyId}, locale, name, summary, introduction, keywords, slogan
      from ${recordset(texts, 'id int, locale text, name text, summary text, introduction text, keywords text, slogan text')}`,
  );
  for (const [table, column, field] of [
    ['product_category', 'category_id', 'categories'],
    ['product_tag', 'tag_id', 'tags'],
  ] as const) {
    const pairs = pairsOf(list, field);
    const into = sql`(product_id, ${sql.identifier(column)}) select id, other from ${recordset(pairs, 'id int, other int')}`;
    await replace(db, table, ids, pairs, into);
  }
  const media = list.flatMap(mediaOf);
  const mediaRows = recordset(media, 'id int, kind text, key text, sort int');
  await replace(
    db,
    'product_media',
    ids,
    media,
    sql`(product_id, kind, key, sort) select id, kind, key, sort from ${mediaRows}`,
  );
  const breaks = list.flatMap(breaksOf);
  const breakRows = recordset(breaks, 'id int, quantity int, price bigint');
  await replace(
    db,
    'product_price_break',
    ids,
    breaks,
    sql`(product_id, quantity, price) select id, quantity, price from ${breakRows}`,
  );
  await writeParameters(db, companyId, list);
}

const batch = 500;

/**
 * Replaces the stored content of a company's products; status and listing stay, missing and invalid values of drafts
 * are left out. Names must be claimed and the company locked. A few statements per batch.
 */
export async function writeProducts(db: Db, companyId: number, list: readonly ProductRow[]): Promise<void> {
  for (let from = 0; from < list.length; from += batch) await writeBatch(db, companyId, list.slice(from, from + batch));
}

/** The same for one product. */
export const writeProduct = (db: Db, companyId: number, productId: number, input: ProductInput): Promise<void> =>
  writeProducts(db, companyId, [{ productId, input }]);

/** Makes empty products of a company, in order; returns their ids. */
export async function insertProducts(db: Db, companyId: number, count: number): Promise<number[]> {
  const made = await rows<{ id: number }>(
    db,
    sql`insert into product (company_id, origin_code, price_kind, currency, unit, cover)
      select ${companyId}, home.country_code, 'negotiable', home.currency, ${config.units[0]}, ''
      from ${home(companyId)} home cross join generate_series(1, ${count}::int) returning id`,
  );
  return made.map(({ id }) => id).sort((a, b) => a - b);
}
