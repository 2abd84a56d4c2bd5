import 'server-only';
import { inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/lib/platform/db/client';
import { parameter } from '@/lib/platform/db/schema/product';
import { categoryProperty, categoryPropertyParameter } from '@/lib/platform/db/schema/property';
import { category } from '@/lib/platform/db/schema/reference';
import { keyParameter } from '@/lib/property/parameter';
import keyParameters from './data/key-parameter.json';
import { sectorKeys } from './seed';

const declared = z.record(z.string(), z.array(keyParameter));

/** Declares the key parameters of the demo's categories, from what is stored of them; those declared already stay. */
export async function loadKeyParameters(db: Db): Promise<void> {
  const sectors = await db
    .select({ id: category.id, sector: category.key })
    .from(category)
    .where(inArray(category.key, [...sectorKeys]));
  const sectorOf = new Map(sectors.map(({ id, sector }) => [id, sector]));
  const categories = await db
    .select({ id: category.id, key: category.key, parentId: category.parentId })
    .from(category);
  const parameters = await db
    .select({ id: parameter.id, key: parameter.key })
    .from(parameter)
    .where(isNull(parameter.companyId));
  const known = declared.parse(keyParameters);
  const placed = categories.flatMap(({ id, key, parentId }) =>
    (known[key] ?? []).map(({ parameters: labels, ...one }, sort) => ({
      id,
      sector: sectorOf.get(parentId ?? 0) ?? '',
      sort,
      labels,
      ...one,
    })),
  );
  if (placed.length === 0) return;
  await db
    .insert(categoryProperty)
    .values(placed.map(({ id, property, unit, sort }) => ({ categoryId: id, property, unit, sort })))
    .onConflictDoNothing();
  await db
    .insert(categoryPropertyParameter)
    .values(
      placed.flatMap(({ id, sector, property, labels }) =>
        labels.flatMap((label, sort) =>
          parameters
            .filter(({ key }) => key === `${sector}.${label}`)
            .map((one) => ({ categoryId: id, property, parameterId: one.id, sort })),
        ),
      ),
    )
    .onConflictDoNothing();
}
