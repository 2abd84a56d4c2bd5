import 'server-only';
import { sql } from 'drizzle-orm';
import type { Actor, SupplierActor } from '@/lib/platform/auth/actor';
import { arrayOf } from '@/lib/platform/db/array';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import { AppError } from '@/lib/platform/errors';
import { forgetKeys } from './idempotency';
import type { RevisionKind } from './queries';
import { type ChangedMeanwhile, changedMeanwhile, type DeletedMeanwhile } from './schema';

type Subject = { kind: RevisionKind; id: number };
type Last = { number: number; accountId: number | null; by: string | null; at: string };

/** Increments the revisions of several items unconditionally, for actions that need no prior read. */
export async function reviseAll(db: Db, actor: Actor, kind: RevisionKind, ids: readonly number[]): Promise<void> {
  // A user may be deleted while their last call runs.
  await db.execute(sql`insert into revision (kind, target_id, number, changed_by)
    select ${kind}::text, id, 1, (select a.id from account a where a.id = ${actor.accountId}::int) from unnest(${arrayOf(ids, 'integer')}) id
    on conflict (kind, target_id) do update
      set number = revision.number + 1, changed_at = now(), changed_by = excluded.changed_by`);
}

async function findLast(db: Db, { kind, id }: Subject): Promise<Last | null> {
  const [last] = await rows<Last>(
    db,
    sql`select r.number, r.changed_by as "accountId", a.name as by, ${utc(sql`r.changed_at`)} as at
      from revision r left join account a on a.id = r.changed_by where r.kind = ${kind} and r.target_id = ${id}`,
  );
  return last ?? null;
}

/** The latest change of an item, as data of a conflict: revision, author, time. */
export async function describeLast(db: Db, actor: Actor, subject: Subject): Promise<ChangedMeanwhile> {
  const last = await findLast(db, subject);
  const own = last?.accountId === actor.accountId;
  return { revision: last?.number ?? 0, by: last?.by ?? null, own, at: last?.at ?? null };
}

/**
 * Checks that the actor has read the item's current revision.
 * @returns the current one
 * @throws AppError conflict revision:changed, with who changed it and when
 */
export async function assertRead(db: Db, actor: Actor, subject: Subject, read?: number): Promise<number> {
  const data = await describeLast(db, actor, subject);
  if (read === undefined || read === data.revision) return data.revision;
  throw new AppError('conflict', [{ field: 'revision', key: 'changed' }], { data });
}

/**
 * Increments the revision of an item whose row the caller has locked, if `read` is the current one; omit it for actions
 * that need no prior read, as imports. docs/decisions/0022-revisions.md.
 * @returns the new revision @throws AppError conflict revision:changed, with who changed it and when
 */
export async function revise(db: Db, actor: Actor, subject: Subject, read?: number): Promise<number> {
  const revision = await assertRead(db, actor, subject, read);
  await reviseAll(db, actor, subject.kind, [subject.id]);
  return revision + 1;
}

/**
 * Records a deletion as the items' last change, so that those who have them open learn who did it. Deletes their
 * idempotency keys: submitting the form again creates new items.
 */
export async function markDeleted(db: Db, actor: Actor, kind: RevisionKind, ids: readonly number[]): Promise<void> {
  await reviseAll(db, actor, kind, ids);
  await forgetKeys(db, kind, ids);
}

/** Who in the actor's company deleted an item, and when; null if unknown. */
async function findDeletion(actor: SupplierActor, { kind, id }: Subject): Promise<DeletedMeanwhile | null> {
  const [found] = await rows<DeletedMeanwhile>(
    database(),
    sql`select a.name as by, a.id = ${actor.accountId} as own, ${utc(sql`r.changed_at`)} as at
      from revision r join account a on a.id = r.changed_by
      where r.kind = ${kind} and r.target_id = ${id} and a.company_id = ${actor.companyId}`,
  );
  return found ?? null;
}

/** The data of a revision conflict; null for any other error. */
const conflictOf = (error: unknown): Pick<ChangedMeanwhile, 'id'> | null => {
  if (!(error instanceof AppError) || error.code !== 'conflict') return null;
  return changedMeanwhile.safeParse(error.data).data ?? null;
};

const isMissing = (error: unknown): error is AppError => error instanceof AppError && error.code === 'notFound';

/**
 * Runs a write; on a revision conflict adds the stored version to the error, so that the form can show both.
 * @param read the stored version as form values, with files; runs outside the transaction
 * @param deletable the item, to tell who deleted it @throws AppError as the write
 */
export async function orReportCurrent<T>(
  write: () => Promise<T>,
  read: (conflict: Pick<ChangedMeanwhile, 'id'>) => Promise<Pick<ChangedMeanwhile, 'current' | 'files'>>,
  deletable?: { actor: SupplierActor; kind: RevisionKind; id: number | null },
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isMissing(error) && deletable && deletable.id !== null) {
      const data = await findDeletion(deletable.actor, { kind: deletable.kind, id: deletable.id });
      throw new AppError('notFound', error.errors, { cause: error, ...(data ? { data } : {}) });
    }
    const conflict = conflictOf(error);
    if (!conflict || !(error instanceof AppError)) throw error;
    throw new AppError('conflict', error.errors, { cause: error, data: { ...conflict, ...(await read(conflict)) } });
  }
}
