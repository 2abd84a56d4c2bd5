import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/config';
import { type Executor, rows } from '@/lib/db/client';
import { writeParameters } from './parameter';
import { qualityOf } from './quality';
import { idRows, type ProductRow, recordset, textsOf } from './record';
import { isCurrency, minorOf } from './rules';
import type { ProductInput } from './schema';

/** What a draft does not say yet stands as this, since a product's row has no gaps. */
const home = (companyId: number) =>
  sql`(select c.country_code, co.currency from company c join country co on co.code = c.country_code where c.id = ${companyId})`;

function quotationOf({ priceKind, priceMin, priceMax, currency, priceBreaks }: ProductInput) {
  const none = { kind: 'negotiable', min: null, max: null, breaks: [] };
  if (!isCurrency(currency) || priceKind === 'negotiable' || priceMin === null) return none;
  const [min, max] = [minorOf(priceMin, currency), priceMax === null ? null : minorOf(priceMax, currency)];
  if (min === null || min <= 0) return none;
  const breaks = priceBreaks.flatMap(({ quantity, price }) => {
    const minor = price === null ? null : minorOf(price, currency);
    return quantity !== null && minor !== null && minor > 0 ? [{ quantity, price: minor }] : [];
  });
  if (priceKind === 'fixed') return { kind: 'fixed', min, max: null, breaks };
  return max !== null && max > min ? { kind: 'range', min, max, breaks } : none;
}

const leadOf = ({ leadDays }: ProductInput) => {
  const least = leadDays.min ?? leadDays.max;
  const most = leadDays.max ?? leadDays.min;
  return least !== null && most !== null && least <= most ? { least, most } : { least: null, most: null };
};

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];

function mainOf({ productId, input }: ProductRow) {
  const { kind, min, max } = quotationOf(input);
  const { least, most } = leadOf(input);
  const { brand, model, hsCode, originCode, groupId, sort, unit, minimumOrder } = input;
  return {
    ...{ id: productId, brand, model, hs: hsCode || null, origin: originCode || null, kind, min, max, least, most },
    ...{ currency: isCurrency(input.currency) ? input.currency : null, unit: unit || config.units[0] },
    ...{ moq: minimumOrder ?? 1, cover: input.pictures[0] ?? '', quality: qualityOf(input), grp: groupId, sort },
  };
}

const mediaOf = ({ productId, input }: ProductRow) => [
  ...distinct(input.pictures).map((key, sort) => ({ id: productId, kind: 'image', key, sort })),
  ...(input.video === null ? [] : [{ id: productId, kind: 'video', key: input.video, sort: config.product.pictures }]),
];

const breaksOf = ({ productId, input }: ProductRow) => [
  ...new Map(
    quotationOf(input).breaks.map(({ quantity, price }) => [quantity, { id: productId, quantity, price }]),
  ).values(),
];

const pairsOf = (list: readonly ProductRow[], field: 'categories' | 'tags') =>
  list.flatMap(({ productId, input }) => distinct(input[field]).map((other) => ({ id: productId, other })));

async function replace(on: Executor, table: string, ids: SQL, list: readonly object[], insert: SQL): Promise<void> {
  const name = sql.identifier(table);
  await on.execute(sql`delete from ${name} where product_id in (${ids})`);
  if (list.length > 0) await on.execute(sql`insert into ${name} ${insert}`);
}

async function writeBatch(on: Executor, companyId: number, list: readonly ProductRow[]): Promise<void> {
  const ids = idRows(list.map(({ productId }) => productId));
  await on.execute(sql`update product p set group_id = r.grp, brand = r.brand, model = r.model, hs_code = r.hs,
      origin_code = coalesce(r.origin, home.country_code), price_kind = r.kind, price_min = r.min, price_max = r.max,
      currency = coalesce(r.currency, home.currency), unit = r.unit, minimum_order = r.moq, lead_days_min = r.least,
      lead_days_max = r.most, cover = r.cover, quality = r.quality, sort = r.sort, updated_at = now()
    from ${recordset(list.map(mainOf), 'id int, grp int, brand text, model text, hs text, origin text, kind text, min bigint, max bigint, least int, most int, currency text, unit text, moq int, cover text, quality real, sort int')}
      cross join ${home(companyId)} home
    where p.id = r.id and p.company_id = ${companyId}`);
  const texts = list.flatMap(textsOf);
  await replace(
    on,
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
    await replace(on, table, ids, pairs, into);
  }
  const media = list.flatMap(mediaOf);
  const mediaRows = recordset(media, 'id int, kind text, key text, sort int');
  await replace(
    on,
    'product_media',
    ids,
    media,
    sql`(product_id, kind, key, sort) select id, kind, key, sort from ${mediaRows}`,
  );
  const breaks = list.flatMap(breaksOf);
  const breakRows = recordset(breaks, 'id int, quantity int, price bigint');
  await replace(
    on,
    'product_price_break',
    ids,
    breaks,
    sql`(product_id, quantity, price) select id, quantity, price from ${breakRows}`,
  );
  await writeParameters(on, companyId, list);
}

const batch = 500;

/**
 * Writes what products of a company hold into the tables, in place of what they held; status and listing stay. What a
 * draft leaves open or has wrong is left out. Names must be claimed before, the company locked. Some statements a batch
 * of products, however many there are.
 */
export async function writeProducts(on: Executor, companyId: number, list: readonly ProductRow[]): Promise<void> {
  for (let from = 0; from < list.length; from += batch) await writeBatch(on, companyId, list.slice(from, from + batch));
}

/** The same for one product. */
export const writeProduct = (on: Executor, companyId: number, productId: number, input: ProductInput): Promise<void> =>
  writeProducts(on, companyId, [{ productId, input }]);

/** Makes empty products of a company, in order; returns their ids. */
export async function insertProducts(on: Executor, companyId: number, count: number): Promise<number[]> {
  const made = await rows<{ id: number }>(
    on,
    sql`insert into product (company_id, origin_code, price_kind, currency, unit, cover)
      select ${companyId}, home.country_code, 'negotiable', home.currency, ${config.units[0]}, ''
      from ${home(companyId)} home cross join generate_series(1, ${count}::int) returning id`,
  );
  return made.map(({ id }) => id).sort((a, b) => a - b);
}
