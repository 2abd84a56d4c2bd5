import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Db, database } from '@/lib/platform/db/client';
import { productCategory } from '@/lib/platform/db/schema/product';
import { categoryProperty, productProperty } from '@/lib/platform/db/schema/property';
import { productSearch } from '@/lib/platform/db/schema/search';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import type { PropertyRange } from '@/lib/platform/routes/range';
import { listKeyRanges } from '@/lib/property/queries';
import type { KeyRange } from '@/lib/property/types';
import { search } from '@/lib/search/queries';
import { demoDatabase, undone } from '../database';

const size = 100;
let keys = new Map<number, KeyRange[]>();

beforeAll(async () => {
  await demoDatabase();
  const declared = await database().selectDistinct({ id: categoryProperty.categoryId }).from(categoryProperty);
  keys = new Map(await Promise.all(declared.map(async ({ id }) => [id, await listKeyRanges(database(), id)] as const)));
}, 120_000);

const find = (categoryId: number, state: Partial<ListState> = {}, db: Db = database()) =>
  search(db, 'product', 'en', { categoryId }, { ...emptyState, ...state }, size, keys.get(categoryId));

/** Products of a category with a value in a range, read plainly. */
const listWithin = async (categoryId: number, { property, min, max }: PropertyRange) => {
  const found = await database()
    .selectDistinct({ id: productSearch.productId })
    .from(productSearch)
    .innerJoin(productCategory, eq(productCategory.productId, productSearch.productId))
    .innerJoin(productProperty, eq(productProperty.productId, productSearch.productId))
    .where(
      and(
        eq(productSearch.locale, 'en'),
        eq(productCategory.categoryId, categoryId),
        eq(productProperty.property, property),
        ...(max === null ? [] : [lte(productProperty.min, max * (1 + 1e-6))]),
        ...(min === null ? [] : [gte(productProperty.max, min * (1 - 1e-6))]),
      ),
    );
  return found.map(({ id }) => id).toSorted((a, b) => a - b);
};

/** The category with most properties, each with buckets. */
const richest = (): [number, KeyRange[]] => {
  const [first] = [...keys]
    .map(([id, list]): [number, KeyRange[]] => [id, list.filter(({ buckets }) => buckets.length > 0)])
    .toSorted(([, a], [, b]) => b.length - a.length);
  if (!first) throw new Error('no category has key parameters');
  return first;
};

describe('key parameters as filters', () => {
  it('are those that the category declares, with up to five buckets', () => {
    expect(keys.size).toBeGreaterThan(50);
    for (const list of keys.values())
      for (const { buckets } of list) {
        expect(buckets.length === 0 || (buckets.length >= 3 && buckets.length <= 5)).toBe(true);
        expect([buckets.at(0)?.min ?? null, buckets.at(-1)?.max ?? null]).toEqual([null, null]);
        for (const [index, { max }] of buckets.slice(0, -1).entries()) expect(buckets[index + 1]?.min).toBe(max);
      }
  });

  it('count what a list narrowed by a bucket has', async () => {
    let compared = 0;
    for (const categoryId of keys.keys()) {
      const { ranges } = await find(categoryId);
      for (const { property, buckets } of ranges)
        for (const { count, ...bucket } of buckets.slice(0, 2)) {
          const { ids, total } = await find(categoryId, { range: [{ property, ...bucket }] });
          expect([categoryId, property, total]).toEqual([categoryId, property, count]);
          expect(ids.toSorted((a, b) => a - b)).toEqual(await listWithin(categoryId, { property, ...bucket }));
          compared += 1;
        }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('narrow each other and the other facets, and ignore their own choice', async () => {
    const [categoryId, [first, second]] = richest();
    const [bucket] = first?.buckets.slice(1, 2) ?? [];
    if (!first || !second || !bucket) throw new Error('too few properties');
    const range: PropertyRange[] = [{ property: first.property, ...bucket }];
    const all = await find(categoryId);
    const narrowed = await find(categoryId, { range });
    expect(narrowed.total).toBeLessThan(all.total);
    expect(narrowed.ranges.find((one) => one.property === first.property)).toEqual(
      all.ranges.find((one) => one.property === first.property),
    );
    for (const { count, ...other } of narrowed.ranges.find((one) => one.property === second.property)?.buckets ?? []) {
      const both = await find(categoryId, { range: [...range, { property: second.property, ...other }] });
      expect(both.total).toBe(count);
    }
    const [country] = narrowed.facets.country;
    if (!country) throw new Error('no country');
    const placed = await find(categoryId, { range, country: [country.value.toLowerCase()] });
    expect(placed.total).toBe(country.count);
    const own = placed.ranges.find((one) => one.property === first.property)?.buckets.at(1)?.count;
    expect(own).toBe(placed.total);
  });

  it('count a search within a category too', async () => {
    const [categoryId, list] = richest();
    const state = { ...emptyState, cate: [categoryId] };
    const find = (range: PropertyRange[]) =>
      search(database(), 'product', 'en', { keyword: 'a' }, { ...state, range }, size, list);
    const { ranges, total } = await find([]);
    expect(total).toBeGreaterThan(0);
    for (const { property, buckets } of ranges)
      for (const { count, ...bucket } of buckets) expect((await find([{ property, ...bucket }])).total).toBe(count);
  });

  it('offer the ways back where nothing is left', async () => {
    const [categoryId, [first]] = richest();
    if (!first) throw new Error('no property');
    const { total, ranges } = await find(categoryId, { range: [{ property: first.property, min: 1e11, max: null }] });
    expect(total).toBe(0);
    const own = ranges.find(({ property }) => property === first.property);
    expect(own?.buckets.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0);
  });
});

describe('a range', () => {
  const intervals = { paired: [75, 50], least: [[40, Number.POSITIVE_INFINITY]] } as const;

  it('finds what overlaps it: each value of 75/50, and what is open above', async () => {
    await undone(async (tx) => {
      const [categoryId] = richest();
      const [paired, open] = (await find(categoryId, {}, tx)).ids;
      if (!paired || !open) throw new Error('too few products');
      await tx.delete(productProperty).where(inArray(productProperty.productId, [paired, open]));
      await tx.insert(productProperty).values([
        ...intervals.paired.map((value, sort) => ({
          ...{ productId: paired, property: 'size', sort },
          ...{ min: value, max: value },
        })),
        ...intervals.least.map(([min, max], sort) => ({ productId: open, property: 'size', sort, min, max })),
      ]);
      const found = async (min: number | null, max: number | null) => {
        const { ids } = await find(categoryId, { range: [{ property: 'size', min, max }] }, tx);
        return [ids.includes(paired), ids.includes(open)];
      };
      expect(await found(60, 80)).toEqual([true, true]);
      expect(await found(40, 50)).toEqual([true, true]);
      expect(await found(55, 70)).toEqual([false, true]);
      expect(await found(75, 75)).toEqual([true, true]);
      expect(await found(null, 39)).toEqual([false, false]);
      expect(await found(null, 40)).toEqual([false, true]);
      expect(await found(80, null)).toEqual([false, true]);
    });
  });
});
