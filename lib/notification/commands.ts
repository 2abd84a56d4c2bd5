import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { Messages } from 'next-intl';
import type { MemberActor } from '@/lib/auth/actor';
import { db, type Executor, rows } from '@/lib/db/client';
import type { NoticeValues } from './value';

export type NoticeType = keyof Messages['account']['notice'];

/** Puts a notice into an account's inbox, in the transaction of what it tells of; `path` leads to it on the site. */
export async function notify(
  on: Executor,
  accountId: number,
  type: NoticeType,
  values: NoticeValues,
  path: string | null = null,
): Promise<void> {
  await on.execute(sql`insert into notification (account_id, type, values, path, created_at)
    values (${accountId}, ${type}, ${JSON.stringify(values)}::jsonb, ${path}, ${new Date().toISOString()})`);
}

const chosen = (ids: readonly number[]): SQL =>
  ids.length === 0
    ? sql`true`
    : sql`id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`;

/** Marks notices of the actor as read, all of them where none is named; returns how many were unread. */
export async function readNotices(actor: MemberActor, ids: readonly number[]): Promise<number> {
  const read = await rows(
    db(),
    sql`update notification set read_at = ${new Date().toISOString()}
      where account_id = ${actor.accountId} and read_at is null and ${chosen(ids)} returning id`,
  );
  return read.length;
}

/** Deletes notices of the actor; returns how many there were. */
export async function deleteNotices(actor: MemberActor, ids: readonly number[]): Promise<number> {
  const gone = await rows(
    db(),
    sql`delete from notification where account_id = ${actor.accountId} and ${ids.length > 0 ? chosen(ids) : sql`false`} returning id`,
  );
  return gone.length;
}
