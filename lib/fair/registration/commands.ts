import 'server-only';
import { and, count, eq } from 'drizzle-orm';
import { notifyRegistered } from '@/lib/fair/write';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { fairRegistration, fairSession } from '@/lib/platform/db/schema/fair';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';

type SessionRow = typeof fairSession.$inferSelect;

/**
 * Locks a session that has not begun until the transaction ends, so that places are assigned one at a time.
 * @throws AppError notFound, conflict sessionId:fairSessionOver once it began
 */
export async function lockSession(tx: Transaction, id: number, now: Date): Promise<SessionRow> {
  const [row] = await tx.select().from(fairSession).where(eq(fairSession.id, id)).for('update');
  if (!row) throw new AppError('notFound');
  if (row.startsAt <= now) throw new AppError('conflict', [{ field: 'sessionId', key: 'fairSessionOver' }]);
  return row;
}

/**
 * Registers the actor for a session of the fair or cancels that, and sends a calendar file; idempotent.
 * @throws AppError notFound, badRequest sessionId:fairByMeeting for matchmaking, where meetings are booked instead,
 * conflict sessionId:fairSessionOver once it began and sessionId:fairSessionFull
 */
export const registerForSession = (
  actor: MemberActor,
  { sessionId, registered }: { sessionId: number; registered: boolean },
  now = new Date(),
): Promise<null> =>
  transaction(async (tx) => {
    const session = await lockSession(tx, sessionId, now);
    if (session.format === 'matchmaking')
      throw new AppError('badRequest', [{ field: 'sessionId', key: 'fairByMeeting' }]);
    const own = and(eq(fairRegistration.sessionId, sessionId), eq(fairRegistration.accountId, actor.accountId));
    if (!registered) {
      const deleted = await tx.delete(fairRegistration).where(own).returning();
      if (deleted.length > 0) await notifyRegistered(tx, actor, session, false);
      return null;
    }
    if ((await tx.$count(fairRegistration, own)) > 0) return null;
    const [all] = await tx
      .select({ taken: count() })
      .from(fairRegistration)
      .where(eq(fairRegistration.sessionId, sessionId));
    if (session.places !== null && (all?.taken ?? 0) >= session.places)
      throw new AppError('conflict', [{ field: 'sessionId', key: 'fairSessionFull' }]);
    await tx.insert(fairRegistration).values({ sessionId, accountId: actor.accountId });
    await notifyRegistered(tx, actor, session, true);
    return null;
  });
