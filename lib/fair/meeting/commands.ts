import 'server-only';
import { and, eq } from 'drizzle-orm';
import { lockSession } from '@/lib/fair/registration/commands';
import { slotsOf } from '@/lib/fair/rules';
import { tellExhibitor, tellPurchaser } from '@/lib/fair/write';
import type { MemberActor, PurchaserActor } from '@/lib/platform/auth/actor';
import { assertMayDo } from '@/lib/platform/auth/rules';
import { company } from '@/lib/platform/db/schema/company';
import { fairExhibitor, fairMeeting } from '@/lib/platform/db/schema/fair';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';

/**
 * Books a meeting with an exhibitor in a slot of a matchmaking session. The exhibitor learns the purchaser's name and
 * confirmed ways to reach them; both are told, with the file for their calendars.
 * @throws AppError notFound where the session does not hold meetings or the company does not exhibit, badRequest
 * startsAt:choice for what is no slot of it, conflict sessionId:fairSessionOver, startsAt:fairSlotTaken where the
 * exhibitor meets another then, startsAt:fairSlotOwn where the purchaser does,
 * tooManyRequests over those of a day
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
      // A link that is entered meanwhile is either told of here or told to this buyer too.
      .for('share', { of: fairExhibitor });
    if (session.format !== 'matchmaking' || !stand) throw new AppError('notFound');
    const startsAt = slotsOf(session).find((slot) => slot.getTime() === Date.parse(input.startsAt));
    if (!startsAt) throw new AppError('badRequest', [{ field: 'startsAt', key: 'choice' }]);
    const at = eq(fairMeeting.startsAt, startsAt);
    const [own] = await tx
      .select()
      .from(fairMeeting)
      .where(and(at, eq(fairMeeting.accountId, accountId)));
    // A second press finds what the first has booked.
    if (own && own.companyId === companyId) return { id: own.id };
    if (own) throw new AppError('conflict', [{ field: 'startsAt', key: 'fairSlotOwn' }]);
    const [made] = await tx
      .insert(fairMeeting)
      .values({ sessionId, companyId, accountId, startsAt, topic })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new AppError('conflict', [{ field: 'startsAt', key: 'fairSlotTaken' }]);
    await countTry('meetingBook', String(accountId));
    await tellExhibitor(tx, made, { type: 'fairMeetingBooked' });
    await tellPurchaser(tx, made, { type: 'fairMeetingConfirmed' });
    return { id: made.id };
  });

/**
 * Cancels a meeting of the actor's, or of the actor's company; both sides are told, and it leaves their calendars.
 * @throws AppError forbidden by role, notFound for what is another's or over
 */
export async function cancelMeeting(actor: MemberActor, id: number, now = new Date()): Promise<null> {
  if (actor.kind === 'supplier') assertMayDo(actor, 'quotation');
  return transaction(async (tx) => {
    const own =
      actor.kind === 'supplier'
        ? eq(fairMeeting.companyId, actor.companyId)
        : eq(fairMeeting.accountId, actor.accountId);
    const [gone] = await tx
      .delete(fairMeeting)
      .where(and(eq(fairMeeting.id, id), own))
      .returning();
    if (!gone || gone.startsAt <= now) throw new AppError('notFound');
    const [mine, theirs] = [{ type: 'fairMeetingCalledOff' }, { type: 'fairMeetingCancelled' }] as const;
    if (actor.kind === 'supplier') {
      await tellExhibitor(tx, gone, { ...mine, by: actor.accountId });
      await tellPurchaser(tx, gone, theirs);
    } else {
      await tellPurchaser(tx, gone, mine);
      await tellExhibitor(tx, gone, theirs);
    }
    return null;
  });
}
