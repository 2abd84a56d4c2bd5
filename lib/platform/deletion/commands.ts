import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows } from '@/lib/platform/db/client';
import { delayedDeletion } from '@/lib/platform/db/schema/deletion';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { isSetAside } from '@/lib/platform/job/item';
import { wakeJob } from '@/lib/platform/job/wake';
import { type DeletableKind, isNotDeleted } from './queries';
import type { Deleted } from './schema';

export const deletionJobName = 'held-deletion';
const span = config.decision.undoSeconds * 1000;
/** Milliseconds beyond it, for an undo that is on its way. */
const grace = 2000;

/** Items of one kind, and their table. */
export type Deletion = { kind: DeletableKind; table: string; ids: readonly number[] };
/** The items of a due deletion, and who deleted them. */
export type DueDeletion = { kind: DeletableKind; ids: number[]; accountId: number; batch: string };

const revisionOf = (kind: SQL | DeletableKind, id: SQL): SQL =>
  sql`coalesce((select r.number from revision r where r.kind = ${kind} and r.target_id = ${id}), 0)`;

/**
 * Hides items from their company's lists; they are deleted when the undo period ends.
 * docs/decisions/0025-undo-of-deletion.md. The caller has checked the actor's permission.
 * @throws AppError notFound if one is not the company's or is already being deleted; then none is
 */
export async function holdDeletion(
  actor: SupplierActor,
  { kind, table, ids }: Deletion,
  now = new Date(),
): Promise<Deleted> {
  const sortedIds = [...new Set(ids)].sort((a, b) => a - b);
  const batch = randomUUID();
  const { companyId, accountId } = actor;
  const due = new Date(now.getTime() + span + grace).toISOString();
  await transaction(async (tx) => {
    const locked = await rows(
      tx,
      sql`insert into held_deletion (kind, target_id, batch, company_id, account_id, revision, due_at)
        select ${kind}, t.id, ${batch}::uuid, t.company_id, ${accountId}, ${revisionOf(kind, sql`t.id`)}, ${due}::timestamptz from ${sql.identifier(table)} t
        where t.company_id = ${companyId} and t.id = any(${arrayOf(sortedIds, 'integer')}) and ${isNotDeleted(kind, sql`t.id`)}
        order by t.id on conflict do nothing returning target_id`,
    );
    if (locked.length < sortedIds.length) throw new AppError('notFound');
  });
  wakeJob(deletionJobName, span + grace);
  return { batch, milliseconds: span };
}

/**
 * Undoes a deletion of the actor's before it is carried out.
 * @throws AppError conflict if too late or not the actor's
 */
export async function undoDeletion({ accountId }: SupplierActor, batch: string, now = new Date()): Promise<null> {
  const back = await rows(
    database(),
    sql`delete from held_deletion where batch = ${batch}::uuid and account_id = ${accountId}
      and started_at is null and due_at > ${now.toISOString()} returning target_id`,
  );
  if (back.length === 0) throw new AppError('conflict', [{ field: 'batch', key: 'deletionFinal' }]);
  return null;
}

/** Seconds after which an interrupted runner's deletion is retried. */
const retry = 60;

/** Cancels due deletions of items changed since: a change means that it is still wanted. */
export const releaseWritten = (now: Date): Promise<unknown> =>
  database().execute(sql`delete from held_deletion hd where hd.due_at <= ${now.toISOString()} and hd.started_at is null
    and hd.revision <> ${revisionOf(sql`hd.kind`, sql`hd.target_id`)}`);

/** Takes the first deletion that is due, so that no second runner and no undo does. */
export async function claimDeletion(now: Date): Promise<DueDeletion | null> {
  const claimed = await rows<{ kind: DeletableKind; id: number; accountId: number; batch: string }>(
    database(),
    sql`update held_deletion set started_at = ${now.toISOString()} where batch = (
        select batch from held_deletion where due_at <= ${now.toISOString()} and not ${isSetAside('deletion', sql`batch::text`)}
          and (started_at is null or started_at < ${now.toISOString()}::timestamptz - ${retry}::int * interval '1 second')
        order by due_at, batch limit 1 for update skip locked)
      returning kind, target_id as id, account_id as "accountId", batch`,
  );
  const [first] = claimed;
  if (!first) return null;
  const { kind, accountId, batch } = first;
  return { kind, accountId, batch, ids: claimed.map(({ id }) => id).sort((a, b) => a - b) };
}

/** Completes a claimed deletion; items that could not be deleted reappear in the lists. */
export const endDeletion = (batch: string): Promise<unknown> =>
  database().execute(sql`delete from held_deletion where batch = ${batch}::uuid`);

/** Restores to the company's lists what could not be deleted. */
export const releaseDeletion = (tx: Transaction, batch: string): Promise<unknown> =>
  tx.delete(delayedDeletion).where(eq(delayedDeletion.batch, batch));

/** When the next deletion is due; null if none is pending. */
export async function findNextDeletion(): Promise<Date | null> {
  const [next] = await rows<{ dueAt: string | Date }>(
    database(),
    sql`select due_at as "dueAt" from held_deletion where started_at is null order by due_at limit 1`,
  );
  return next ? new Date(next.dueAt) : null;
}
