import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config, type Grade, type Membership, type Unit } from '@/lib/platform/config';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows } from '@/lib/platform/db/client';
import { nearest, nearestLocale, nearestTranslation, textWithLanguageColumn } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { PriceQuantity } from '@/lib/platform/money/price-quantity';
import type { ListState } from '@/lib/platform/routes/list-state';
import { listKeyFigures } from '@/lib/property/queries';
import type { KeyRange } from '@/lib/property/types';
import { lastPage, search, searchElsewhere } from '@/lib/search/queries';
import type { ListingSubject } from '@/lib/search/types';
import { standing } from '@/lib/standing/queries';
import { isPublic } from '@/lib/standing/visibility';
import type { ProductCard, ProductPage, ProductPrice } from './types';

type Row = {
  id: number;
  name: string;
  locale: Locale;
  summary: TextWithLanguage;
  cover: string;
  price_kind: ProductPrice['kind'];
  price_min: number | null;
  price_max: number | null;
  currency: string;
  price_quantity: PriceQuantity;
  unit: Unit;
  minimum_order: number;
  fresh: boolean;
  company_id: number;
  company: string;
  company_locale: Locale;
  country_code: string;
  grade: Grade;
  membership: Membership;
  years: number;
};

/** A price as the view shows it, from the columns of a product. */
export const priceOf = (row: {
  price_kind: ProductPrice['kind'];
  price_min: number | null;
  price_max: number | null;
  currency: string;
  price_quantity: PriceQuantity;
}): ProductPrice => {
  const { currency } = row;
  const per = row.price_quantity === 1 ? {} : { per: row.price_quantity };
  const [min, max] = [Number(row.price_min), Number(row.price_max)];
  if (row.price_kind === 'fixed') return { kind: 'fixed', min, currency, ...per };
  if (row.price_kind === 'range') return { kind: 'range', min, max, currency, ...per };
  return { kind: 'negotiable' };
};

const cardOf = (row: Row): ProductCard => ({
  id: row.id,
  name: { text: row.name, locale: row.locale },
  summary: row.summary,
  cover: row.cover,
  price: priceOf(row),
  unit: row.unit,
  minimumOrder: row.minimum_order,
  fresh: row.fresh,
  supplier: {
    id: row.company_id,
    name: { text: row.company, locale: row.company_locale },
    countryCode: row.country_code,
    grade: row.grade,
    membership: row.membership,
    years: row.years,
  },
});

const cardColumns = (locale: Locale, from: SQL): SQL => sql`
  with one as (select p.*, ${nearest('name')} as name, ${nearestLocale('name')} as locale, ${textWithLanguageColumn('summary')} as summary
    from product p ${nearestTranslation('product_translation', 'product_id', sql`p.id`, locale)} where ${from})
  select one.id, one.name, one.summary, one.locale, one.cover, one.price_kind, one.price_min::float8, one.price_max::float8, one.currency, one.price_quantity, one.unit, one.minimum_order,
    one.published_at > now() - interval '30 days' as fresh, c.id as company_id, c.country_code, standing.grade, standing.membership,
    greatest(0, date_part('year', age(current_date, c.joined_on)))::int as years, ${nearest('name')} as company, ${nearestLocale('name')} as company_locale
  from one join company c on c.id = one.company_id ${standing} ${nearestTranslation('company_translation', 'company_id', sql`c.id`, locale)}`;

/** Cards of public products in the order of `ids`; others are left out. */
export async function listCards(locale: Locale, ids: readonly number[]): Promise<ProductCard[]> {
  if (!ids.length) return [];
  const found = await rows<Row>(
    database(),
    sql`${cardColumns(locale, sql`p.id in ${ids} and ${isPublic}`)} where c.status = 'normal'`,
  );
  const byId = new Map(found.map((row) => [row.id, cardOf(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A page of a product listing with its facets. docs/domain.md, Search and sorting. */
export async function listProducts(
  locale: Locale,
  subject: ListingSubject,
  state: ListState,
  size: number,
  keys: readonly KeyRange[] = [],
): Promise<ProductPage> {
  const found = await search(database(), 'product', locale, subject, state, size, keys);
  const [items, keyFigures] = await Promise.all([listCards(locale, found.ids), listKeyFigures(database(), found.ids)]);
  return {
    items,
    near: found.near,
    keyFigures: Object.fromEntries(keyFigures),
    total: found.total,
    pages: lastPage(found.total, size),
    facets: found.facets,
    mended: found.mended,
    figures: found.figures,
    ranges: found.ranges,
  };
}

const idsOf = async (query: SQL) => (await rows<{ id: number }>(database(), query)).map((row) => row.id);
const visible = sql`from product_search s where s.locale = 'en'`;

/** Products that match a keyword in another language, shown in this one. */
export const listElsewhere = async (locale: Locale, keyword: string, limit: number): Promise<ProductCard[]> =>
  listCards(locale, await searchElsewhere(database(), 'product', locale, keyword, limit));

/**
 * Products of some categories by words of their English names, those with most words first.
 * @param words an English tsquery
 */
export const listNamed = async (
  locale: Locale,
  words: string,
  categoryIds: readonly number[],
  limit: number,
): Promise<ProductCard[]> =>
  listCards(
    locale,
    await idsOf(sql`select id from (select product_id as id, tsv, quality from product_search
        where locale = 'en' and category_ids && ${arrayOf(categoryIds, 'integer')} and tsv @@ ${words}::tsquery
        order by quality desc, product_id limit ${config.search.candidates}) one
      order by ts_rank('{0,0,0,1}', tsv, ${words}::tsquery) desc, quality desc, id limit ${limit}`),
  );

/** The newest public products; one of a company, so that an import does not fill the list. */
export const listLatest = async (locale: Locale, limit: number): Promise<ProductCard[]> =>
  listCards(
    locale,
    await idsOf(sql`select id from (select distinct on (company_id) product_id as id, published_at ${visible}
      order by company_id, published_at desc, product_id) one order by published_at desc, id limit ${limit}`),
  );

/** Products recommended by staff, then by listing quality; one per company, for variety. */
export const listRecommended = async (locale: Locale, limit: number): Promise<ProductCard[]> =>
  listCards(
    locale,
    await idsOf(sql`select id from (select distinct on (company_id) product_id as id, recommend, quality ${visible}
      order by company_id, recommend desc, quality desc) one order by recommend desc, quality desc, id limit ${limit}`),
  );

/** Products of the same category from other suppliers. */
export const listRelated = async (
  locale: Locale,
  id: number,
  limit: number = config.list.related,
): Promise<ProductCard[]> =>
  listCards(
    locale,
    await idsOf(sql`select s.product_id as id from product_search s join product_search me on me.product_id = ${id} and me.locale = 'en'
      where s.locale = 'en' and s.company_id <> me.company_id and s.category_ids && me.category_ids
      order by s.category_ids = me.category_ids desc, s.quality desc, s.product_id limit ${limit}`),
  );

/** Other products from the same supplier. */
export const listOfSupplier = async (
  locale: Locale,
  id: number,
  limit: number = config.list.related,
): Promise<ProductCard[]> =>
  listCards(
    locale,
    await idsOf(sql`select p.id from product me join product p on p.company_id = me.company_id and p.id <> me.id
      where me.id = ${id} and ${isPublic} order by p.group_id = me.group_id desc, p.sort, p.id limit ${limit}`),
  );

/** The currency of most of a company's prices; null where it has none. */
export async function usualCurrency(companyId: number): Promise<string | null> {
  const [found] = await rows<{ currency: string }>(
    database(),
    sql`select currency from product where company_id = ${companyId} and price_kind <> 'negotiable'
      group by currency order by count(*) desc, currency limit 1`,
  );
  return found?.currency ?? null;
}
