import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as category } from '@/app/api/category/route';
import { GET as companyGet } from '@/app/api/company/get/route';
import { POST as companyList } from '@/app/api/company/list/route';
import { POST as companySearch } from '@/app/api/company/search/route';
import { POST as countryList } from '@/app/api/country_list/route';
import { GET as getNav } from '@/app/api/get_nav/route';
import { POST as getTdk } from '@/app/api/get_tdk/route';
import { GET as hotWord } from '@/app/api/hot_word/route';
import { POST as friendLink } from '@/app/api/new/f_link/route';
import { GET as openapi } from '@/app/api/openapi.json/route';
import { GET as productGet } from '@/app/api/product/get/route';
import { POST as productList } from '@/app/api/product/list/route';
import { POST as productSearch } from '@/app/api/product/search/route';
import { GET as suggest } from '@/app/api/suggest/route';
import { POST as tagList } from '@/app/api/tag_list/route';
import { database, rows } from '@/lib/platform/db/client';
import { locales, sites } from '@/lib/platform/i18n/site';
import { parse } from '@/lib/platform/routes/address';
import { seedReference } from '@/lib/reference/seed';
import { calls } from '@/lib/site/api/constants';
import { demoDatabase } from '../database';

type Handler = (request: Request) => Promise<Response>;
const host = 'en.geco.localhost:3000';
const headers = { host, 'content-type': 'application/json' };

const answerOf = async (response: Response) => ({ status: response.status, ...(await response.json()) });
const post = async (handler: Handler, body: object) =>
  answerOf(await handler(new Request(`http://${host}/api/x`, { method: 'POST', headers, body: JSON.stringify(body) })));
const get = async (handler: Handler, query: Record<string, string | number>) => {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return answerOf(await handler(new Request(`http://${host}/api/x?${search}`, { headers })));
};
/** The data of a response, which must be 200 and match its contract. */
const dataOf = (answer: { status: number; code: number; data: unknown }, path: string) => {
  expect([answer.status, answer.code]).toEqual([200, 200]);
  const call = calls.find((one) => one.path === path);
  expect(call?.output.parse(answer.data)).toEqual(answer.data);
  // The contract has just been checked; what it holds is each test's own matter.
  // biome-ignore lint/suspicious/noExplicitAny: answers of fifteen calls
  return answer.data as any;
};

beforeAll(async () => {
  await demoDatabase();
}, 240_000);

describe('the reference calls', () => {
  it('return each site’s categories, zh by default', async () => {
    const chinese = dataOf(await post(category, { type: 1 }), '/api/category');
    const english = dataOf(await post(category, { siteId: 5, type: 1 }), '/api/category');
    expect(english).toHaveLength(8);
    expect(english.map(({ name }: { name: string }) => name)).toContain('Energy');
    expect(chinese[0].id).toBe(english[0].id);
    expect(chinese[0].name).not.toBe(english[0].name);
    expect(english.flatMap(({ children }: { children: unknown[] }) => children).length).toBeGreaterThanOrEqual(60);
  });

  it('return navigation with pages of that site only', async () => {
    for (const locale of locales) {
      const items = dataOf(await get(getNav, { siteId: sites[locale].siteId }), '/api/get_nav');
      const paths = items.map(({ path }: { path: string }) => path);
      expect(paths).toEqual(
        expect.arrayContaining(['/shortnews.html', '/tender.html', '/fair.html', '/about/join.html']),
      );
      expect(paths.includes('/investment.html')).toBe(locale === 'zh');
      for (const { label, path, href } of items) {
        const parsed = parse(...(path.split('?') as [string, string?]));
        expect(parsed?.canonical, label).toBe(path);
        expect(href).toBe(`http://${locale === 'zh' ? '' : `${locale}.`}geco.localhost:3000${path}`);
      }
    }
  });

  it('return navigation in this version’s order and wording although an earlier one wrote others', async () => {
    const shown = async () =>
      dataOf(await get(getNav, { siteId: 5 }), '/api/get_nav').map(({ key, section, label }: Record<string, string>) =>
        [key, section, label].join(' '),
      );
    const fresh = await shown();
    expect(fresh).toContain('header-purchase  Requests');
    await database().execute(sql`update nav set section = '', sort = 1 where key = 'header-sell'`);
    await database().execute(sql`update nav_translation set label = 'Global launch' where label = 'Launches'`);
    expect(await shown()).not.toEqual(fresh);
    await seedReference(database());
    expect(await shown()).toEqual(fresh);
  });

  it('return countries, tags, links and title rules', async () => {
    const countries = dataOf(await post(countryList, { siteId: 10 }), '/api/country_list');
    expect(countries.find(({ code }: { code: string }) => code === 'DE')).toMatchObject({
      name: 'Alemania',
      continent: 'europe',
    });
    expect(dataOf(await post(tagList, { siteId: 5 }), '/api/tag_list')).toHaveLength(12);
    expect(dataOf(await post(tagList, { siteId: 5, kind: 'product' }), '/api/tag_list').length).toBeGreaterThan(5);
    expect(dataOf(await post(friendLink, { siteId: 12 }), '/api/new/f_link')[0].url).toMatch(/^https:/);
    const rules = dataOf(await post(getTdk, { siteId: 8 }), '/api/get_tdk');
    expect(rules.map(({ page }: { page: string }) => page)).toContain('productDetail');
  });
});

describe('products', () => {
  it('are listed by page, filter and sort', async () => {
    const first = dataOf(await post(productList, { siteId: 5, pageSize: 10 }), '/api/product/list');
    const second = dataOf(await post(productList, { siteId: 5, pageSize: 10, page: 2 }), '/api/product/list');
    expect(first.total).toBeGreaterThanOrEqual(600);
    expect(first.items).toHaveLength(10);
    const ids = (page: { items: { id: number }[] }) => page.items.map(({ id }) => id);
    expect(ids(first).filter((id) => ids(second).includes(id))).toEqual([]);
    const german = dataOf(await post(productList, { siteId: 5, country: ['DE'] }), '/api/product/list');
    expect(german.total).toBeGreaterThan(0);
    for (const { supplier } of german.items) expect(supplier.countryCode).toBe('DE');
  });

  it('are found by keyword, also within one company', async () => {
    const found = dataOf(await post(productSearch, { siteId: 5, keyword: 'pump' }), '/api/product/search');
    expect(found.total).toBeGreaterThan(0);
    const { id } = found.items[0].supplier;
    const own = dataOf(await post(productSearch, { siteId: 5, keyword: 'pump', companyId: id }), '/api/product/search');
    expect(own.total).toBeGreaterThan(0);
    for (const { supplier } of own.items) expect(supplier.id).toBe(id);
  });

  it('are returned in full by id, and 404 for an unknown one', async () => {
    const { items } = dataOf(await post(productList, { siteId: 11, pageSize: 1 }), '/api/product/list');
    const product = dataOf(await get(productGet, { siteId: 11, id: items[0].id }), '/api/product/get');
    expect(product.name).toEqual(items[0].name);
    expect(product.parameters.length).toBeGreaterThan(0);
    expect(await get(productGet, { id: 2_000_000_000 })).toMatchObject({ status: 404, code: 404, data: null });
  });

  it('refuse a price range from high to low and an unknown sort', async () => {
    expect(await post(productList, { price: { min: 9, max: 3 } })).toMatchObject({
      code: 400,
      errors: [{ field: 'price', key: 'priceOrder', message: 'Quotes must be from low to high' }],
    });
    expect(await post(productList, { sort: 'cheapest' })).toMatchObject({ errors: [{ field: 'sort', key: 'choice' }] });
    expect(await post(productList, { country: ['de', 'germany'] })).toMatchObject({
      errors: [{ field: 'country.1', key: 'format' }],
    });
    expect(await post(productSearch, {})).toMatchObject({ errors: [{ field: 'keyword', key: 'required' }] });
  });
});

describe('companies', () => {
  it('are listed, found and returned without private data', async () => {
    const list = dataOf(await post(companyList, { siteId: 5, grade: ['A'] }), '/api/company/list');
    expect(list.total).toBeGreaterThan(0);
    const [{ id, name, grade }] = list.items;
    expect(grade).toBe('A');
    const found = dataOf(await post(companySearch, { siteId: 5, keyword: name.text }), '/api/company/search');
    expect(found.items.map((one: { id: number }) => one.id)).toContain(id);
    const profile = dataOf(await get(companyGet, { siteId: 5, id }), '/api/company/get');
    expect(profile.verifications.length).toBeGreaterThan(0);
    const [hidden] = await rows<{ id: number }>(await demoDatabase(), sql`select max(id) + 1 as id from company`);
    expect((await get(companyGet, { id: hidden?.id ?? 0 })).code).toBe(404);
  });
});

describe('the search box', () => {
  it('gets suggestions and hot words of its site', async () => {
    const suggestions = dataOf(await get(suggest, { siteId: 5, scope: 'product', keyword: 'pum' }), '/api/suggest');
    const texts = suggestions.map(({ text }: { text: string }) => text);
    expect(texts.join(' ').toLowerCase()).toContain('pum');
    const labels = suggestions.map(({ kind, label }: { kind: string; label: string }) => `${kind} ${label}`);
    expect(new Set(labels)).toEqual(new Set(['category Category', 'product Product']));
    expect(dataOf(await get(hotWord, { siteId: 12, scope: 'company' }), '/api/hot_word').length).toBeGreaterThan(3);
    for (const scope of ['tender', 'news', 'all'])
      expect(dataOf(await get(suggest, { siteId: 5, scope, keyword: 'ste' }), '/api/suggest').length).toBeGreaterThan(
        0,
      );
    expect(await get(suggest, { scope: 'showroom', keyword: 'x' })).toMatchObject({
      errors: [{ field: 'scope', key: 'choice' }],
    });
  });
});

describe('every call', () => {
  it('refuses an unknown site', async () => {
    for (const handler of [category, countryList, tagList, friendLink, getTdk, productList, companyList])
      expect(await post(handler, { siteId: 4 })).toMatchObject({
        code: 400,
        errors: [{ field: 'siteId', key: 'unknownSite' }],
      });
    for (const handler of [getNav, hotWord]) expect((await get(handler, { siteId: 4 })).code).toBe(400);
  });

  it('is in the API document', async () => {
    const response = await openapi(new Request(`http://${host}/api/openapi.json`, { headers }));
    const document = await response.json();
    expect(Object.keys(document.paths).sort()).toEqual(calls.map(({ path }) => path).sort());
    expect(document.servers).toEqual([{ url: 'http://en.geco.localhost:3000' }]);
  });
});
