import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { holdDeletion } from '@/lib/platform/deletion/commands';
import { isNotDeleted } from '@/lib/platform/deletion/queries';
import type { Deleted } from '@/lib/platform/deletion/schema';
import { AppError } from '@/lib/platform/errors';
import { markDeleted, reviseAll } from '@/lib/platform/revision/commands';
import { type Collection, shapes } from '@/lib/showroom/edit/collection';
import { list, named, pageTags, stores, subjectOf } from '@/lib/showroom/edit/item/store';
import { assertOpen } from '@/lib/showroom/edit/rules';
import { changeShowroom } from '@/lib/showroom/edit/transaction';
import { dropUses } from '@/lib/upload/usage/commands';

type Chosen = { collection: Collection; ids: readonly number[] };

async function assertUnused(db: Db, companyId: number, { collection, ids }: Chosen): Promise<void> {
  if (collection !== 'caseGroup') return;
  const used = await rows(
    db,
    sql`select from showroom_case c where c.company_id = ${companyId} and c.group_id in ${ids}
      and ${isNotDeleted('case', sql`c.id`)} limit 1`,
  );
  if (used.length > 0) throw new AppError('conflict', [{ field: 'ids', key: 'groupUsed' }]);
}

/**
 * Hides items from the list of the actor's showroom; they are deleted when the undo period ends.
 * @throws AppError forbidden without the role, notFound where one is not the company's, conflict for a group with cases
 */
export async function holdItems(actor: SupplierActor, chosen: Chosen): Promise<Deleted> {
  assertMayDo(actor, 'showroom');
  const { collection, ids } = chosen;
  await assertUnused(database(), actor.companyId, chosen);
  return holdDeletion(actor, { kind: collection, table: stores[collection].table, ids });
}

/**
 * Deletes items of the actor's showroom with their texts and releases their files; also if the grade no longer covers
 * them.
 * @throws AppError forbidden without the role, notFound where one is not the company's, conflict for a group with cases
 */
export async function deleteItems(actor: SupplierActor, { collection, ids }: Chosen): Promise<null> {
  const unique = [...new Set(ids)];
  await changeShowroom(
    actor,
    async (db, { id: companyId }) => {
      await assertUnused(db, companyId, { collection, ids: unique });
      const deleted = await rows<{ id: number }>(
        db,
        sql`delete from ${named(stores[collection].table)} where company_id = ${companyId} and id in ${unique} returning id`,
      );
      if (deleted.length < unique.length) throw new AppError('notFound');
      for (const { id } of deleted) await dropUses(db, subjectOf(collection, id));
      await markDeleted(db, actor, collection, unique);
    },
    () => pageTags(collection, unique),
  );
  return null;
}

/**
 * Puts all items of a collection of the actor's showroom in the order of `ids`.
 * @throws AppError forbidden without the role or the grade, badRequest for a collection that its years order, conflict
 * where `ids` are not all the collection has
 */
export async function sortItems(
  actor: SupplierActor,
  { collection, ids }: { collection: Collection; ids: readonly number[] },
): Promise<null> {
  if (!shapes[collection].sorted) throw new AppError('badRequest', [{ field: 'collection', key: 'choice' }]);
  await changeShowroom(actor, async (db, company) => {
    assertOpen(collection, company);
    const table = named(stores[collection].table);
    const present = await rows<{ id: number }>(
      db,
      sql`select id from ${table} where company_id = ${company.id} and ${isNotDeleted(collection, sql`id`)}`,
    );
    const known = new Set(present.map(({ id }) => id));
    if (ids.length !== known.size || new Set(ids).size !== ids.length || ids.some((id) => !known.has(id)))
      throw new AppError('conflict');
    const places = ids.map((id, index) => sql`(${id}::int, ${index}::int)`);
    await db.execute(sql`update ${table} i set sort = place.sort from (values ${list(places)}) place (id, sort)
      where i.id = place.id and i.company_id = ${company.id}`);
  });
  return null;
}

/**
 * Switches a module or a page of the actor's showroom on or off.
 * @throws AppError forbidden without the role or the grade, notFound for one of another company
 */
export async function showItem(
  actor: SupplierActor,
  { collection, id, shown }: { collection: 'module' | 'page'; id: number; shown: boolean },
): Promise<null> {
  await changeShowroom(
    actor,
    async (db, company) => {
      assertOpen(collection, company);
      const changed = await rows(
        db,
        sql`update ${named(stores[collection].table)} set shown = ${shown}, updated_at = ${new Date().toISOString()}
          where id = ${id} and company_id = ${company.id} returning id`,
      );
      if (changed.length === 0) throw new AppError('notFound');
      await reviseAll(db, actor, collection, [id]);
    },
    () => pageTags(collection, [id]),
  );
  return null;
}
