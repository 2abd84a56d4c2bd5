import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/lib/platform/db/client';
import {
  parameter,
  parameterOptionTranslation,
  productCategory,
  productParameter,
} from '@/lib/platform/db/schema/product';
import { categoryPropertyParameter, productProperty } from '@/lib/platform/db/schema/property';
import { rangesOf, type StoredValue } from './range';
import { isProperty, properties } from './rules';

/** What two rows share whose values are the same. */
const valueKey = sql<string>`concat_ws('|', ${categoryPropertyParameter.property}, ${productParameter.parameterId},
  ${productParameter.min}, ${productParameter.max}, ${productParameter.optionId}, ${productParameter.text})`;
const ofCategory = and(
  eq(categoryPropertyParameter.categoryId, productCategory.categoryId),
  eq(categoryPropertyParameter.parameterId, productParameter.parameterId),
);
const ofProducts = (ids: readonly number[] | null) =>
  ids === null ? undefined : inArray(productParameter.productId, [...ids]);

/** The different values of key parameters that products have: far fewer than products. */
const listValues = (db: Db, ids: readonly number[] | null) =>
  db
    .selectDistinct({
      key: valueKey,
      property: categoryPropertyParameter.property,
      unit: parameter.unit,
      min: productParameter.min,
      max: productParameter.max,
      text: productParameter.text,
      option: parameterOptionTranslation.label,
    })
    .from(productParameter)
    .innerJoin(productCategory, eq(productCategory.productId, productParameter.productId))
    .innerJoin(categoryPropertyParameter, ofCategory)
    .innerJoin(parameter, eq(parameter.id, productParameter.parameterId))
    .leftJoin(
      parameterOptionTranslation,
      and(
        eq(parameterOptionTranslation.optionId, productParameter.optionId),
        eq(parameterOptionTranslation.locale, 'en'),
      ),
    )
    .where(ofProducts(ids));
type Value = Awaited<ReturnType<typeof listValues>>[number];

const storedValue = ({ min, max, text, option, unit }: Value): StoredValue | null => {
  if (min !== null) return max === null ? { kind: 'number', min, unit } : { kind: 'range', min, max, unit };
  if (text !== null) return { kind: 'text', text, unit };
  return option === null ? null : { kind: 'option', label: option };
};

/** Intervals of a value, by the key of its rows; null where an end is open, which JSON can say. */
function intervalsOf(value: Value) {
  const stored = storedValue(value);
  if (stored === null || !isProperty(value.property)) return [];
  const { dimension } = properties[value.property];
  return rangesOf(stored, dimension).map(({ min, max }, item) => ({ key: value.key, item, min, max }));
}

/**
 * Writes the key parameters of products anew, from their parameters and the properties that their categories declare.
 * @param ids the products, or null for all
 */
export async function refreshProperties(db: Db, ids: readonly number[] | null): Promise<void> {
  if (ids === null) await db.delete(productProperty);
  else if (ids.length > 0) await db.delete(productProperty).where(inArray(productProperty.productId, [...ids]));
  else return;
  const intervals = (await listValues(db, ids)).flatMap(intervalsOf);
  if (intervals.length === 0) return;
  const values = db
    .select({
      productId: productParameter.productId,
      property: categoryPropertyParameter.property,
      parameterId: productParameter.parameterId,
      place: sql`min(${categoryPropertyParameter.sort})`.as('place'),
      key: valueKey.as('key'),
    })
    .from(productParameter)
    .innerJoin(productCategory, eq(productCategory.productId, productParameter.productId))
    .innerJoin(categoryPropertyParameter, ofCategory)
    .where(ofProducts(ids))
    .groupBy(productParameter.productId, categoryPropertyParameter.property, productParameter.parameterId);
  // Of several parameters of a property a product's first one with a value counts.
  await db.execute(sql`insert into ${productProperty} (product_id, property, sort, min, max)
    select product_id, property, row_number() over (partition by product_id, property order by item) - 1, min, max
    from (select value.product_id, value.property, one.item, coalesce(one.min, '-infinity') as min, coalesce(one.max, 'infinity') as max,
        rank() over (partition by value.product_id, value.property order by value.place, value.parameter_id) as turn
      from (${values}) value
        join json_to_recordset(${JSON.stringify(intervals)}::json) as one(key text, item int, min float8, max float8) using (key)) found
    where turn = 1`);
}
