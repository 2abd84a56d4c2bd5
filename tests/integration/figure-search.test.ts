import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { database } from '@/lib/platform/db/client';
import { productCategory } from '@/lib/platform/db/schema/product';
import { productProperty } from '@/lib/platform/db/schema/property';
import { category } from '@/lib/platform/db/schema/reference';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { isUnit, toBase } from '@/lib/platform/quantity/unit';
import { emptyState } from '@/lib/platform/routes/list-state';
import { search, searchElsewhere } from '@/lib/search/queries';
import { learnCatalogue } from '@/lib/search/rebuild';
import { demoDatabase } from '../database';

const listValues = () =>
  database()
    .select({
      id: productProperty.productId,
      kind: category.key,
      property: productProperty.property,
      min: productProperty.min,
      max: productProperty.max,
    })
    .from(productProperty)
    .innerJoin(productCategory, eq(productCategory.productId, productProperty.productId))
    .innerJoin(category, eq(category.id, productCategory.categoryId));
let values: Awaited<ReturnType<typeof listValues>> = [];

beforeAll(async () => {
  await learnCatalogue(await demoDatabase());
  values = await listValues();
}, 120_000);

/** Rounding of catalogues and of customary units: 110 CV is sold as 110 hp. */
const tolerance = 1.04;

/** Products of a kind that have all figures, such as `head 50 m; flow 100 m³/h`. */
function fitting(kind: string, needs: string): Set<number> {
  const ids = needs.split('; ').map((need) => {
    const [property = '', figure = '', ...rest] = need.split(' ');
    const unit = rest.join(' ');
    if (!isUnit(unit)) throw new Error(`${unit} is no unit`);
    const value = toBase(Number(figure), unit);
    const has = values.filter(
      (one) =>
        one.property === property &&
        (kind === '' || one.kind === kind) &&
        one.min <= value * tolerance &&
        one.max >= value / tolerance,
    );
    return new Set(has.map(({ id }) => id));
  });
  const [first = new Set<number>(), ...others] = ids;
  return new Set([...first].filter((id) => others.every((one) => one.has(id))));
}

const find = async (locale: Locale, keyword: string, size = 10) =>
  search(database(), 'product', locale, { keyword }, emptyState, size);

const goal = 0.95;

// Queries as the trade writes them, a line each: the text, the kind of product and what it must have. Found is one with
// a product among the first ten that is of the kind and has it.
describe.each(locales)('a search by figures in %s', (locale) => {
  const queries = readFileSync(`tests/integration/figure-query/${locale}.txt`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

  it('finds what fits among the first ten', async () => {
    expect(queries.length).toBeGreaterThanOrEqual(60);
    const missed: string[] = [];
    for (const [text = '', kind = '', needs = ''] of queries) {
      const fits = fitting(kind, needs);
      expect([text, fits.size > 0]).toEqual([text, true]);
      const { ids } = await find(locale, text);
      if (!ids.some((id) => fits.has(id))) missed.push(text);
    }
    const success = 1 - missed.length / queries.length;
    process.stdout.write(`success@10 ${locale}: ${success.toFixed(3)} of ${queries.length}\n`);
    expect(success, missed.join('; ')).toBeGreaterThanOrEqual(goal);
  }, 60_000);
});

describe('what fits comes first', () => {
  test.each([
    ['en', 'slurry pump 50 m head 100 m3/h', 'slurry-dewatering-pumps', 'head 50 m; flow 100 m³/h'],
    ['en', '110 kW motor', '', 'power 110 kW'],
    ['en', 'DN150 valve', 'valves-fittings', 'size 150 DN'],
    ['en', '6 inch gate valve', 'valves-fittings', 'size 150 DN'],
    ['en', '1 MVA transformer', 'power-transformers', 'apparentPower 1000 kVA'],
    ['ar', 'مضخة ٥٠ متر', '', 'head 50 m'],
    ['zh', '1000 千伏安 变压器', 'power-transformers', 'apparentPower 1000 kVA'],
  ] as const)('%s: %s', async (locale, text, kind, needs) => {
    const { ids, figures } = await find(locale, text);
    expect([...fitting(kind, needs)]).toContain(ids[0]);
    expect(figures.length).toBeGreaterThan(0);
  });

  it('and what nearly does behind it', async () => {
    const exact = fitting('', 'head 50 m');
    const { ids } = await find('en', 'pump 50 m head', 100);
    const isExact = ids.map((id) => exact.has(id));
    expect(isExact.filter(Boolean).length).toBeGreaterThan(1);
    expect(isExact).toContain(false);
    expect(isExact.lastIndexOf(true)).toBeLessThan(isExact.indexOf(false));
  });

  it('and of these the nearest first', async () => {
    const { ids, near } = await find('en', '80 kW', 200);
    const powers = ids
      .slice(-near)
      .map((id) => values.filter((one) => one.id === id && /power|heat|cooling/.test(one.property)));
    // What has one power only can be told to be above or below.
    const single = powers.flatMap(([one, ...others]) => (one && others.length === 0 ? [one] : []));
    const above = single.filter(({ min }) => min > 80).map(({ min }) => min);
    const below = single.filter(({ max }) => max < 80).map(({ max }) => max);
    expect(new Set(above).size).toBeGreaterThan(1);
    expect(above).toEqual(above.toSorted((a, b) => a - b));
    expect(below).toEqual(below.toSorted((a, b) => b - a));
  });

  it.each(['comprehensive', 'priceAsc', 'priceDesc'] as const)('in the order %s', async (sort) => {
    const exact = fitting('', 'cooling 500 kW');
    const { ids, near } = await search(
      database(),
      'product',
      'en',
      { keyword: 'chiller 500 kW' },
      { ...emptyState, sort },
      100,
    );
    expect(near).toBeGreaterThan(0);
    expect(near).toBeLessThan(ids.length);
    expect(ids.map((id) => exact.has(id))).toEqual(ids.map((_, index) => index < ids.length - near));
  });
});

describe('a search by figures', () => {
  it('says what it understood, and what the search is without it', async () => {
    const { figures } = await find('en', 'slurry pump 50 m head up to 100 m3/h');
    expect(figures).toEqual([
      { name: 'Head', text: '50 m', isSingle: true, rest: 'slurry pump up to 100 m3/h' },
      { name: null, text: 'up to 100 m3/h', isSingle: false, rest: 'slurry pump 50 m head' },
    ]);
    const { figures: only } = await find('ar', '٥٠ متر');
    expect(only.map(({ rest }) => rest)).toEqual(['']);
  });

  it('counts, pages and narrows by facets what has the figures', async () => {
    const all = await find('en', 'pump 30 kW', 200);
    expect(all.ids).toHaveLength(all.total);
    const sum = (all.facets.grade ?? []).reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(all.total);
    const second = await search(database(), 'product', 'en', { keyword: 'pump 30 kW' }, { ...emptyState, page: 2 }, 2);
    expect(second.ids).toEqual(all.ids.slice(2, 4));
    const latest = await search(
      database(),
      'product',
      'en',
      { keyword: 'pump 30 kW' },
      { ...emptyState, sort: 'latest' },
      200,
    );
    expect(new Set(latest.ids)).toEqual(new Set(all.ids));
  });

  it('searches the text where no product has the figures', async () => {
    const name = 'resilient-seated gate valve';
    expect((await find('en', `${name} 7 MVA`)).total).toBe(0);
    expect((await find('en', name)).figures).toEqual([]);
  });

  it('leaves suppliers to their texts', async () => {
    const { figures } = await search(database(), 'company', 'en', { keyword: 'pump 50 m' }, emptyState, 10);
    expect(figures).toEqual([]);
  });

  it('finds elsewhere what a site does not call so', async () => {
    const exact = fitting('slurry-dewatering-pumps', 'head 50 m');
    const ids = await searchElsewhere(database(), 'product', 'de', 'slurry pump 50 m', 5);
    expect(exact.has(ids[0] ?? 0)).toBe(true);
  });
});
