import 'server-only';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { reminderHours } from '@/lib/fair/constants';
import { fairPage, readTitles } from '@/lib/fair/text';
import { notifyExhibitor, notifyPurchaser } from '@/lib/fair/write';
import { notifyAccount } from '@/lib/notification/notice';
import { hourMs } from '@/lib/platform/calendar/constants';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { fairMeeting, fairRegistration, fairSession } from '@/lib/platform/db/schema/fair';
import { transaction } from '@/lib/platform/db/transaction';
import { runItems } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';

const remindOfSession = (sessionId: number, accountId: number, startsAt: Date, now: Date): Promise<boolean> =>
  transaction(async (tx) => {
    // Another node may have been faster.
    const [due] = await tx
      .update(fairRegistration)
      .set({ remindedAt: now })
      .where(
        and(
          eq(fairRegistration.sessionId, sessionId),
          eq(fairRegistration.accountId, accountId),
          isNull(fairRegistration.remindedAt),
        ),
      )
      .returning();
    const [reader] = await tx.select().from(account).where(eq(account.id, accountId));
    if (!due || !reader) return false;
    const titleIn = await readTitles(tx, sessionId);
    await notifyAccount(tx, accountId, {
      type: 'fairReminder',
      values: { title: titleIn(reader.locale), time: { instant: startsAt.toISOString() } },
      path: fairPage(reader.kind === 'supplier' ? 'supplier' : 'purchaser'),
    });
    return true;
  });

const remindOfMeeting = (id: number, now: Date): Promise<boolean> =>
  transaction(async (tx) => {
    const [due] = await tx
      .update(fairMeeting)
      .set({ remindedAt: now })
      .where(and(eq(fairMeeting.id, id), isNull(fairMeeting.remindedAt)))
      .returning();
    if (!due) return false;
    await notifyPurchaser(tx, due, { type: 'fairMeetingReminder' });
    await notifyExhibitor(tx, due, { type: 'fairMeetingReminder' });
    return true;
  });

/**
 * Reminds participants of sessions and meetings that begin within a day; once each across runs and nodes.
 * @returns the number of reminders
 */
export async function remindOfFair(now = new Date()): Promise<number> {
  const until = new Date(now.getTime() + reminderHours * hourMs);
  const sessions = await database()
    .select({ id: fairSession.id, accountId: fairRegistration.accountId, startsAt: fairSession.startsAt })
    .from(fairRegistration)
    .innerJoin(fairSession, eq(fairSession.id, fairRegistration.sessionId))
    .where(and(isNull(fairRegistration.remindedAt), gt(fairSession.startsAt, now), lte(fairSession.startsAt, until)));
  const reminded = await runItems(
    'fairSession',
    sessions,
    ({ id, accountId }) => `${id}:${accountId}`,
    ({ id, accountId, startsAt }) => remindOfSession(id, accountId, startsAt, now),
  );
  const meetings = await database()
    .select({ id: fairMeeting.id })
    .from(fairMeeting)
    .where(and(isNull(fairMeeting.remindedAt), gt(fairMeeting.startsAt, now), lte(fairMeeting.startsAt, until)));
  const met = await runItems(
    'fairMeeting',
    meetings,
    ({ id }) => id,
    ({ id }) => remindOfMeeting(id, now),
  );
  return reminded + met;
}

/** Sends fair reminders, every five minutes. */
export const fairReminderJob: ScheduledJob = { name: 'fair-reminder', cron: '*/5 * * * *', run: () => remindOfFair() };
