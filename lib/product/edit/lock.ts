import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { isNotDeleted } from '@/lib/platform/deletion/queries';
import { AppError } from '@/lib/platform/errors';
import { getStanding } from '@/lib/standing/gate';
import { idRows } from './recordset';

export type ProductStatus = 'normal' | 'reject' | 'disable' | 'pending' | 'uploading';
export type LockedProduct = {
  id: number;
  status: ProductStatus;
  listed: boolean;
  /** has been public once */
  published: boolean;
  groupId: number | null;
  sort: number;
};

/**
 * Locks a company until the transaction ends, before any of its products, so that concurrent changes of its products
 * run one after the other.
 * @returns how many products its current membership allows
 */
export async function lockCompany(db: Db, companyId: number): Promise<number> {
  await db.execute(sql`select from company where id = ${companyId} for no key update`);
  return config.caps.product[(await getStanding(db, companyId)).membership];
}

const lock = (db: Db, which: SQL): Promise<LockedProduct[]> =>
  rows<LockedProduct>(
    db,
    sql`select id, status, listed, published_at is not null as published, group_id as "groupId", sort
      from product where ${which} order by id for update`,
  );

/**
 * Locks a product of a company until the transaction ends.
 * @throws AppError notFound if it is not the company's
 */
export async function lockProduct(db: Db, companyId: number, id: number): Promise<LockedProduct> {
  const [found] = await lock(db, sql`company_id = ${companyId} and id = ${id}`);
  if (!found) throw new AppError('notFound');
  return found;
}

/**
 * Locks products of a company until the transaction ends.
 * @throws AppError notFound where one of them is not the company's
 */
export async function lockProducts(db: Db, companyId: number, ids: readonly number[]): Promise<LockedProduct[]> {
  const distinctIds = [...new Set(ids)];
  const found = await lock(db, sql`company_id = ${companyId} and id in (${idRows(distinctIds)})`);
  if (found.length < distinctIds.length) throw new AppError('notFound');
  return found;
}

/** Number of a company's products in any status, without those being deleted. */
export async function countProducts(db: Db, companyId: number): Promise<number> {
  const [count] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from product where company_id = ${companyId} and ${isNotDeleted('product', sql`id`)}`,
  );
  return count?.count ?? 0;
}

/** @throws AppError badRequest if `more` products would exceed the membership's cap of `max` */
export async function assertRoom(db: Db, companyId: number, max: number, more: number): Promise<void> {
  if ((await countProducts(db, companyId)) + more > max)
    throw new AppError('badRequest', [{ field: 'product', key: 'productCap' }]);
}

/** A product's status; null if it does not exist. */
export async function findStatus(db: Db, id: number): Promise<ProductStatus | null> {
  const [found] = await rows<{ status: ProductStatus }>(db, sql`select status from product where id = ${id}`);
  return found?.status ?? null;
}
