import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Continent, Sort } from '@/lib/platform/config';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ListState } from '@/lib/platform/routes/list-state';
import type { PortalCount } from '@/lib/portal/types';
import { continentsOf } from '@/lib/reference/continent';
import type { Count, PlaceFacets } from '@/lib/search/facet';

type Filters = { place: SQL; category: SQL; incoterm: SQL; other: SQL };
type Counted = {
  grouped: 'country' | 'category' | 'incoterm' | 'all';
  value: string | null;
  /** count with all filters except the group's own */
  n: number;
};
export type Browsed = { ids: number[]; total: number; facets: PlaceFacets; incoterms: PortalCount[] };

const always = sql`true`;
// Expired requests are not listed, even before the job has marked them.
const listed = sql`r.state = 'open' and r.kind = 'public' and r.valid_until > now()`;
const latest = sql`r.published_at desc, r.id desc`;
const orders: Partial<Record<Sort, SQL>> = {
  comprehensive: sql`s.translated desc, s.published_at desc, s.subject_id desc`,
  deadline: sql`r.valid_until, ${latest}`,
};

/** SQL: request `r` closes soon enough and still takes enough quotations. */
export const chanceOf = ({ closing, places }: Pick<ListState, 'closing' | 'places'>): SQL => {
  const soon = closing === null ? always : sql`r.valid_until <= now() + make_interval(days => ${closing}::int)`;
  return places === null ? soon : sql`${soon} and r.places_left >= ${places}::int`;
};

type Place = { code: string; continent: Continent };
type Category = { id: number; parentId: number | null };

function filtersOf(state: ListState, places: readonly Place[], categories: readonly Category[]): Filters {
  const { continent, cate, incoterm } = state;
  const codes = new Set(state.country.map((code) => code.toUpperCase()));
  // A country and a continent are combined by `or`, as in the lists of products and companies.
  for (const { code, continent: own } of places)
    if (continent !== null && continentsOf(code, own).includes(continent)) codes.add(code);
  const db = categories.filter(({ id, parentId }) => cate.includes(id) || (parentId && cate.includes(parentId)));
  return {
    place: continent !== null || codes.size > 0 ? sql`r.country_code = any(${arrayOf([...codes], 'bpchar')})` : always,
    category:
      cate.length > 0
        ? sql`r.category_id = any(${arrayOf(
            db.map(({ id }) => id),
            'integer',
          )})`
        : always,
    incoterm: incoterm === null ? always : sql`r.incoterm = ${incoterm}`,
    other: chanceOf(state),
  };
}

type Group = Exclude<Counted['grouped'], 'all'>;
const columns: Record<Group, SQL> = {
  country: sql`r.country_code`,
  category: sql`r.category_id`,
  incoterm: sql`r.incoterm`,
};

/** Counts groups of the requests matching `among`, in one pass over a covering index. */
function group(
  { place, category, incoterm, other }: Filters,
  groups: readonly Group[],
  among: SQL,
): Promise<Counted[]> {
  const others = {
    country: sql`${category} and ${incoterm}`,
    category: sql`${place} and ${incoterm}`,
    incoterm: sql`${place} and ${category}`,
  };
  const each = (write: (name: Group) => SQL) => sql.join(groups.map(write), sql` `);
  const sets = groups.map((name) => sql`(${columns[name]})`);
  return rows<Counted>(
    database(),
    sql`select case ${each((name) => sql`when grouping(${columns[name]}) = 0 then ${name}`)} else 'all' end as grouped,
        coalesce(${sql.join(
          groups.map((name) => sql`${columns[name]}::text`),
          sql`, `,
        )}) as value,
        case ${each((name) => sql`when grouping(${columns[name]}) = 0 then count(*) filter (where ${others[name]})`)}
          else count(*) filter (where ${place} and ${category} and ${incoterm}) end::int as n
      from purchase_request r where ${listed} and ${other} and ${among}
      group by grouping sets (${sql.join([...sets, sql`()`], sql`, `)})`,
  );
}

/**
 * Counts all groups; with a place filter, only countries are counted without it, as it leaves few requests for the
 * others.
 */
async function count(filters: Filters): Promise<Counted[]> {
  const { place, category, incoterm } = filters;
  if (place === always) return group(filters, ['country', 'category', 'incoterm'], always);
  const countries = await group(filters, ['country'], sql`${category} and ${incoterm}`);
  const rest = await group(filters, ['category', 'incoterm'], place);
  return [...countries.filter(({ grouped }) => grouped !== 'all'), ...rest];
}

const page = async (site: Locale, state: ListState, filters: Filters, size: number): Promise<number[]> => {
  const order = orders[state.sort] ?? latest;
  const searchJoin = sql`join portal_search s on s.locale = ${site} and s.kind = 'purchase' and s.subject_id = r.id`;
  const found = await rows<{ id: number }>(
    database(),
    sql`select r.id from purchase_request r ${order === orders.comprehensive ? searchJoin : sql``}
      where ${listed} and ${filters.place} and ${filters.category} and ${filters.incoterm} and ${filters.other}
      order by ${order} limit ${size} offset ${(state.page - 1) * size}`,
  );
  return found.map(({ id }) => id);
};

const sorted = <Value extends string | number>(counts: ReadonlyMap<Value, number>): Count<Value>[] =>
  [...counts]
    .filter(([, n]) => n > 0)
    .map(([value, n]) => ({ value, count: n }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

/**
 * A page of listed public requests without search words, with facet counts that ignore a facet's own filter. Equivalent
 * to `findPortal` but fast for a hundred thousand requests. docs/domain.md, Search and sorting.
 * @param size results per page
 */
export async function browsePurchases(site: Locale, state: ListState, size: number): Promise<Browsed> {
  const places = await rows<Place>(database(), sql`select code, continent from country`);
  const categories = await rows<Category>(database(), sql`select id, parent_id as "parentId" from category`);
  const filters = filtersOf(state, places, categories);
  const counted = await count(filters);
  const ids = await page(site, state, filters, size);
  const continent = new Map<Continent, number>();
  const country = new Map<string, number>();
  const category = new Map<number, number>();
  const incoterm = new Map<string, number>();
  const add = <Key>(to: Map<Key, number>, key: Key, n: number) => to.set(key, (to.get(key) ?? 0) + n);
  const ownOf = new Map(places.map(({ code, continent: own }) => [code, own]));
  const parentOf = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  for (const { grouped, value, n } of counted) {
    if (value === null) continue;
    if (grouped === 'incoterm') add(incoterm, value, n);
    if (grouped === 'country') {
      add(country, value, n);
      const own = ownOf.get(value);
      for (const name of own ? continentsOf(value, own) : []) add(continent, name, n);
    }
    if (grouped === 'category') {
      add(category, Number(value), n);
      const parent = parentOf.get(Number(value));
      if (parent) add(category, parent, n);
    }
  }
  return {
    ids,
    total: counted.find(({ grouped }) => grouped === 'all')?.n ?? 0,
    facets: {
      country: sorted(country),
      continent: sorted(continent),
      category: sorted(category),
    },
    incoterms: sorted(incoterm),
  };
}
