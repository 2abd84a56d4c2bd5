import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { writeAudit } from '@/lib/audit/commands';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { config } from '@/lib/platform/config';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { nameKey } from '@/lib/platform/db/translation';
import { holdDeletion } from '@/lib/platform/deletion/commands';
import { isNotDeleted } from '@/lib/platform/deletion/queries';
import type { Deleted } from '@/lib/platform/deletion/schema';
import { AppError } from '@/lib/platform/errors';
import { expire } from '@/lib/platform/pagestore/expiry';
import { markDeleted, orReportCurrent, revise, reviseAll } from '@/lib/platform/revision/commands';
import { findTargetId, once, type WriteTarget } from '@/lib/platform/revision/idempotency';
import { recordset } from '@/lib/product/edit/recordset';
import { refreshCompanies } from '@/lib/search/refresh';
import { lockCompany } from '../edit/lock';
import { readGroup } from './queries';
import type { GroupInput } from './schema';

const idsOf = async (db: Db, which: ReturnType<typeof sql>) =>
  (await rows<{ id: number }>(db, which)).map(({ id }) => id);
const productsOf = (db: Db, companyId: number, id: number) =>
  idsOf(db, sql`select id from product where company_id = ${companyId} and group_id = ${id}`);

/** Runs with the company locked, then expires the cache of it and of products whose group changed. */
async function change<T>(
  actor: SupplierActor,
  run: (db: Db) => Promise<{ result: T; products: number[] }>,
): Promise<T> {
  assertMayDo(actor, 'product');
  const { companyId } = actor;
  const { result, products } = await transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const done = await run(tx);
    await refreshCompanies(tx, [companyId]);
    return done;
  });
  await expire([...products.map((id) => `product:${id}`), `company:${companyId}`, 'company-list']);
  return result;
}

async function lockGroup(db: Db, companyId: number, id: number): Promise<void> {
  const found = await idsOf(
    db,
    sql`select id from product_group where id = ${id} and company_id = ${companyId} for update`,
  );
  if (found.length === 0) throw new AppError('notFound');
}

async function make(db: Db, companyId: number): Promise<number> {
  const own = await idsOf(db, sql`select id from product_group where company_id = ${companyId}`);
  if (own.length >= config.product.groups) throw new AppError('badRequest', [{ field: 'id', key: 'limit' }]);
  const [made = 0] = await idsOf(
    db,
    sql`insert into product_group (company_id, sort)
      select ${companyId}, coalesce(max(sort), 0) + 1 from product_group where company_id = ${companyId} returning id`,
  );
  return made;
}

type Named = { locale: string; name: string };

async function assertFree(db: Db, companyId: number, id: number | null, names: readonly Named[]): Promise<void> {
  const taken = await rows<{ locale: string }>(
    db,
    sql`select distinct r.locale from ${recordset(names, 'locale text, name text')}
      join product_group_translation t on t.locale = r.locale and ${nameKey(sql`t.name`)} = ${nameKey(sql`r.name`)}
      join product_group g on g.id = t.group_id where g.company_id = ${companyId} and g.id <> ${id ?? 0}`,
  );
  if (taken.length > 0)
    throw new AppError(
      'badRequest',
      taken.map(({ locale }) => ({ field: `names.${locale}`, key: 'nameDuplicated' })),
    );
}

/**
 * Creates or updates a product group, without review; without `read`, the form's revision, it overwrites.
 * docs/domain.md, Life cycles. @throws AppError forbidden by role, notFound, badRequest over config.product.groups or
 * for a name taken in the same language, conflict revision:changed
 */
export function saveGroup(
  actor: SupplierActor,
  id: number | null,
  input: GroupInput,
  read?: number,
  idempotencyKey?: string,
): Promise<{ id: number; revision: number }> {
  const { companyId } = actor;
  const { names, onHome } = input;
  const target = { id, revision: read, idempotencyKey };
  const save = async (db: Db, which: WriteTarget) => {
    if (which.id !== null) await lockGroup(db, companyId, which.id);
    const list = Object.entries(names).flatMap(([locale, name]) => (name ? [{ locale, name }] : []));
    await assertFree(db, companyId, which.id, list);
    const groupId = which.id ?? (await make(db, companyId));
    const revision = await revise(db, actor, { kind: 'group', id: groupId }, which.revision);
    await db.execute(sql`update product_group set on_home = ${onHome} where id = ${groupId}`);
    await db.execute(sql`delete from product_group_translation where group_id = ${groupId}`);
    await db.execute(sql`insert into product_group_translation (group_id, locale, name)
      select ${groupId}, locale, name from ${recordset(list, 'locale text, name text')}`);
    const action = which.id === null ? 'group.create' : 'group.update';
    await writeAudit(db, actor, { action, targetId: groupId, companyId });
    return { id: groupId, revision };
  };
  const kind = 'group';
  const write = async (db: Db) => {
    const result = await once(db, actor, { kind, target, content: input }, (which) => save(db, which));
    return { result, products: await productsOf(db, companyId, result.id) };
  };
  return orReportCurrent(
    () => change(actor, write),
    async () => {
      const made = await findTargetId(actor, target);
      return made === null ? {} : { current: await readGroup(database(), made) };
    },
    { actor, kind, id },
  );
}

/**
 * Puts the company's groups in the order of `ids`.
 * @throws AppError forbidden by role, conflict where `ids` are not all of them, as when another was added meanwhile
 */
export function sortGroups(actor: SupplierActor, ids: readonly number[]): Promise<null> {
  const { companyId } = actor;
  return change(actor, async (db) => {
    const own = await idsOf(
      db,
      sql`select id from product_group where company_id = ${companyId} and ${isNotDeleted('group', sql`id`)} order by id`,
    );
    if (
      !isDeepStrictEqual(
        own,
        [...ids].sort((a, b) => a - b),
      )
    )
      throw new AppError('conflict');
    const list = ids.map((id, sort) => ({ id, sort }));
    await db.execute(
      sql`update product_group g set sort = r.sort from ${recordset(list, 'id int, sort int')} where g.id = r.id`,
    );
    return { result: null, products: [] };
  });
}

/**
 * Hides a group from the company's list; it is deleted when the undo period ends.
 * docs/domain.md, Deletion and undo.
 * @throws AppError forbidden by role, notFound where it is not the company's
 */
export async function holdGroup(actor: SupplierActor, id: number): Promise<Deleted> {
  assertMayDo(actor, 'product');
  return holdDeletion(actor, { kind: 'group', table: 'product_group', ids: [id] });
}

/**
 * Deletes a group; its products stay, without one. docs/domain.md, Deletion and undo.
 * @throws AppError forbidden by role, notFound where it is not the company's
 */
export function deleteGroup(actor: SupplierActor, id: number): Promise<null> {
  const { companyId } = actor;
  return change(actor, async (db) => {
    await lockGroup(db, companyId, id);
    const products = await productsOf(db, companyId, id);
    await db.execute(sql`update product set group_id = null where company_id = ${companyId} and group_id = ${id}`);
    await reviseAll(db, actor, 'product', products);
    await markDeleted(db, actor, 'group', [id]);
    await db.execute(sql`delete from product_group where id = ${id}`);
    await writeAudit(db, actor, { action: 'group.delete', targetId: id, companyId });
    return { result: null, products };
  });
}
