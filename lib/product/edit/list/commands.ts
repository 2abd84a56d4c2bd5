import 'server-only';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { holdDeletion } from '@/lib/platform/deletion/commands';
import type { Deleted } from '@/lib/platform/deletion/schema';
import { AppError } from '@/lib/platform/errors';
import { markDeleted, reviseAll } from '@/lib/platform/revision/commands';
import { lockCompany, lockProducts } from '@/lib/product/edit/lock';
import { idRows } from '@/lib/product/edit/recordset';
import { expireProducts, refreshShown } from '@/lib/product/edit/refresh';
import { subjectOf, waitingSubjectOf } from '@/lib/product/edit/rules';
import { withdrawReview } from '@/lib/review/commands';
import { dropUses } from '@/lib/upload/usage/commands';

type Changed = { count: number; ids: number[] };

/** Changes locked products of a company, refreshes the search index and then expires the cache. */
async function change({ companyId }: SupplierActor, run: (db: Db) => Promise<number[]>): Promise<{ count: number }> {
  const { count, ids } = await transaction(async (tx): Promise<Changed> => {
    await lockCompany(tx, companyId);
    const touched = await run(tx);
    return { count: touched.length, ids: [...touched, ...(await refreshShown(tx, companyId, touched))] };
  });
  await expireProducts(companyId, ids);
  return { count };
}

/**
 * Lists or unlists products, without review; of several, those whose status does not allow it are skipped.
 * docs/domain.md, Product. @returns the number changed
 * @throws AppError forbidden by role, notFound where one is not the company's, badRequest where none can be listed
 */
export function setListed(actor: SupplierActor, ids: readonly number[], listed: boolean): Promise<{ count: number }> {
  assertMayDo(actor, 'product');
  return change(actor, async (db) => {
    const locked = await lockProducts(db, actor.companyId, ids);
    const able = locked.filter(({ status }) => status === 'normal').map(({ id }) => id);
    if (able.length === 0) throw new AppError('badRequest', [{ field: 'ids', key: 'notListable' }]);
    await db.execute(sql`update product set listed = ${listed} where id in (${idRows(able)})`);
    const action = `product.${listed ? 'list' : 'unlist'}`;
    for (const targetId of able) await writeAudit(db, actor, { action, targetId, companyId: actor.companyId });
    return able;
  });
}

/**
 * Puts products into a group, or into none.
 * @throws AppError forbidden by role, notFound where one is not the company's, badRequest for a group that is not
 */
export function setGroup(
  actor: SupplierActor,
  ids: readonly number[],
  groupId: number | null,
): Promise<{ count: number }> {
  assertMayDo(actor, 'product');
  const { companyId } = actor;
  return change(actor, async (db) => {
    const locked = await lockProducts(db, companyId, ids);
    const own = await rows(
      db,
      sql`select id from product_group where id = ${groupId}::int and company_id = ${companyId}`,
    );
    if (groupId !== null && own.length === 0) throw new AppError('badRequest', [{ field: 'groupId', key: 'choice' }]);
    const touched = locked.map(({ id }) => id);
    await db.execute(sql`update product set group_id = ${groupId}::int where id in (${idRows(touched)})`);
    await reviseAll(db, actor, 'product', touched);
    return touched;
  });
}

/**
 * Sets a product's position in the company's order; over the membership's cap, the first ones stay public.
 * @param sort ascending; null for first
 * @throws AppError forbidden by role, notFound where it is not the company's
 */
export function moveProduct(actor: SupplierActor, id: number, sort: number | null): Promise<{ count: number }> {
  assertMayDo(actor, 'product');
  const { companyId } = actor;
  return change(actor, async (db) => {
    await lockProducts(db, companyId, [id]);
    if (sort === null)
      await db.execute(sql`update product set sort = sort + 1 where company_id = ${companyId} and id <> ${id}`);
    await db.execute(sql`update product set sort = ${sort ?? 0} where id = ${id}`);
    await reviseAll(db, actor, 'product', [id]);
    return [id];
  });
}

const referring = (db: Db, table: 'launch' | 'agent_offer', ids: readonly number[]) =>
  rows<{ id: number }>(db, sql`select id from ${sql.identifier(table)} where product_id in (${idRows(ids)})`);

/**
 * Hides products from the company's list; they are deleted when the undo period ends.
 * docs/domain.md, Deletion and undo.
 * @throws AppError forbidden by role, notFound where one is not the company's; then none is
 */
export async function holdProducts(actor: SupplierActor, ids: readonly number[]): Promise<Deleted> {
  assertMayDo(actor, 'product');
  return holdDeletion(actor, { kind: 'product', table: 'product', ids });
}

/**
 * Deletes products with their pending versions, launches and agent offers.
 * docs/domain.md, Deletion and undo.
 * @throws AppError forbidden by role, notFound where one is not the company's; then none is deleted
 */
export function deleteProducts(actor: SupplierActor, ids: readonly number[]): Promise<{ count: number }> {
  assertMayDo(actor, 'product');
  const { companyId } = actor;
  return change(actor, async (db) => {
    const deleted = (await lockProducts(db, companyId, ids)).map(({ id }) => id);
    for (const { id } of await referring(db, 'launch', deleted))
      await withdrawReview(db, { kind: 'launch', targetId: id });
    for (const { id } of await referring(db, 'agent_offer', deleted))
      await withdrawReview(db, { kind: 'offer', targetId: id });
    // Unlist first, so that those moving up within the cap are refreshed too.
    await db.execute(sql`update product set listed = false where id in (${idRows(deleted)})`);
    await refreshShown(db, companyId, deleted);
    for (const targetId of deleted) {
      await withdrawReview(db, { kind: 'product', targetId });
      await dropUses(db, subjectOf(targetId));
      await dropUses(db, waitingSubjectOf(targetId));
      await writeAudit(db, actor, { action: 'product.delete', targetId, companyId });
    }
    await db.execute(sql`delete from product where id in (${idRows(deleted)})`);
    await markDeleted(db, actor, 'product', deleted);
    return deleted;
  });
}
