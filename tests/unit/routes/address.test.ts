import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { config } from '@/lib/platform/config';
import { href, internalPath, type Parsed, parse, withState } from '@/lib/platform/routes/address';
import { cleanKeyword, readKeyword } from '@/lib/platform/routes/keyword';
import { emptyState, type ListState, normalState, readState } from '@/lib/platform/routes/list-state';
import { propertyNames } from '@/lib/platform/routes/range';
import { readIdSegments, readSegments } from '@/lib/platform/routes/segment';
import { type Route, routeNames, routes } from '@/lib/platform/routes/table';
import { runs } from '@/tests/property';

type AnyHref = (name: string, params: Record<string, string | number>, state?: Partial<ListState>) => string;
// The property test chooses names at random, so their types cannot be told apart.
const anyHref = href as unknown as AnyHref;

const keyword = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 150 }),
    fc.string({
      unit: fc.constantFrom('/', '.', '%', '.html', '_', '?', '#', '\\', '泵', 'é', '😀', '2', 'F'),
      minLength: 1,
    }),
  )
  .map(cleanKeyword)
  .filter((text) => text !== '');
const id = fc.integer({ min: 1, max: config.id.max });
const word = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);
const amount = fc.option(fc.integer({ min: 1, max: config.listing.amount }));
const limit = fc.option(fc.double({ min: -1e6, max: 1e9, noNaN: true }));
const state: fc.Arbitrary<ListState> = fc.record({
  country: fc.array(fc.constantFrom('cn', 'de', 'br', 'ae')),
  continent: fc.option(fc.constantFrom(...config.continents)),
  tag: fc.array(id, { maxLength: 25 }),
  cate: fc.array(id),
  way: fc.option(fc.constantFrom(...config.tender.ways)),
  division: fc.option(fc.constantFrom(...config.tender.categories)),
  open: fc.boolean(),
  incoterm: fc.constantFrom(null, 'CIF', 'EXW'),
  closing: fc.option(fc.constantFrom(...config.purchase.closing)),
  places: fc.option(fc.constantFrom(...config.purchase.places)),
  kind: fc.option(fc.constantFrom(...config.directory.kinds)),
  grade: fc.array(fc.constantFrom(...config.grades)),
  membership: fc.array(fc.constantFrom(...config.memberships)),
  price: fc.option(fc.record({ min: amount, max: amount })),
  moq: amount,
  warranty: fc.constantFrom(null, ...config.product.warranty),
  range: fc.array(fc.record({ property: fc.constantFrom(...propertyNames), min: limit, max: limit })),
  sort: fc.constantFrom(...config.sorts, ...config.priceSorts, ...config.tender.sorts),
  page: fc.integer({ min: 1, max: config.listing.page }),
  ids: fc.array(id),
});

const kindsOf = (pattern: string) => [...pattern.matchAll(/\{(\w+)([#*+&]?)\}/g)];
const reserved = ['vipInfo'];
const several = (one: fc.Arbitrary<string | number>) =>
  fc.array(one, { minLength: 1, maxLength: 20 }).map((list) => readSegments(list.join('/')).join('/'));
const arbitraries: Partial<Record<string, fc.Arbitrary<string | number>>> = {
  '#': id,
  '*': keyword,
  '+': several(word),
  '&': several(id),
};
const paramsOf = (pattern: string) =>
  fc.record(
    Object.fromEntries(
      kindsOf(pattern).map(([, name = '', kind = '']): [string, fc.Arbitrary<string | number>] => [
        name,
        arbitraries[kind] ?? word.filter((text) => !reserved.includes(text)),
      ]),
    ),
  );

describe.each(routeNames)('route %s', (name) => {
  const route: Route = routes[name];

  it('is unchanged by a round trip through URL and page segments', () => {
    fc.assert(
      fc.property(paramsOf(route.pattern), state, (params, wanted) => {
        const address = anyHref(name, params, wanted);
        const [path = '', search = ''] = address.split('?');
        const normal = normalState(route.state, wanted);
        const parsed = parse(path, search);
        expect(parsed).toEqual({ name, params, state: normal, canonical: address });
        if (parsed === null) return;
        expect(withState(parsed, parsed.state)).toBe(address);
        const internal = internalPath(parsed, 'en', 'm');
        const given = internal.split('/').slice(3);
        const wantedSegments = route.internal.split('/').slice(1);
        expect(new URL(internal, 'http://geco.example').pathname).toBe(internal);
        expect(given).toHaveLength(wantedSegments.length);
        for (const [at, segment] of wantedSegments.entries()) {
          const text = given[at] ?? '';
          expect(text).toMatch(/^[A-Za-z0-9\-._~]+$/);
          if (segment === '[keyword]') expect(readKeyword(text)).toBe(params.keyword);
          if (segment === '[state]') expect(readState(text, route.state)).toEqual(normal);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('has consistent pattern, folder and state', () => {
    const tokens = kindsOf(route.pattern).map(([, token]) => `[${token}]`);
    const folders = [...route.internal.matchAll(/\[\w+\]/g)].map(String);
    expect(folders).toEqual(route.state.length > 0 ? [...tokens, '[state]'] : tokens);
    expect(route.pattern).toMatch(/^\/$|\.html$|^\/admin(?=\/|$)/);
  });
});

describe('address', () => {
  it('never throws and is stable for any path and query', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '/product_search_', '/company/', '/company/search/3/'),
        (path, search, head) => {
          const parsed = parse(head + path, search);
          if (parsed === null) return;
          const [canonical = '', query = ''] = parsed.canonical.split('?');
          expect(parse(canonical, query)).toEqual(parsed);
          expect(canonical).toMatch(/^\/(?!\/)[A-Za-z0-9\-._~!'()*%/]*$/);
        },
      ),
      { numRuns: runs(1000) },
    );
  });

  it.each<[string, string]>([
    ['/product', '/product.html'],
    ['/product/', '/product.html'],
    ['/product.html/', '/product.html'],
    ['/product/12', '/product/12.html'],
    ['/product_search_24/7 泵.html', '/product_search_24%2F7%20%E6%B3%B5.html'],
    ['/product_search_50%.html', '/product_search_50%25.html'],
    ['/product_search_a.html.html', '/product_search_a.html.html'],
    ['/product_search_e%CC%81', '/product_search_%C3%A9.html'],
    ['/product_search_%E6%B3', '/product_search_%25E6%25B3.html'],
    ['/company_search_x//y', '/company_search_x%2F%2Fy.html'],
    [`/search_${'a'.repeat(130)}.html`, `/search_${'a'.repeat(120)}.html`],
    ['/admin.html', '/admin'],
    ['//', '/'],
  ])('%s is resolved as %s', (path, canonical) => {
    expect(parse(path)?.canonical).toBe(canonical);
  });

  it.each([
    '/nothing.html',
    '/product/012.html',
    '/product/0.html',
    '/product/2147483648.html',
    '/product/1e3.html',
    '/product/-1.html',
    '/product/１.html',
    '/product_.html',
    '/product_search_.html',
    '/product_x.html',
    '/.html',
    '/PRODUCT.html',
    '/product/1/2.html',
    '/company/case/1/2/3.html',
    '//product.html',
    '/%70roduct.html',
    '/zh/d/home',
  ])('%s is unknown', (path) => {
    expect(parse(path)).toBeNull();
  });

  it.each<[string, Parsed['name']]>([
    ['/helpCenter/vipInfo.html', 'helpVip'],
    ['/helpCenter/BDYZ.html', 'helpTopic'],
    ['/product/list.html', 'productList'],
    ['/company/base/3.html', 'showroomBase'],
    ['/company/3.html', 'showroomHome'],
    ['/company/case/3.html', 'showroomCaseList'],
    ['/company/case/3/4.html', 'showroomCase'],
    ['/company_7.html', 'companyTag'],
    ['/company_search_7.html', 'companySearch'],
    ['/fair.html', 'fairHome'],
    ['/amember/login.html', 'purchaserLogin'],
    ['/amember/index.html', 'purchaserHome'],
  ])('%s is %s', (path, name) => {
    expect(parse(path)?.name).toBe(name);
  });

  it('keeps every character of a search', () => {
    for (const text of ['24/7 泵 C++ 50%', '.html', '..', '.', '%2F', '_a_', '?page=2#x', ' a ', '<"\'>', 'مضخة']) {
      const parsed = parse(href('siteSearchKeyword', { keyword: text }));
      expect(parsed).toMatchObject({ name: 'siteSearchKeyword', params: { keyword: text } });
    }
  });

  it('removes lone surrogates and control codes, and counts characters', () => {
    expect(cleanKeyword('a\ud800b\u0000c')).toBe('abc');
    expect([...cleanKeyword('😀'.repeat(130))]).toHaveLength(120);
    expect(readKeyword('%%%')).toBe('');
  });

  it('starts from the empty state', () => {
    expect(parse('/product/list.html')?.state).toEqual(emptyState);
  });
});

describe('an address with several values', () => {
  it.each([
    ['/info_way_news/policy.html', 'infoWay', { way: 'news/policy' }],
    ['/info_country_cn/de/fr.html', 'infoCountry', { country: 'cn/de/fr' }],
    ['/info_cate_3/12.html', 'infoCategory', { cate: '3/12' }],
    ['/shortnews_hot_7/100.html', 'shortnewsHot', { hotId: '7/100' }],
    ['/shortnews_country_ke.html', 'shortnewsCountry', { country: 'ke' }],
    ['/shortnews_cate_5.html', 'shortnewsCategory', { cate: '5' }],
  ] as const)('has several values: %s', (path, name, params) => {
    const parsed = parse(path);
    expect(parsed).toMatchObject({ name, params, canonical: path });
    expect(parsed && withState(parsed, {})).toBe(path);
  });

  it('is the same for a set in any order and with repetitions', () => {
    expect(parse('/info_country_fr/cn/de/cn')?.canonical).toBe('/info_country_cn/de/fr.html');
    expect(parse('/info_cate_12/3.html')?.canonical).toBe('/info_cate_3/12.html');
    expect(href('infoCountry', { country: 'de/cn' })).toBe('/info_country_cn/de.html');
    expect(href('shortnewsCategory', { cate: 5 })).toBe('/shortnews_cate_5.html');
  });

  it('is one segment of the rendering path', () => {
    const parsed = parse('/shortnews_country_ke/tz.html', '?sort=latest');
    expect(parsed && internalPath(parsed, 'en', 'd')).toBe('/en/d/content-country/shortnews/ke_tz/sort.latest');
    expect(readSegments('ke_tz')).toEqual(['ke', 'tz']);
    expect(readIdSegments('12_3')).toEqual([3, 12]);
    for (const wrong of ['12_x', '0', '12_012', '99999999999', '']) expect(readIdSegments(wrong)).toBeNull();
  });

  it('is limited', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join('/');
    expect(parse(`/info_cate_${many(20)}.html`)?.name).toBe('infoCategory');
    expect(parse(`/info_cate_${many(21)}.html`)).toBeNull();
    expect(parse('/info_cate_3//12.html')).toBeNull();
    expect(parse('/info_cate_3/.html')).toBeNull();
    expect(parse('/info_cate_3/x.html')).toBeNull();
    expect(parse('/info_cate_3/9999999999.html')).toBeNull();
  });
});
