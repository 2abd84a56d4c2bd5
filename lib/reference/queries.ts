import 'server-only';
import { desc, sql } from 'drizzle-orm';
import type { Continent } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { exchangeRate } from '@/lib/platform/db/schema/reference';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import type { ExchangeRate } from '@/lib/platform/money/exchange-rate';
import type { CategoryNode, Country, FriendLink, NavItem, Tag, Tdk } from './types';

/** Countries sorted by name. */
export const listCountries = (locale: Locale): Promise<Country[]> =>
  rows<{ code: string; name: string; continent: Continent; callingCode: string; currency: string }>(
    database(),
    sql`select c.code, t.name, c.continent, c.calling_code as "callingCode", c.currency
      from country c join country_translation t on t.country_code = c.code and t.locale = ${locale} order by t.sort`,
  );

type CategoryRow = Omit<CategoryNode, 'children'> & { parentId: number | null };

/** The tree of categories, each with the number of public products below it. */
export async function listCategories(locale: Locale, type = 1): Promise<CategoryNode[]> {
  const found = await rows<CategoryRow>(
    database(),
    sql`with counts as (select member as id, count(*)::int as n from product_search s cross join unnest(s.category_ids) as member where s.locale = ${locale} group by 1)
      select c.id, c.parent_id as "parentId", c.key, c.picture, coalesce(t.name, en.name, c.key) as name, coalesce(t.slogan, en.slogan, '') as slogan, coalesce(counts.n, 0) as products
      from category c left join category_translation t on t.category_id = c.id and t.locale = ${locale}
        left join category_translation en on en.category_id = c.id and en.locale = 'en' left join counts on counts.id = c.id
      where c.type = ${type} order by c.sort, c.id`,
  );
  const nodes = new Map(found.map(({ parentId: _, ...row }) => [row.id, { ...row, children: [] as CategoryNode[] }]));
  const roots: CategoryNode[] = [];
  for (const row of found) {
    const node = nodes.get(row.id) as CategoryNode;
    const parent = row.parentId === null ? undefined : nodes.get(row.parentId);
    (parent ? parent.children : roots).push(node);
  }
  return roots;
}

/** Tags of companies ("company categories") or of products. */
export const listTags = (locale: Locale, kind: 'company' | 'product'): Promise<Tag[]> =>
  rows<Tag>(
    database(),
    sql`select g.id, g.key, coalesce(t.name, en.name, g.key) as name from tag g
      left join tag_translation t on t.tag_id = g.id and t.locale = ${locale} left join tag_translation en on en.tag_id = g.id and en.locale = 'en'
      where g.kind = ${kind} order by g.sort, g.id`,
  );

/** Navigation entries of a site in their order. */
export const listNav = (locale: Locale): Promise<NavItem[]> =>
  rows<NavItem>(
    database(),
    sql`select n.id, n.key, n.position, n.section, n.route, n.sort_by as "sortBy", t.label from nav n
      join nav_translation t on t.nav_id = n.id and t.locale = ${locale} where n.shown order by n.position, n.sort, n.id`,
  );

/** Friendly links of a site. */
export const listFriendLinks = (locale: Locale): Promise<FriendLink[]> =>
  rows<FriendLink>(
    database(),
    sql`select id, name, url from friend_link where site_id = ${sites[locale].siteId} order by sort, id`,
  );

/** Title, description and keyword rules of a site, by page. */
export const listTdk = (locale: Locale): Promise<Tdk[]> =>
  rows<Tdk>(
    database(),
    sql`select page, title, description, keywords from tdk where site_id = ${sites[locale].siteId} order by page`,
  );

/** The latest rate of each base and currency. */
export async function latestRates(db: Db): Promise<ExchangeRate[]> {
  const found = await db
    .selectDistinctOn([exchangeRate.base, exchangeRate.currency])
    .from(exchangeRate)
    .orderBy(exchangeRate.base, exchangeRate.currency, desc(exchangeRate.date));
  return found.map((one) => ({ ...one, rate: Number(one.rate) }));
}

/** The same, for the browser. */
export const listLatestRates = (): Promise<ExchangeRate[]> => latestRates(database());
