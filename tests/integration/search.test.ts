import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { config, type Sort } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import { keywordText } from '@/lib/platform/search/tsquery';
import type { Scope } from '@/lib/search/facet';
import { refreshPopularity } from '@/lib/search/popularity';
import { search } from '@/lib/search/queries';
import { learnCatalogue } from '@/lib/search/rebuild';
import { refreshProducts } from '@/lib/search/refresh';
import { searchStatement, toConditions, windowOf } from '@/lib/search/statement';
import type { CountRow, Facets, ListingSubject } from '@/lib/search/types';
import { demoDatabase, undone } from '../database';

let db: Db;
const ask = (
  locale: Locale,
  subject: ListingSubject,
  state: Partial<ListState> = {},
  size = 10,
  scope: Scope = 'product',
) => search(db, scope, locale, subject, { ...emptyState, ...state }, size);
const all = async (locale: Locale, subject: ListingSubject, state: Partial<ListState> = {}) =>
  (await ask(locale, subject, state, 5000)).ids;

beforeAll(async () => {
  db = await demoDatabase();
  await learnCatalogue(db);
  // Midnight may have passed since the demo was loaded.
  await refreshPopularity(db);
}, 120_000);

describe('facets', () => {
  const chosen: Record<keyof Facets, (value: never) => Partial<ListState>> = {
    country: (value: string) => ({ country: [value.toLowerCase()], continent: null }),
    continent: (value) => ({ continent: value, country: [] }),
    category: (value) => ({ cate: [value] }),
    tag: (value) => ({ tag: [value] }),
    grade: (value) => ({ grade: [value] }),
    membership: (value) => ({ membership: [value] }),
    way: (value) => ({ way: value }),
    warranty: (value) => ({ warranty: value }),
  };
  const cases: [string, Scope, ListingSubject, Partial<ListState>][] = [
    ['a keyword', 'product', { keyword: 'pump' }, {}],
    ['a keyword and choices', 'product', { keyword: 'steel' }, { grade: ['A', 'B'], continent: 'asia' }],
    ['everything in a price range', 'product', {}, { price: { min: 100, max: 50_000 }, moq: 20 }],
    ['a warranty', 'product', { keyword: 'pump' }, { warranty: 24 }],
    ['companies', 'company', {}, { membership: ['gold', 'diamond'] }],
  ];
  it.each(cases)(
    'show for %s the number of results, value by value',
    async (_, scope, subject, state) => {
      const { facets, total } = await ask('en', subject, state, 10, scope);
      expect(total).toBeGreaterThan(0);
      const free: Partial<Record<keyof Facets, Partial<ListState>>> = {
        grade: { grade: [] },
        membership: { membership: [] },
        ...(scope === 'product' ? { warranty: { warranty: null } } : {}),
        continent: { continent: null },
      };
      for (const [name, none] of Object.entries(free) as [keyof Facets, Partial<ListState>][])
        expect((await ask('en', subject, { ...state, ...none }, 10, scope)).facets[name]).toEqual(facets[name]);
      let values = 0;
      for (const [name, counts] of Object.entries(facets) as [keyof Facets, Required<Facets>[keyof Facets]][])
        for (const { value, count } of counts) {
          const only = await ask('en', subject, { ...state, ...chosen[name](value as never) }, 10, scope);
          expect(`${name} ${value} ${only.total}`).toBe(`${name} ${value} ${count}`);
          values++;
        }
      expect(values).toBeGreaterThan(12);
    },
    60_000,
  );
});

describe('orders and pages', () => {
  const orders: Record<Exclude<Sort, 'comprehensive' | 'deadline'>, string> = {
    popularity: 'popularity desc, quality desc',
    latest: 'published_at desc',
    hot: 'hot desc, quality desc',
    recommend: 'recommend desc, quality desc',
    priceAsc: 'price_usd nulls last',
    priceDesc: 'price_usd desc nulls last',
  };
  it.each(Object.entries(orders) as [Sort, string][])('%s is the exact order, page by page', async (sort, order) => {
    const truth = await rows<{ id: number }>(
      db,
      sql`select product_id as id from product_search s cross join lateral (select
          coalesce(sum(views) filter (where day >= current_date - 90), 0) as popularity, coalesce(sum(views) filter (where day >= current_date - 7), 0) as hot
          from page_view where kind = 'product' and subject_id = product_id) v
        where locale = 'fr' order by ${sql.raw(order)}, product_id`,
    );
    const pages: number[] = [];
    for (let page = 1; page <= Math.ceil(truth.length / 60); page++)
      pages.push(...(await ask('fr', {}, { sort, page }, 60)).ids);
    expect(pages).toEqual(truth.map(({ id }) => id));
  });

  it.each(Object.keys(orders) as Sort[])('%s ranks matching names before mentions', async (sort) => {
    const { name } = await keywordText(db, 'en', 'pump');
    const found = await all('en', { keyword: 'pump' }, { sort });
    const isNamed = new Set(
      (
        await rows<{ id: number }>(
          db,
          sql`select product_id as id from product_search where locale = 'en' and tsv @@ ${name}::tsquery`,
        )
      ).map(({ id }) => id),
    );
    const marks = found.map((id) => isNamed.has(id));
    expect(marks).toEqual([...marks.filter(Boolean), ...marks.filter((mark) => !mark)]);
    expect(new Set(marks).size).toBe(2);
  });

  it.each([
    ['a broad keyword', { keyword: 'made' }, {}],
    ['two words', { keyword: 'steel made' }, {}],
    ['a narrow keyword', { keyword: 'transformer' }, {}],
    ['everything', {}, {}],
    ['a filtered list', {}, { grade: ['B' as const] }],
  ])(
    'omit and repeat nothing: %s',
    async (_, subject, state) => {
      const { total } = await ask('en', subject, state);
      const pages: number[] = [];
      for (let page = 1; page <= Math.ceil(total / 13) + 1; page++)
        pages.push(...(await ask('en', subject, { ...state, page }, 13)).ids);
      expect(pages).toHaveLength(total);
      expect(new Set(pages).size).toBe(total);
    },
    60_000,
  );

  it('rank names first, whether candidates are all results or the best tier', async () => {
    for (const keyword of ['pump', 'steel', 'hydraulic']) {
      const text = await keywordText(db, 'en', keyword);
      const query = {
        scope: 'product',
        locale: 'en',
        subject: { keyword },
        text: toConditions(text),
        figures: [],
        state: emptyState,
      } as const;
      const { ids, total } = await ask('en', { keyword }, {}, 400);
      expect(total).toBeLessThan(config.search.candidates);
      const tiered = await rows<CountRow>(db, searchStatement(query, { ...windowOf(emptyState, 400), many: 0 }));
      const places = tiered.filter(({ kind }) => kind === 'place').sort((a, b) => a.n - b.n);
      expect(places.map(({ value }) => Number(value))).toEqual(ids);
      const inName = await rows<{ id: number }>(
        db,
        sql`select product_id as id from product_search where locale = 'en' and tsv @@ ${text.name}::tsquery`,
      );
      expect(inName.length).toBeGreaterThan(0);
      expect(new Set(ids.slice(0, inName.length))).toEqual(new Set(inName.map(({ id }) => id)));
    }
  });

  it('page through more rows than are ranked', async () => {
    const { ids, total } = await ask('en', { keyword: 'made' }, {}, 5000);
    expect(total).toBeGreaterThan(config.search.candidates);
    expect(ids).toHaveLength(total);
  });

  it('rank translated items before others, which are found by the displayed text', () =>
    undone(async (tx) => {
      const before = await search(tx, 'product', 'fr', { keyword: 'pompe' }, emptyState, 500);
      const first = before.ids[0] as number;
      expect((await search(tx, 'product', 'fr', { keyword: 'pump' }, emptyState, 500)).ids).not.toContain(first);
      await tx.execute(sql`delete from product_translation where product_id = ${first} and locale = 'fr'`);
      await refreshProducts(tx, [first]);
      const english = await search(tx, 'product', 'fr', { keyword: 'pump' }, emptyState, 500);
      expect(english.ids).toContain(first);
      const everything = await search(tx, 'product', 'fr', {}, emptyState, 5000);
      expect(everything.ids.at(-1)).toBe(first);
    }));
});

describe('finding', () => {
  const sample = () =>
    rows<{ id: number; model: string; brand: string }>(
      db,
      sql`select id, model, brand from product where id % 97 = 5 order by id`,
    );

  it('a model number in any language, with and without hyphens and spaces', async () => {
    for (const { id, model } of await sample())
      for (const locale of locales)
        for (const written of [
          model,
          model.toLowerCase(),
          model.replace(/[^\p{L}\p{N}]+/gu, ''),
          model.replace(/[^\p{L}\p{N}]+/gu, ' '),
          model.replace(/[^\p{L}\p{N}]/u, ''),
        ])
          expect([locale, written, (await ask(locale, { keyword: written })).ids.includes(id)]).toEqual([
            locale,
            written,
            true,
          ]);
  }, 60_000);

  it('a brand in any language, alone and with another word', async () => {
    for (const { id, brand, model } of await sample())
      for (const locale of locales) {
        expect(await all(locale, { keyword: brand })).toContain(id);
        expect((await ask(locale, { keyword: `${brand} ${model}` })).ids).toContain(id);
      }
  });

  it('two words in any order, ignoring stop words', async () => {
    for (const [locale, one, other] of [
      ['en', 'centrifugal pump', 'pump for centrifugal'],
      ['es', 'bomba centrífuga', 'centrifuga de la bomba'],
      ['fr', 'pompe centrifuge', 'centrifuge à la pompe'],
      ['zh', '渣浆泵 矿浆', '矿浆 渣浆泵'],
    ] as const) {
      const found = await all(locale, { keyword: one });
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(await all(locale, { keyword: other }))).toEqual(new Set(found));
    }
  });

  it('anything named by a single Chinese character', async () => {
    const named = await rows<{ id: number }>(
      db,
      sql`select product_id as id from product_translation where locale = 'zh' and name like '%泵%'`,
    );
    const found = new Set(await all('zh', { keyword: '泵' }));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ id }) => !found.has(id))).toEqual([]);
  });

  it('a word inside a German compound', async () => {
    const inside = await rows<{ id: number }>(
      db,
      sql`select product_id as id from product_translation where locale = 'de' and name ~* '[a-zäöü]pumpe'`,
    );
    expect(inside.length).toBeGreaterThan(0);
    expect(await all('de', { keyword: 'Pumpe' })).toEqual(expect.arrayContaining(inside.map(({ id }) => id)));
    expect((await ask('de', { keyword: 'Pumpen' })).total).toBeGreaterThanOrEqual(inside.length);
  });

  it('for any characters of a keyword, without an error', async () => {
    const signs = fc.constantFrom(
      ...`'"\\%&|!:*()<>=_-+.,;/@#$^~?[]{}`,
      ':*',
      "''",
      '\0',
      '😀',
      'ß',
      'ﷺ',
      '½',
      'İ',
      '水',
      'أ',
      '\u0301',
      ' ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc
        .array(fc.oneof(signs, fc.constantFrom('pump', '泵', 'насос', 'DN80')), { maxLength: 12 })
        .map((list) => list.join('')),
    );
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom(...locales),
        fc.constantFrom<Scope>('product', 'company'),
        async (keyword, locale, scope) => {
          const found = await ask(locale, { keyword }, {}, 3, scope);
          expect(found.ids.length).toBeLessThanOrEqual(3);
        },
      ),
      { numRuns: 150, seed: 7 },
    );
  }, 60_000);

  it('nothing for a keyword without a word', async () => {
    for (const keyword of ['', '!!!', '😀', '%'])
      expect(await ask('en', { keyword })).toMatchObject({ ids: [], total: 0, mended: null });
  });
});
