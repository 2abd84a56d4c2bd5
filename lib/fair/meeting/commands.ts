import 'server-only';
import { and, eq } from 'drizzle-orm';
import { lockSession } from '@/lib/fair/registration/commands';
import { slotsOf } from '@/lib/fair/rules';
import { notifyExhibitor, notifyPurchaser } from '@/lib/fair/write';
import type { MemberActor, PurchaserActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { company } from '@/lib/platform/db/schema/company';
import { fairExhibitor, fairMeeting } from '@/lib/platform/db/schema/fair';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';

/**
 * Books a matchmaking slot, disclosing the purchaser's name and confirmed contacts to the exhibitor. @throws AppError
 * notFound, badRequest startsAt:choice, conflict sessionId:fairSessionOver, startsAt:fairSlotTaken (exhibitor),
 * startsAt:fairSlotOwn (purchaser), tooManyRequests
 */
export const bookMeeting = (
  { accountId }: PurchaserActor,
  input: { sessionId: number; companyId: number; startsAt: string; topic: string },
  now = new Date(),
): Promise<{ id: number }> =>
  transaction(async (tx) => {
    const { sessionId, companyId, topic } = input;
    const session = await lockSession(tx, sessionId, now);
    const [stand] = await tx
      .select({ companyId: fairExhibitor.companyId })
      .from(fairExhibitor)
      .innerJoin(company, eq(company.id, fairExhibitor.companyId))
      .where(
        and(
          eq(fairExhibitor.fairId, session.fairId),
          eq(fairExhibitor.companyId, companyId),
          eq(company.status, 'normal'),
        ),
      )
      // Shared lock: a link changed concurrently is either included here or announced to this buyer by
      // `saveMeetingLink`.
      .for('share', { of: fairExhibitor });
    if (session.format !== 'matchmaking' || !stand) throw new AppError('notFound');
    const startsAt = slotsOf(session).find((slot) => slot.getTime() === Date.parse(input.startsAt));
    if (!startsAt) throw new AppError('badRequest', [{ field: 'startsAt', key: 'choice' }]);
    const at = eq(fairMeeting.startsAt, startsAt);
    const [own] = await tx
      .select()
      .from(fairMeeting)
      .where(and(at, eq(fairMeeting.accountId, accountId)));
    // A double click returns the meeting just booked.
    if (own && own.companyId === companyId) return { id: own.id };
    if (own) throw new AppError('conflict', [{ field: 'startsAt', key: 'fairSlotOwn' }]);
    const [inserted] = await tx
      .insert(fairMeeting)
      .values({ sessionId, companyId, accountId, startsAt, topic })
      .onConflictDoNothing()
      .returning();
    if (!inserted) throw new AppError('conflict', [{ field: 'startsAt', key: 'fairSlotTaken' }]);
    await countTry('meetingBook', String(accountId));
    await notifyExhibitor(tx, inserted, { type: 'fairMeetingBooked' });
    await notifyPurchaser(tx, inserted, { type: 'fairMeetingConfirmed' });
    return { id: inserted.id };
  });

/**
 * Cancels a meeting of the actor or the actor's company; both sides are notified with a calendar update.
 * @throws AppError forbidden by role, notFound if not the actor's or already over
 */
export async function cancelMeeting(actor: MemberActor, id: number, now = new Date()): Promise<null> {
  if (actor.kind === 'supplier') assertMayDo(actor, 'quotation');
  return transaction(async (tx) => {
    const own =
      actor.kind === 'supplier'
        ? eq(fairMeeting.companyId, actor.companyId)
        : eq(fairMeeting.accountId, actor.accountId);
    const [deleted] = await tx
      .delete(fairMeeting)
      .where(and(eq(fairMeeting.id, id), own))
      .returning();
    if (!deleted || deleted.startsAt <= now) throw new AppError('notFound');
    const [mine, theirs] = [{ type: 'fairMeetingCalledOff' }, { type: 'fairMeetingCancelled' }] as const;
    if (actor.kind === 'supplier') {
      await notifyExhibitor(tx, deleted, { ...mine, by: actor.accountId });
      await notifyPurchaser(tx, deleted, theirs);
    } else {
      await notifyPurchaser(tx, deleted, mine);
      await notifyExhibitor(tx, deleted, theirs);
    }
    return null;
  });
}
