import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { AppError, type FieldError } from '@/lib/platform/errors';
import { idRows } from './recordset';
import type { ProductInput } from './schema';

type KnownIds = {
  categories: number[];
  tags: number[];
  parameters: number[];
  options: number[];
  origin: boolean;
  group: boolean;
};

const missing = (ids: readonly number[], known: readonly number[]): boolean => ids.some((id) => !known.includes(id));
const isId = (id: number | null): id is number => id !== null;

/**
 * Checks that everything the product refers to exists: leaf categories, product tags, catalogue parameters, options,
 * country, the company's group.
 * @throws AppError badRequest at the fields with invalid references
 */
export async function assertReferences(db: Db, companyId: number, input: ProductInput): Promise<void> {
  const { categories, tags, parameters, originCode, groupId } = input;
  const parameterIds = parameters.map((one) => one.parameterId).filter(isId);
  const optionIds = parameters.map((one) => one.optionId).filter(isId);
  const [known] = await rows<KnownIds>(
    db,
    sql`select array(select c.id from category c where c.id in (${idRows(categories)}) and c.parent_id is not null
          and not exists (select from category below where below.parent_id = c.id)) as categories,
        array(select id from tag where kind = 'product' and id in (${idRows(tags)})) as tags,
        array(select id from parameter where company_id is null and id in (${idRows(parameterIds)})) as parameters,
        array(select id from parameter_option where id in (${idRows(optionIds)})) as options,
        ${originCode}::text = '' or exists (select from country where code = ${originCode}::text) as origin,
        ${groupId}::int is null or exists (select from product_group where id = ${groupId}::int and company_id = ${companyId}) as group`,
  );
  if (!known) return;
  const errors: FieldError[] = [];
  if (missing(categories, known.categories)) errors.push({ field: 'categories', key: 'choice' });
  if (missing(tags, known.tags)) errors.push({ field: 'tags', key: 'choice' });
  if (missing(parameterIds, known.parameters) || missing(optionIds, known.options))
    errors.push({ field: 'parameters', key: 'choice' });
  if (!known.origin) errors.push({ field: 'originCode', key: 'choice' });
  if (!known.group) errors.push({ field: 'groupId', key: 'choice' });
  if (errors.length > 0) throw new AppError('badRequest', errors);
}
