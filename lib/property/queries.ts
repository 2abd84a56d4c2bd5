import 'server-only';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import { productCategory } from '@/lib/platform/db/schema/product';
import { categoryProperty, productProperty } from '@/lib/platform/db/schema/property';
import { isUnit } from '@/lib/platform/quantity/unit';
import { bucketsOf } from './range';
import { isProperty } from './rules';
import type { KeyFigure, KeyProperty, KeyRange } from './types';

const known = ({ property, unit }: { property: string; unit: string }): KeyProperty[] =>
  isProperty(property) && isUnit(unit) ? [{ property, unit }] : [];
const closed = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Shares of a category's products below the limits between its buckets. */
const shares = sql.raw('array[0.2, 0.4, 0.6, 0.8]');

/** The properties that a category's products have, in the order of its columns, with buckets of about as many each. */
export async function listKeyRanges(db: Db, categoryId: number): Promise<KeyRange[]> {
  const { property, unit, sort } = categoryProperty;
  const { min, max } = productProperty;
  const value = sql`case when ${max} = 'infinity' then ${min} when ${min} = '-infinity' then ${max} else (${min} + ${max}) / 2 end`;
  const found = await db
    .select({ property, unit, values: sql<number[]>`percentile_disc(${shares}) within group (order by ${value})` })
    .from(categoryProperty)
    .innerJoin(productCategory, eq(productCategory.categoryId, categoryProperty.categoryId))
    .innerJoin(
      productProperty,
      and(eq(productProperty.productId, productCategory.productId), eq(productProperty.property, property)),
    )
    .where(eq(categoryProperty.categoryId, categoryId))
    .groupBy(property, unit, sort)
    .orderBy(asc(sort), asc(property));
  return found.flatMap((row) => known(row).map((key) => ({ ...key, buckets: bucketsOf(row.values, key.unit) })));
}

/**
 * The key figures of products in one statement, each product's in the order of its category's columns.
 * @returns by product; one without figures is left out
 */
export async function listKeyFigures(db: Db, productIds: readonly number[]): Promise<Map<number, KeyFigure[]>> {
  const byProduct = new Map<number, KeyFigure[]>();
  if (productIds.length === 0) return byProduct;
  const { productId, property, sort, min, max } = productProperty;
  const { unit, categoryId } = categoryProperty;
  const found = await db
    .select({ productId, property, item: sort, min, max, unit, categoryId })
    .from(productProperty)
    .innerJoin(productCategory, eq(productCategory.productId, productId))
    .innerJoin(
      categoryProperty,
      and(eq(categoryProperty.categoryId, productCategory.categoryId), eq(categoryProperty.property, property)),
    )
    .where(inArray(productId, [...productIds]))
    .orderBy(asc(productId), asc(categoryId), asc(categoryProperty.sort), asc(property), asc(sort));
  for (const row of found)
    for (const key of known(row)) {
      const figures = byProduct.get(row.productId) ?? [];
      byProduct.set(row.productId, figures);
      const interval = { min: closed(row.min), max: closed(row.max) };
      const figure = figures.find((one) => one.property === key.property);
      // A product in two categories has its figures once, in the unit of the first.
      if (figure === undefined) figures.push({ ...key, intervals: [interval] });
      else if (figure.intervals.length === row.item) figure.intervals.push(interval);
    }
  return byProduct;
}
