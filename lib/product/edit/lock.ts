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
 * Holds a company until the transaction ends, before any of its products: those who change its products at once come one
 * after the other, and always in this order.
 * @returns how many products its membership of today covers
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
 * The product of a company, held until the transaction ends.
 * @throws AppError notFound where the company has none of this id
 */
export async function lockProduct(db: Db, companyId: number, id: number): Promise<LockedProduct> {
  const [found] = await lock(db, sql`company_id = ${companyId} and id = ${id}`);
  if (!found) throw new AppError('notFound');
  return found;
}

/**
 * Some products of a company, held until the transaction ends.
 * @throws AppError notFound where one of them is not the company's
 */
export async function lockProducts(db: Db, companyId: number, ids: readonly number[]): Promise<LockedProduct[]> {
  const wanted = [...new Set(ids)];
  const found = await lock(db, sql`company_id = ${companyId} and id in (${idRows(wanted)})`);
  if (found.length < wanted.length) throw new AppError('notFound');
  return found;
}

/** How many products a company has, whatever their status; without those that it deleted a moment ago. */
export async function countProducts(db: Db, companyId: number): Promise<number> {
  const [count] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from product where company_id = ${companyId} and ${isNotDeleted('product', sql`id`)}`,
  );
  return count?.count ?? 0;
}

/** @throws AppError badRequest where a membership that covers `max` products does not cover `more` beside those there are */
export async function assertRoom(db: Db, companyId: number, max: number, more: number): Promise<void> {
  if ((await countProducts(db, companyId)) + more > max)
    throw new AppError('badRequest', [{ field: 'product', key: 'productCap' }]);
}

/** A product's status; null where there is none of this id. */
export async function findStatus(db: Db, id: number): Promise<ProductStatus | null> {
  const [found] = await rows<{ status: ProductStatus }>(db, sql`select status from product where id = ${id}`);
  return found?.status ?? null;
}
