import 'server-only';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { fair, fairExhibitor, fairMeeting, fairSession } from '@/lib/platform/db/schema/fair';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { assertPublished } from '@/lib/standing/gate';
import { notifyPurchaser } from './write';

/**
 * Sets the meeting link of an exhibitor of the newest fair, '' to remove it, and notifies buyers with upcoming
 * meetings. @throws AppError forbidden by role or if the company is not public, notFound if not an exhibitor, conflict
 * revision:changed if `revision` is not the latest, tooManyRequests over the daily limit
 */
export async function saveMeetingLink(
  actor: SupplierActor,
  { revision, link }: { revision: number; link: string },
  now = new Date(),
): Promise<{ companyId: number; revision: number; link: string }> {
  assertMayDo(actor, 'quotation');
  const { companyId } = actor;
  return transaction(async (tx) => {
    await assertPublished(tx, companyId);
    const [edition] = await tx.select().from(fair).orderBy(desc(fair.startsOn), desc(fair.id)).limit(1);
    const fairId = edition?.id ?? 0;
    const own = and(eq(fairExhibitor.fairId, fairId), eq(fairExhibitor.companyId, companyId));
    const [stand] = await tx.select().from(fairExhibitor).where(own).for('update');
    if (!stand) throw new AppError('notFound');
    if (stand.revision !== revision) throw new AppError('conflict', [{ field: 'revision', key: 'changed' }]);
    if (stand.meetingLink === link) return { companyId, revision, link };
    await countTry('meetingLink', String(companyId));
    const next = revision + 1;
    await tx.update(fairExhibitor).set({ meetingLink: link, revision: next }).where(own);
    const upcoming = await tx
      .select({ meeting: fairMeeting })
      .from(fairMeeting)
      .innerJoin(fairSession, eq(fairSession.id, fairMeeting.sessionId))
      .where(and(eq(fairSession.fairId, fairId), eq(fairMeeting.companyId, companyId), gt(fairMeeting.startsAt, now)))
      .orderBy(asc(fairMeeting.startsAt));
    for (const { meeting } of upcoming) await notifyPurchaser(tx, meeting, { type: 'fairMeetingLink', revision: next });
    return { companyId, revision: next, link };
  });
}
