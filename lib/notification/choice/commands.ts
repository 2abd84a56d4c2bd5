import 'server-only';
import { and, eq } from 'drizzle-orm';
import { kindsOf, type NoticeKind, type NoticePeriod } from '@/lib/notification/constants';
import { readNoticeToken } from '@/lib/notification/token';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { type Db, database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { noticeChoice, noticeDigest } from '@/lib/platform/db/schema/notification';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';

export type NoticeChoices = { emailConfirmed: boolean; items: { kind: NoticeKind; period: NoticePeriod }[] };

/** How an account has chosen that the e-mails of a kind come: at once, where it has not chosen. */
export async function periodOf(db: Db, accountId: number, kind: NoticeKind): Promise<NoticePeriod> {
  const [found] = await db
    .select({ period: noticeChoice.period })
    .from(noticeChoice)
    .where(and(eq(noticeChoice.accountId, accountId), eq(noticeChoice.kind, kind)));
  return found?.period ?? 'now';
}

/** What the actor has chosen about each kind of notice. */
export async function getChoices({ kind: sort, accountId }: MemberActor): Promise<NoticeChoices> {
  const [own] = await database()
    .select({ confirmed: account.emailConfirmedAt })
    .from(account)
    .where(eq(account.id, accountId));
  const chosen = await database().select().from(noticeChoice).where(eq(noticeChoice.accountId, accountId));
  return {
    emailConfirmed: own?.confirmed != null,
    items: kindsOf[sort].map((kind) => ({
      kind,
      period: chosen.find((one) => one.kind === kind)?.period ?? 'now',
    })),
  };
}

const write = (accountId: number, kind: NoticeKind, period: NoticePeriod): Promise<null> =>
  transaction(async (tx) => {
    await tx
      .insert(noticeChoice)
      .values({ accountId, kind, period })
      .onConflictDoUpdate({ target: [noticeChoice.accountId, noticeChoice.kind], set: { period } });
    // What was told at once before is not told again.
    if (period === 'daily') await tx.insert(noticeDigest).values({ accountId }).onConflictDoNothing();
    return null;
  });

/** Chooses how the e-mails of a kind come. */
export const setChoice = (
  { accountId }: MemberActor,
  { kind, period }: { kind: NoticeKind; period: NoticePeriod },
): Promise<null> => write(accountId, kind, period);

/**
 * Ends the e-mails of a kind, or all that come once a day, by the link in one of them; doing it twice changes nothing. RFC 8058.
 * @throws AppError badRequest where the link is not one of ours
 */
export async function stopByToken(token: string): Promise<null> {
  const known = readNoticeToken(token);
  if (!known) throw new AppError('badRequest', [{ field: 'token', key: 'unknown' }]);
  const { accountId, kind } = known;
  if (kind !== 'daily') return write(accountId, kind, 'off');
  await database()
    .update(noticeChoice)
    .set({ period: 'off' })
    .where(and(eq(noticeChoice.accountId, accountId), eq(noticeChoice.period, 'daily')));
  return null;
}
