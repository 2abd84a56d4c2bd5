import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOffers } from '@/lib/agent/queries';
import { listDirectory } from '@/lib/directory/queries';
import { listLaunches } from '@/lib/launch/queries';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { findPortal } from '@/lib/portal/queries';
import { continentsOf, inTwoContinents } from '@/lib/reference/continent';
import { listCountries } from '@/lib/reference/queries';
import { seedReference } from '@/lib/reference/seed';
import { search } from '@/lib/search/queries';
import { demoDatabase } from '../database';

let db: Db;
beforeAll(async () => {
  db = await demoDatabase();
}, 240_000);

type Found = {
  total: number;
  facets: { country: { value: string; count: number }[]; continent: { value: string; count: number }[] };
};
const lists: Record<string, (state: Partial<ListState>) => Promise<Found>> = {
  products: (state) => search(db, 'product', 'en', {}, { ...emptyState, ...state }, 1),
  companies: (state) => search(db, 'company', 'en', {}, { ...emptyState, ...state }, 1),
  tenders: (state) => findPortal(db, 'en', { channels: ['tender'] }, { ...emptyState, ...state }, 1),
  news: (state) => findPortal(db, 'en', { channels: ['shortnews', 'innovation'] }, { ...emptyState, ...state }, 1),
  organisations: (state) => listDirectory('en', {}, { ...emptyState, ...state }, 1),
};

describe('a country in two continents', () => {
  it.each(Object.entries(lists))('is listed in both (%s)', async (_, list) => {
    const all = await list({});
    const shared = all.facets.country.filter(({ value }) => inTwoContinents[value]);
    for (const continent of config.continents) {
      const here = await list({ continent });
      expect(all.facets.continent.find(({ value }) => value === continent)?.count ?? 0, continent).toBe(here.total);
    }
    for (const { value } of shared)
      for (const continent of inTwoContinents[value] ?? []) {
        const { facets } = await list({ continent });
        expect(facets.country.some((one) => one.value === value)).toBe(true);
      }
    expect(all.facets.continent.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(all.total);
  });

  it('is in at least one list, with one count in each continent', async () => {
    const [row] = await rows<{ n: number }>(
      db,
      sql`select count(*)::int as n from product_search where locale = 'en' and country_code in ('TR', 'EG', 'KZ', 'RU')`,
    );
    const turkey = await lists.products?.({ country: ['tr'] });
    expect(row?.n).toBeGreaterThan(0);
    expect(turkey?.total).toBeGreaterThan(0);
    const [asia, europe] = [
      await lists.products?.({ continent: 'asia' }),
      await lists.products?.({ continent: 'europe' }),
    ];
    const [own] = await rows<{ asia: number; europe: number }>(
      db,
      sql`select count(*) filter (where continent = 'asia' or country_code in ('RU', 'EG'))::int as asia,
        count(*) filter (where continent = 'europe' or country_code in ('TR', 'KZ', 'AZ', 'GE', 'CY'))::int as europe
        from product_search where locale = 'en'`,
    );
    expect([asia?.total, europe?.total]).toEqual([own?.asia, own?.europe]);
  });

  it('shows one on its own page: that of the M49 list', async () => {
    const countries = await listCountries('en');
    const own = (code: string) => countries.find((one) => one.code === code)?.continent;
    expect(['RU', 'TR', 'KZ', 'EG', 'CY'].map(own)).toEqual(['europe', 'asia', 'asia', 'africa', 'asia']);
    expect(continentsOf('RU', 'europe')).toEqual(['europe', 'asia']);
    expect(continentsOf('FR', 'europe')).toEqual(['europe']);
  });

  it('is corrected if an earlier version wrote another', async () => {
    await db.execute(sql`update country set continent = 'asia' where code = 'RU'`);
    await seedReference(db);
    const [russia] = await rows<{ continent: string }>(db, sql`select continent from country where code = 'RU'`);
    expect(russia?.continent).toBe('europe');
  });
});

describe('a worldwide item', () => {
  it.each([
    ['offers', (state: Partial<ListState>) => listOffers('en', undefined, { ...emptyState, ...state }, 100)],
    ['launches', (state: Partial<ListState>) => listLaunches('en', { ...emptyState, ...state }, 100)],
  ])('is found by every country’s filter (%s)', async (_, list) => {
    const all = await list({});
    const wide = all.items.filter(({ zone }) => zone.worldwide).length;
    expect(wide).toBeGreaterThan(0);
    const counts = new Map(all.facets.country.map(({ value, count }) => [value, count]));
    for (const { code } of await listCountries('en')) {
      const named = all.items.filter(({ zone }) => zone.countries.some((one) => one.code === code)).length;
      expect(counts.get(code), code).toBe(wide + named);
    }
    expect((await list({ country: ['fr'] })).total).toBe(counts.get('FR'));
  });
});
