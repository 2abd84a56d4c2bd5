import { type SQL, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { POST as launchList } from '@/app/api/launch/list/route';
import { listLatestLaunches, listLaunches } from '@/lib/launch/queries';
import { type Db, rows } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { refreshProducts } from '@/lib/search/refresh';
import { refreshStandings } from '@/lib/search/standing';
import { demoDatabase } from '../database';

const host = 'en.geco.localhost:3000';
let db: Db;

const list = (state: Partial<ListState> = {}, locale: Locale = 'en', size = 100, keyword?: string) =>
  listLaunches(locale, { ...emptyState, ...state }, size, keyword);
const search = (keyword: string, locale: Locale = 'en', state: Partial<ListState> = {}) =>
  list(state, locale, 100, keyword);
const idsOf = async (state: Partial<ListState> = {}) => (await list(state)).items.map(({ id }) => id);
const numbers = async (query: SQL) => (await rows<{ id: number }>(db, query)).map(({ id }) => id);
const ascending = (ids: readonly number[]) => [...ids].sort((a, b) => a - b);
const undo: (() => Promise<unknown>)[] = [];
/** Changes the database until the end of the test. */
const change = async (run: SQL, back: SQL, refresh: () => Promise<unknown> = async () => undefined) => {
  undo.push(async () => {
    await db.execute(back);
    await refresh();
  });
  await db.execute(run);
  await refresh();
};

/** A launch limited to some countries, and a worldwide one. */
let named = { id: 0, product: 0, company: 0, country: '' };
let wide = 0;

beforeAll(async () => {
  db = await demoDatabase();
  const [one] = await rows<typeof named>(
    db,
    sql`select l.id, l.product_id as product, l.company_id as company, lower(min(k.country_code)) as country
      from launch l join launch_country k on k.launch_id = l.id where not l.worldwide group by l.id order by l.id limit 1`,
  );
  named = one ?? named;
  wide = (await numbers(sql`select id from launch where worldwide order by id limit 1`))[0] ?? 0;
}, 240_000);
afterEach(async () => {
  for (const back of undo.splice(0).reverse()) await back();
});

describe('the list of launches', () => {
  it('shows every demo launch with slogan, product, supplier, zone and day', async () => {
    const { items, total } = await list();
    expect([total, items.length]).toEqual([16, 16]);
    for (const { slogan, zone, product, publishedAt } of items) {
      expect([slogan.locale, slogan.text.length > 0]).toEqual(['en', true]);
      expect(zone.worldwide).toBe(zone.countries.length === 0);
      expect(product.supplier.membership).not.toBe('regular');
      expect(new Date(publishedAt).getTime()).toBeLessThan(Date.now() + 86_400_000);
    }
    const covered = new Set(items.flatMap(({ zone }) => zone.countries.map(({ continent }) => continent)));
    expect(covered.size).toBe(6);
  });

  it('filters by country, including only worldwide launches', async () => {
    const found = await idsOf({ country: [named.country] });
    const expected = await numbers(sql`select id from launch l where worldwide or exists (select from launch_country k
      where k.launch_id = l.id and lower(k.country_code) = ${named.country})`);
    expect(ascending(found)).toEqual(ascending(expected));
    expect(found).toEqual(expect.arrayContaining([named.id, wide]));
    expect(found.length).toBeLessThan(16);
  });

  it('filters by continent, and by several places', async () => {
    const found = await list({ continent: 'oceania' });
    for (const { zone } of found.items)
      expect(zone.worldwide || zone.countries.some(({ continent }) => continent === 'oceania')).toBe(true);
    const both = await idsOf({ continent: 'oceania', country: ['ke'] });
    expect(both.length).toBeGreaterThan(found.total);
    expect(found.total).toBeGreaterThan((await list({ country: ['fj'] })).total);
  });

  it('shows each value’s number of results', async () => {
    const { facets } = await list();
    for (const { value, count } of [facets.country.find((one) => one.value === 'KE'), facets.country.at(-1)].flatMap(
      (one) => one ?? [],
    ))
      expect((await list({ country: [value.toLowerCase()] })).total).toBe(count);
    for (const { value, count } of facets.continent) expect((await list({ continent: value })).total).toBe(count);
    expect(facets.continent).toHaveLength(6);
    // Worldwide launches count for every country, selected or not.
    const countries = (await list({ country: ['tv'] })).facets.country.map(({ value }) => value);
    expect(countries.sort()).toEqual(facets.country.map(({ value }) => value).sort());
    expect(countries).toContain('TV');
    for (const { value, count } of facets.tag) expect((await list({ tag: [value] })).total).toBe(count);
    for (const { value, count } of facets.category.slice(0, 6))
      expect((await list({ cate: [value] })).total).toBe(count);
    const other = facets.tag[0]?.value ?? 0;
    expect((await list({ tag: [other] })).facets.tag).toEqual(facets.tag);
  });

  it('finds by words of product and slogan, in each language, within its filters', async () => {
    for (const locale of ['en', 'zh', 'de'] as const)
      for (const { id, product, slogan } of (await list({}, locale)).items.slice(0, 4))
        for (const { text } of [product.name, slogan]) {
          const word = text.match(/\p{L}{4,}/u)?.[0] ?? text;
          expect(
            (await search(word, locale)).items.map((item) => item.id),
            word,
          ).toContain(id);
        }
    const all = await search('crane');
    expect(all.total).toBe(all.items.length);
    expect(all.total).toBeGreaterThan(0);
    expect(all.total).toBeLessThan(16);
    for (const { value, count } of all.facets.category)
      expect((await search('crane', 'en', { cate: [value] })).total).toBe(count);
    for (const { value, count } of all.facets.continent)
      expect((await search('crane', 'en', { continent: value })).total).toBe(count);
    expect((await search('crnae')).mended).toBe('crane');
    for (const keyword of ['zzqqxxvv', "'; drop table launch; --"]) expect((await search(keyword)).total).toBe(0);
  });

  it('is sorted as requested and paged', async () => {
    const days = (await list({ sort: 'latest' })).items.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual([...days].sort().reverse());
    const all = await idsOf({ sort: 'latest' });
    const page = await list({ sort: 'latest', page: 2 }, 'en', 5);
    expect([page.items.map(({ id }) => id), page.pages, page.total]).toEqual([all.slice(5, 10), 4, 16]);
    expect((await listLatestLaunches('en', 3)).map(({ id }) => id)).toEqual(all.slice(0, 3));
    const last = all.at(-1) ?? 0;
    const [viewed] = await numbers(sql`select product_id as id from launch where id = ${last}`);
    await change(
      sql`insert into search_popularity (kind, subject_id, hot, popularity, quality) values ('product', ${viewed}, 1000000, 1000000, 1)
        on conflict (kind, subject_id) do update set hot = search_popularity.hot + 1000000`,
      sql`update search_popularity set hot = hot - 1000000 where kind = 'product' and subject_id = ${viewed}`,
    );
    expect((await idsOf({ sort: 'hot' }))[0]).toBe(last);
  });

  it('falls back to another language, after those with the site’s own', async () => {
    const [kept] = await rows<{ slogan: string }>(
      db,
      sql`select slogan from launch_translation where launch_id = ${named.id} and locale = 'de'`,
    );
    await change(
      sql`delete from launch_translation where launch_id = ${named.id} and locale = 'de'`,
      sql`insert into launch_translation (launch_id, locale, slogan) values (${named.id}, 'de', ${kept?.slogan ?? ''})`,
    );
    const { items } = await list({}, 'de');
    expect(items.at(-1)).toMatchObject({ id: named.id, slogan: { locale: 'en' } });
  });
});

describe('a launch is hidden', () => {
  const hidden = async () => {
    expect(await idsOf()).not.toContain(named.id);
    expect((await list()).total).toBe(15);
  };

  it.each(['draft', 'pending', 'reject', 'disable'])('with the status %s', async (status) => {
    await change(
      sql`update launch set status = ${status} where id = ${named.id}`,
      sql`update launch set status = 'normal' where id = ${named.id}`,
    );
    await hidden();
  });

  it('if its owner disabled it', async () => {
    await change(
      sql`update launch set shown = false where id = ${named.id}`,
      sql`update launch set shown = true where id = ${named.id}`,
    );
    await hidden();
  });

  it('if its product is not listed', async () => {
    await change(
      sql`update product set listed = false where id = ${named.product}`,
      sql`update product set listed = true where id = ${named.product}`,
      () => db.transaction((tx) => refreshProducts(tx, [named.product])),
    );
    await hidden();
  });

  it('from the day after the membership ended until a new one', async () => {
    const [kept] = await rows<{ until: string }>(
      db,
      sql`select membership_valid_until::text as until from company where id = ${named.company}`,
    );
    const until = (day: SQL) => sql`update company set membership_valid_until = ${day} where id = ${named.company}`;
    await change(until(sql`current_date - 1`), until(sql`${kept?.until}::date`), () => refreshStandings(db));
    expect(await idsOf()).not.toContain(named.id);
    await db.execute(until(sql`current_date`));
    await refreshStandings(db);
    expect(await idsOf()).toContain(named.id);
  });

  it('if its company is not public', async () => {
    await change(
      sql`update company set status = 'disabled' where id = ${named.company}`,
      sql`update company set status = 'normal' where id = ${named.company}`,
    );
    expect(await idsOf()).not.toContain(named.id);
  });
});

describe('api/launch/list', () => {
  const ask = (body: unknown) =>
    launchList(
      new Request(`http://${host}/api/launch/list`, {
        method: 'POST',
        headers: { host, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );

  it('responds with a filtered page and its facets', async () => {
    const answer = await ask({ siteId: 5, country: ['KE'], pageSize: 3, sort: 'latest' });
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    expect(data.items).toHaveLength(3);
    expect(data.total).toBe((await list({ country: ['ke'] })).total);
    expect(Object.keys(data.items[0]).sort()).toEqual(['id', 'product', 'publishedAt', 'slogan', 'zone']);
  });

  it('refuses an unknown continent', async () => {
    expect((await ask({ continent: 'atlantis' })).status).toBe(400);
  });
});
