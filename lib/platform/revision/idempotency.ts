import 'server-only';
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { dayMs } from '@/lib/platform/calendar/constants';
import { arrayOf } from '@/lib/platform/db/array';
import { type Db, database, rows } from '@/lib/platform/db/client';
import type { RevisionKind } from './queries';

/** Which thing is written: a new one where `id` is null, which its form names by a key until it has an id. */
export type WriteTarget = { id: number | null; revision?: number | undefined; idempotencyKey?: string | undefined };
type Kind = RevisionKind | 'invitation';
type Made = { id: number; kind: string; digest: string; answer: unknown };

/** Days for which a key is known. */
export const keptDays = 30;

const digestOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Whose keys they are: a company's, whoever of it acts, or a purchaser's. */
const ownerOf = (actor: MemberActor): { table: SQL; column: SQL; id: number } =>
  actor.kind === 'supplier'
    ? { table: sql`company`, column: sql`company_id`, id: actor.companyId }
    : { table: sql`account`, column: sql`account_id`, id: actor.accountId };

async function findMade(db: Db, actor: MemberActor, key: string): Promise<Made | null> {
  const owner = ownerOf(actor);
  const [made] = await rows<Made>(
    db,
    sql`select target_id as id, kind, digest, answer from idempotency_key where ${owner.column} = ${owner.id} and key = ${key}::uuid`,
  );
  return made ?? null;
}

/**
 * Runs a write that may make a thing. One that repeats an earlier one, as after an answer that never came, gives the
 * answer of that one; another with the same key goes on with what was made, over the revision that was answered then.
 * @param content what is written, and by which act
 * @param write gets the thing to write; what it returns must be plain data
 */
export async function once<T extends { id: number; revision?: number }>(
  db: Db,
  actor: MemberActor,
  { kind, target, content }: { kind: Kind; target: WriteTarget; content: unknown },
  write: (target: WriteTarget) => Promise<T>,
): Promise<T> {
  const { id, revision: read, idempotencyKey } = target;
  if (idempotencyKey === undefined) return write(target);
  const digest = digestOf(content);
  // A thing that has its id is written by one form after the other: what names a write of it is all that the form sent.
  const key = id === null ? idempotencyKey : digestOf([idempotencyKey, id, read, digest]).slice(0, 32);
  // Of two calls at once the second waits here until the first has ended.
  const owner = ownerOf(actor);
  await db.execute(sql`select from ${owner.table} where id = ${owner.id} for no key update`);
  const found = await findMade(db, actor, key);
  const made = found?.kind === kind ? found : null;
  const answered = made ? (made.answer as T) : null;
  if (answered && made?.digest === digest) return answered;
  const answer = await write(
    id !== null ? target : made ? { id: made.id, revision: read || answered?.revision } : { id: null },
  );
  await db.execute(sql`insert into idempotency_key (${owner.column}, key, kind, target_id, digest, answer)
    values (${owner.id}, ${key}::uuid, ${kind}, ${answer.id}, ${digest}, ${JSON.stringify(answer)}::jsonb)
    on conflict (${owner.column}, key) do update
      set kind = excluded.kind, target_id = excluded.target_id, digest = excluded.digest, answer = excluded.answer`);
  return answer;
}

/** The id of a thing, also where only its key is known yet; null for one that is not made. */
export async function findTargetId(
  actor: MemberActor,
  { id, idempotencyKey: key }: WriteTarget,
): Promise<number | null> {
  return id ?? (key === undefined ? null : ((await findMade(database(), actor, key))?.id ?? null));
}

/** Forgets the keys of things that are no more. */
export async function forgetKeys(db: Db, kind: Kind, ids: readonly number[]): Promise<void> {
  await db.execute(
    sql`delete from idempotency_key where kind = ${kind} and target_id in (select unnest(${arrayOf(ids, 'integer')}))`,
  );
}

/** Forgets keys that no form will send again. */
export async function sweepKeys(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptDays * dayMs).toISOString();
  await db.execute(sql`delete from idempotency_key where created_at < ${before}`);
}
