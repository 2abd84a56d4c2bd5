import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { MemberActor, PurchaserActor } from '@/lib/auth/actor';
import { assertMayDo } from '@/lib/auth/rules';
import { account } from '@/lib/db/schema/account';
import { company, companyTranslation } from '@/lib/db/schema/company';
import { fairExhibitor, fairMeeting } from '@/lib/db/schema/fair';
import { type Transaction, transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { countTry } from '@/lib/limit/count';
import { notifyAccount, notifyCompany } from '@/lib/notification/company';
import { href } from '@/lib/routes/address';
import { slotMinutes } from './constants';
import { lockSession } from './registration';

type MeetingRow = typeof fairMeeting.$inferSelect;

/** Milliseconds of a slot. */
export const slotLength = slotMinutes * 60_000;

/** When the meetings of a session can begin. */
export function slotsOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Date[] {
  const room = Math.floor((endsAt.getTime() - startsAt.getTime()) / slotLength);
  return Array.from({ length: room }, (_, at) => new Date(startsAt.getTime() + at * slotLength));
}

/** What a company is called in the language of a reader, else in English, else as it was written. */
export async function companyName(tx: Transaction, companyId: number, locale: string): Promise<string> {
  const texts = await tx.select().from(companyTranslation).where(eq(companyTranslation.companyId, companyId));
  const text = [locale, 'en'].map((one) => texts.find((each) => each.locale === one)).find(Boolean) ?? texts[0];
  return text?.name ?? '';
}

const tellExhibitor = async (
  tx: Transaction,
  { accountId, companyId, startsAt }: MeetingRow,
  type: 'fairMeetingBooked' | 'fairMeetingCancelled',
): Promise<void> => {
  const [buyer] = await tx.select({ name: account.name }).from(account).where(eq(account.id, accountId));
  const values = { name: buyer?.name ?? '', time: { instant: startsAt.toISOString() } };
  await notifyCompany(tx, companyId, null, { type, values, path: href('supplierFair') });
};

/**
 * Books a meeting with an exhibitor in a slot of a matchmaking session. The exhibitor learns the purchaser's name and
 * confirmed ways to reach them.
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
      );
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
    await tellExhibitor(tx, made, 'fairMeetingBooked');
    return { id: made.id };
  });

/**
 * Cancels a meeting of the actor's, or of the actor's company; the other side is told.
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
    if (actor.kind === 'purchaser') {
      await tellExhibitor(tx, gone, 'fairMeetingCancelled');
      return null;
    }
    const [reader] = await tx.select({ locale: account.locale }).from(account).where(eq(account.id, gone.accountId));
    const values = {
      name: await companyName(tx, gone.companyId, reader?.locale ?? 'en'),
      time: { instant: gone.startsAt.toISOString() },
    };
    await notifyAccount(tx, gone.accountId, { type: 'fairMeetingCancelled', values, path: href('purchaserFair') });
    return null;
  });
}
