import 'server-only';
import { and, count, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { database } from '@/lib/platform/db/client';
import {
  parameter,
  parameterOptionTranslation,
  parameterTranslation,
  product,
  productCategory,
  productParameter,
} from '@/lib/platform/db/schema/product';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Askable } from '@/lib/purchase/prefill/call';
import { isPublic } from '@/lib/standing/visibility';
import { type Direction, directionOf } from './rules';

const max = 24;

/** How parameters are usually required, by id. */
export async function listDirections(ids: readonly number[]): Promise<ReadonlyMap<number, Direction>> {
  const found = await database()
    .select({ id: parameter.id, key: parameter.key })
    .from(parameter)
    .where(inArray(parameter.id, [...ids]));
  return new Map(found.map(({ id, key }) => [id, directionOf(key)]));
}

/** The options of a product's parameters, by parameter. */
export async function listOptions(productId: number): Promise<ReadonlyMap<number, number | null>> {
  const found = await database()
    .select({ parameterId: productParameter.parameterId, optionId: productParameter.optionId })
    .from(productParameter)
    .where(eq(productParameter.productId, productId));
  return new Map(found.map(({ parameterId, optionId }) => [parameterId, optionId]));
}

/** The parameters of the catalogue that public products of a category have, the most usual first; each is named in every language. */
export async function listAskable(site: Locale, categoryId: number): Promise<Askable[]> {
  const p = alias(product, 'p');
  const uses = count();
  const found = await database()
    .select({
      id: parameter.id,
      key: parameter.key,
      kind: parameter.kind,
      unit: parameter.unit,
      label: parameterTranslation.label,
    })
    .from(productParameter)
    .innerJoin(productCategory, eq(productCategory.productId, productParameter.productId))
    .innerJoin(p, eq(p.id, productParameter.productId))
    .innerJoin(parameter, eq(parameter.id, productParameter.parameterId))
    .innerJoin(
      parameterTranslation,
      and(eq(parameterTranslation.parameterId, parameter.id), eq(parameterTranslation.locale, site)),
    )
    .where(and(eq(productCategory.categoryId, categoryId), isNull(parameter.companyId), isPublic))
    .groupBy(parameter.id, parameterTranslation.label)
    .orderBy(desc(uses), parameter.id)
    .limit(max);
  const options = await database()
    .selectDistinct({
      parameterId: productParameter.parameterId,
      id: parameterOptionTranslation.optionId,
      label: parameterOptionTranslation.label,
    })
    .from(productParameter)
    .innerJoin(
      parameterOptionTranslation,
      and(
        eq(parameterOptionTranslation.optionId, productParameter.optionId),
        eq(parameterOptionTranslation.locale, site),
      ),
    )
    .where(
      and(
        inArray(
          productParameter.parameterId,
          found.map(({ id }) => id),
        ),
        isNotNull(productParameter.optionId),
      ),
    )
    .orderBy(parameterOptionTranslation.label);
  return found.map(({ id, key, kind, unit, label }) => ({
    ...{ parameterId: id, label, unit, direction: directionOf(key), isFigure: kind === 'number' || kind === 'range' },
    options: options.filter((one) => one.parameterId === id).map((one) => ({ id: one.id, label: one.label })),
  }));
}
