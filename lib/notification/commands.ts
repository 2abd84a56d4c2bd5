import 'server-only';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { type Db, database, rows } from '@/lib/platform/db/client';
import { notification } from '@/lib/platform/db/schema/notification';
import type { Transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { kindOfNotice, type NoticeType } from './constants';
import type { NoticeValues } from './format';

/** A notice in an inbox; `mailedAt`: when an identical one was or will be e-mailed. */
export type InboxNotice = { id: number; mailedAt: Date | null };

/** The latest identical notice to an account; null for security notices, which are never merged. */
async function findSame(db: Db, { accountId, type, values, path }: Notification) {
  if (kindOfNotice[type] === null) return null;
  const [same] = await db
    .select({ id: notification.id, mailedAt: notification.mailedAt, readAt: notification.readAt })
    .from(notification)
    .where(
      and(
        eq(notification.accountId, accountId),
        eq(notification.type, type),
        path === null ? isNull(notification.path) : eq(notification.path, path),
        sql`${notification.values} = ${JSON.stringify(values)}::jsonb`,
      ),
    )
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(1);
  return same ?? null;
}

type Notification = { accountId: number; type: NoticeType; values: NoticeValues; path: string | null };

/**
 * Adds a notice to an account's inbox, in the transaction of the event; `path` is its page on the site. An unread
 * identical notice is moved up instead.
 */
export async function notify(
  db: Db,
  accountId: number,
  type: NoticeType,
  values: NoticeValues,
  path: string | null = null,
): Promise<InboxNotice> {
  const notice = { accountId, type, values, path };
  const same = await findSame(db, notice);
  const createdAt = new Date();
  const mailedAt = same?.mailedAt ?? null;
  if (same && same.readAt === null) {
    await db.update(notification).set({ createdAt }).where(eq(notification.id, same.id));
    return { id: same.id, mailedAt };
  }
  const [inserted] = await db
    .insert(notification)
    .values({ ...notice, createdAt, mailedAt })
    .returning({ id: notification.id });
  if (!inserted) throw new AppError('internal');
  return { id: inserted.id, mailedAt };
}

const chosen = (ids: readonly number[]): SQL => (ids.length === 0 ? sql`true` : sql`id in ${ids}`);

/** Marks notices of the actor as read, all if `ids` is empty; returns how many were unread. */
export async function readNotices(actor: MemberActor, ids: readonly number[]): Promise<number> {
  const read = await rows(
    database(),
    sql`update notification set read_at = ${new Date().toISOString()}
      where account_id = ${actor.accountId} and read_at is null and ${chosen(ids)} returning id`,
  );
  return read.length;
}

/** Marks an account's notices about a page as read once the page was opened. */
export async function readNoticesAt(tx: Transaction, accountId: number, path: string): Promise<void> {
  await tx
    .update(notification)
    .set({ readAt: new Date() })
    .where(and(eq(notification.accountId, accountId), isNull(notification.readAt), eq(notification.path, path)));
}

/** Deletes notices of the actor; returns how many there were. */
export async function deleteNotices(actor: MemberActor, ids: readonly number[]): Promise<number> {
  const deleted = await rows(
    database(),
    sql`delete from notification where account_id = ${actor.accountId} and ${ids.length > 0 ? chosen(ids) : sql`false`} returning id`,
  );
  return deleted.length;
}
