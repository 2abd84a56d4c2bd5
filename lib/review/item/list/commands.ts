import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { holdDeletion } from '@/lib/platform/deletion/commands';
import { isNotDeleted } from '@/lib/platform/deletion/queries';
import type { Deleted } from '@/lib/platform/deletion/schema';
import { AppError } from '@/lib/platform/errors';
import { expire } from '@/lib/platform/pagestore/expiry';
import { markDeleted } from '@/lib/platform/revision/commands';
import { withdrawReview } from '@/lib/review/commands';
import { lockCompany, lockOwnItem } from '@/lib/review/item/lock';
import { type Item, type ItemInput, type Noun, subjectOf, tagsOf, waitingSubjectOf } from '@/lib/review/item/noun';
import { dropUses } from '@/lib/upload/usage/commands';

/**
 * Hides items from the company's list; they are deleted when the undo period ends.
 * docs/domain.md, Deletion and undo.
 * @throws AppError forbidden by role, notFound where one of them is not the company's; then none is
 */
export async function holdItems<I extends ItemInput>(
  { kind, table }: Noun<I>,
  actor: SupplierActor,
  ids: readonly number[],
): Promise<Deleted> {
  assertMayDo(actor, 'showroom');
  return holdDeletion(actor, { kind, table, ids });
}

/**
 * Deletes items with pending versions and releases their files. docs/domain.md, Deletion and undo.
 * @throws AppError forbidden by role, notFound where one of them is not the company's; then none is deleted
 */
export async function deleteItems<I extends ItemInput>(
  noun: Noun<I>,
  actor: SupplierActor,
  ids: readonly number[],
): Promise<null> {
  assertMayDo(actor, 'showroom');
  const { kind, table } = noun;
  const { companyId } = actor;
  const tags = await transaction(async (tx) => {
    const deleted: Item[] = [];
    for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
      deleted.push(await lockOwnItem(tx, noun, companyId, id));
      await withdrawReview(tx, { kind, targetId: id });
      await dropUses(tx, subjectOf(kind, id));
      await dropUses(tx, waitingSubjectOf(kind, id));
      await tx.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`);
      await markDeleted(tx, actor, kind, [id]);
      await writeAudit(tx, actor, { action: `${kind}.delete`, targetId: id, companyId });
    }
    return tagsOf(noun, deleted);
  });
  await expire(tags);
  return null;
}

/**
 * Publishes or unpublishes an item, without review. docs/domain.md, Certificate, launch and agent offer.
 * @throws AppError forbidden by role, notFound
 */
export async function showItem<I extends ItemInput>(
  noun: Noun<I>,
  actor: SupplierActor,
  id: number,
  shown: boolean,
): Promise<null> {
  assertMayDo(actor, 'showroom');
  const { kind, table } = noun;
  const { companyId } = actor;
  const tags = await transaction(async (tx) => {
    const item = await lockOwnItem(tx, noun, companyId, id);
    await tx.execute(sql`update ${sql.identifier(table)} set shown = ${shown} where id = ${id}`);
    await writeAudit(tx, actor, { action: `${kind}.${shown ? 'show' : 'hide'}`, targetId: id, companyId });
    return tagsOf(noun, [item]);
  });
  await expire(tags);
  return null;
}

/**
 * Sorts all items of a company in the order of `ids`.
 * @throws AppError forbidden by role, conflict if `ids` are not all of them, as when another was added meanwhile
 */
export async function sortItems<I extends ItemInput>(
  noun: Noun<I>,
  actor: SupplierActor,
  ids: readonly number[],
): Promise<null> {
  assertMayDo(actor, 'showroom');
  const { companyId } = actor;
  const table = sql.identifier(noun.table);
  await transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const own = await rows<{ id: number }>(
      tx,
      sql`select id from ${table} where company_id = ${companyId} and ${isNotDeleted(noun.kind, sql`id`)} order by id`,
    );
    if (
      !isDeepStrictEqual(
        own.map(({ id }) => id),
        [...ids].sort((a, b) => a - b),
      )
    )
      throw new AppError('conflict');
    for (const [sort, id] of ids.entries()) await tx.execute(sql`update ${table} set sort = ${sort} where id = ${id}`);
  });
  await expire([...noun.lists, `company:${companyId}`]);
  return null;
}
