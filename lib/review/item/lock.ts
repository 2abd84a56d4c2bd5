import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Item, ItemInput, ItemStatus, Noun } from './noun';

type Kind = Pick<Noun<ItemInput>, 'table'>;
type Row = { id: number; company_id: number; status: ItemStatus; product_id?: number };

async function lockWhere(db: Db, { table }: Kind, which: SQL): Promise<Item> {
  const [row] = await rows<Row>(db, sql`select * from ${sql.identifier(table)} where ${which} for update`);
  if (!row) throw new AppError('notFound');
  const { id, company_id: companyId, status, product_id: productId = null } = row;
  return { id, companyId, status, productId };
}

/** @throws AppError notFound */
export const lockItem = (db: Db, noun: Kind, id: number): Promise<Item> => lockWhere(db, noun, sql`id = ${id}`);

/** @throws AppError notFound for another company's too */
export const lockOwnItem = (db: Db, noun: Kind, companyId: number, id: number): Promise<Item> =>
  lockWhere(db, noun, sql`id = ${id} and company_id = ${companyId}`);

/** Locks a company's row, so that concurrent additions are counted one after the other. */
export async function lockCompany(db: Db, companyId: number): Promise<void> {
  await db.execute(sql`select from company where id = ${companyId} for no key update`);
}
