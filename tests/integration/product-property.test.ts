import { and, asc, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Db, database } from '@/lib/platform/db/client';
import { parameter, productParameter } from '@/lib/platform/db/schema/product';
import { categoryProperty, productProperty } from '@/lib/platform/db/schema/property';
import { category } from '@/lib/platform/db/schema/reference';
import { emptyState } from '@/lib/platform/routes/list-state';
import { listProducts } from '@/lib/product/queries';
import { listKeyFigures, listKeyRanges } from '@/lib/property/queries';
import { refreshProducts } from '@/lib/search/refresh';
import { fillKeyParameters } from '@/lib/server/renderer/demo';
import { demoDatabase, undone } from '../database';

beforeAll(async () => {
  await demoDatabase();
}, 120_000);

const stored = (db: Db, ids?: number[]) =>
  db
    .select()
    .from(productProperty)
    .where(ids && inArray(productProperty.productId, ids))
    .orderBy(asc(productProperty.productId), asc(productProperty.property), asc(productProperty.sort));

/** The products with a value of a parameter of the catalogue, and it. */
const withParameter = (db: Db, key: string) =>
  db
    .select({ productId: productParameter.productId, parameterId: parameter.id, min: productParameter.min })
    .from(productParameter)
    .innerJoin(parameter, eq(parameter.id, productParameter.parameterId))
    .where(eq(parameter.key, key))
    .orderBy(asc(productParameter.productId));

describe('the key figures of the demo', () => {
  it('stand in the order and unit of the category, in base units', async () => {
    const [tractors] = await database().select().from(category).where(eq(category.key, 'tractors'));
    const declared = await listKeyRanges(database(), tractors?.id ?? 0);
    expect(declared.map(({ property, unit }) => `${property} ${unit}`)).toEqual(['power hp', 'load kg', 'weight kg']);
    const [tractor] = await withParameter(database(), 'agriculture.rated-engine-power');
    if (!tractor) throw new Error('no tractor');
    const figures = (await listKeyFigures(database(), [tractor.productId])).get(tractor.productId);
    expect(figures?.map(({ property }) => property)).toEqual(['power', 'load', 'weight']);
    expect(figures?.[0]?.intervals[0]?.min).toBeCloseTo(Number(tractor.min) * 0.7457, 2);
  });

  it('of products without any are left out', async () => {
    expect(await listKeyFigures(database(), [2_000_000_000])).toEqual(new Map());
    expect(await listKeyRanges(database(), 2_000_000_000)).toEqual([]);
  });
});

describe('a list of products', () => {
  it('has the key figures of its items', async () => {
    const [pumps] = await database().select().from(category).where(eq(category.key, 'water-pumps'));
    const { items, keyFigures } = await listProducts('en', { categoryId: pumps?.id ?? 0 }, emptyState, 10);
    expect(items.length).toBeGreaterThan(0);
    const declared = (await listKeyRanges(database(), pumps?.id ?? 0)).map(({ property }) => property);
    for (const { id } of items)
      expect(declared).toEqual(expect.arrayContaining((keyFigures[id] ?? []).map(({ property }) => property)));
    expect(items.some(({ id }) => (keyFigures[id] ?? []).length >= 3)).toBe(true);
  });
});

describe('key figures', () => {
  it('follow a change of the parameter, and equal those of a full rebuild', async () => {
    await undone(async (tx) => {
      const [tractor] = await withParameter(tx, 'agriculture.rated-engine-power');
      if (!tractor) throw new Error('no tractor');
      const { productId, parameterId } = tractor;
      const [before] = await stored(tx, [productId]).then((all) => [all]);
      await refreshProducts(tx, [productId]);
      expect(await stored(tx, [productId])).toEqual(before);
      await tx
        .update(productParameter)
        .set({ min: 100, max: 134.1 })
        .where(and(eq(productParameter.productId, productId), eq(productParameter.parameterId, parameterId)));
      await refreshProducts(tx, [productId]);
      const [power] = (await listKeyFigures(tx, [productId])).get(productId) ?? [];
      expect(power?.intervals.map(({ max }) => Math.round(max ?? 0))).toEqual([100]);
    });
  });

  it('are written at the start for a demo loaded before there were any', async () => {
    const before = await stored(database());
    expect(before.length).toBeGreaterThan(1000);
    await undone(async (tx) => {
      await tx.delete(categoryProperty);
      await tx.delete(productProperty);
      await fillKeyParameters(tx);
      expect(await stored(tx)).toEqual(before);
    });
  });
});
