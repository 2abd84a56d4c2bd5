import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows } from '@/lib/platform/db/client';
import { heldDeletion } from '@/lib/platform/db/schema/deletion';
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

/** Things of one kind, with the table that has them. */
export type Deletion = { kind: DeletableKind; table: string; ids: readonly number[] };
/** The things of a deletion that is due, and who deleted them. */
export type DueDeletion = { kind: DeletableKind; ids: number[]; accountId: number; batch: string };

const revisionOf = (kind: SQL | DeletableKind, id: SQL): SQL =>
  sql`coalesce((select r.number from revision r where r.kind = ${kind} and r.target_id = ${id}), 0)`;

/**
 * Takes things out of their company's lists; they are deleted once that can no longer be undone.
 * docs/decisions/0025-undo-of-deletion.md. The caller has asserted the actor's right to it.
 * @throws AppError notFound where one of them is not the company's or was deleted a moment ago; then none is
 */
export async function holdDeletion(
  actor: SupplierActor,
  { kind, table, ids }: Deletion,
  now = new Date(),
): Promise<Deleted> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  const batch = randomUUID();
  const { companyId, accountId } = actor;
  const due = new Date(now.getTime() + span + grace).toISOString();
  await transaction(async (tx) => {
    const held = await rows(
      tx,
      sql`insert into held_deletion (kind, target_id, batch, company_id, account_id, revision, due_at)
        select ${kind}, t.id, ${batch}::uuid, t.company_id, ${accountId}, ${revisionOf(kind, sql`t.id`)}, ${due}::timestamptz from ${sql.identifier(table)} t
        where t.company_id = ${companyId} and t.id = any(${arrayOf(wanted, 'integer')}) and ${isNotDeleted(kind, sql`t.id`)}
        order by t.id on conflict do nothing returning target_id`,
    );
    if (held.length < wanted.length) throw new AppError('notFound');
  });
  wakeJob(deletionJobName, span + grace);
  return { batch, milliseconds: span };
}

/**
 * Takes back a deletion of the actor's own before it is carried out, as if it had not been made.
 * @throws AppError conflict once it is too late, also for one that is not the actor's
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

/** Seconds after which what a runner began and did not end is taken up again. */
const retry = 60;

/** Lets go what is due and was written since it was deleted: whoever wrote it has seen it, and wants it. */
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

/** Ends what was claimed: the things are gone, or stand in the lists again where they could not be deleted. */
export const endDeletion = (batch: string): Promise<unknown> =>
  database().execute(sql`delete from held_deletion where batch = ${batch}::uuid`);

/** Gives back to their company's lists what could not be deleted. */
export const releaseDeletion = (tx: Transaction, batch: string): Promise<unknown> =>
  tx.delete(heldDeletion).where(eq(heldDeletion.batch, batch));

/** When the next deletion is due; null where none is held. */
export async function findNextDeletion(): Promise<Date | null> {
  const [next] = await rows<{ dueAt: string | Date }>(
    database(),
    sql`select due_at as "dueAt" from held_deletion where started_at is null order by due_at limit 1`,
  );
  return next ? new Date(next.dueAt) : null;
}
