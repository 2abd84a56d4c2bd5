import 'server-only';
import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { dayMs } from '@/lib/platform/calendar/constants';
import { arrayOf } from '@/lib/platform/db/array';
import { type Db, database, rows } from '@/lib/platform/db/client';
import type { RevisionKind } from './queries';

/** The item to write: a new one if `id` is null, identified by its idempotency key until it has an id. */
export type WriteTarget = { id: number | null; revision?: number | undefined; idempotencyKey?: string | undefined };
type Kind = RevisionKind | 'invitation';
type Made = { id: number; kind: string; digest: string; answer: unknown };

/** Days for which a key is known. */
export const idempotencyDays = 30;

const digestOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The owner of keys: a company, for all its users, or a purchaser. */
const ownerOf = (actor: MemberActor): { table: SQL; column: SQL; id: number } =>
  actor.kind === 'supplier'
    ? { table: sql`company`, column: sql`company_id`, id: actor.companyId }
    : { table: sql`account`, column: sql`account_id`, id: actor.accountId };

async function findMade(db: Db, actor: MemberActor, key: string): Promise<Made | null> {
  const owner = ownerOf(actor);
  const [inserted] = await rows<Made>(
    db,
    sql`select target_id as id, kind, digest, answer from idempotency_key where ${owner.column} = ${owner.id} and key = ${key}::uuid`,
  );
  return inserted ?? null;
}

/**
 * Runs a write that may create an item. A retry with the same content returns the earlier result; other content with
 * the same key updates the item created, from the revision returned then.
 * @param content written values and action @param write receives the target; must return plain data
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
  // An existing item is written repeatedly by one form, so its key covers everything the form sent.
  const key = id === null ? idempotencyKey : digestOf([idempotencyKey, id, read, digest]).slice(0, 32);
  // Lock: of two concurrent calls the second waits for the first.
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

/** The id of an item, or of the one created with its key; null if it does not exist yet. */
export async function findTargetId(
  actor: MemberActor,
  { id, idempotencyKey: key }: WriteTarget,
): Promise<number | null> {
  return id ?? (key === undefined ? null : ((await findMade(database(), actor, key))?.id ?? null));
}

/** Deletes the keys of deleted items. */
export async function forgetKeys(db: Db, kind: Kind, ids: readonly number[]): Promise<void> {
  await db.execute(
    sql`delete from idempotency_key where kind = ${kind} and target_id in (select unnest(${arrayOf(ids, 'integer')}))`,
  );
}

/** Deletes expired keys. */
export async function sweepKeys(db: Db, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - idempotencyDays * dayMs).toISOString();
  await db.execute(sql`delete from idempotency_key where created_at < ${before}`);
}
