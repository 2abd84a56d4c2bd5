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

/** The account's e-mail frequency for a kind of notice; immediately by default. */
export async function periodOf(db: Db, accountId: number, kind: NoticeKind): Promise<NoticePeriod> {
  const [found] = await db
    .select({ period: noticeChoice.period })
    .from(noticeChoice)
    .where(and(eq(noticeChoice.accountId, accountId), eq(noticeChoice.kind, kind)));
  return found?.period ?? 'now';
}

/** The actor's e-mail settings for each kind of notice. */
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
    // Start from now: earlier notices have been e-mailed already.
    if (period === 'daily') await tx.insert(noticeDigest).values({ accountId }).onConflictDoNothing();
    return null;
  });

/** Sets the e-mail frequency of a kind of notice. */
export const setChoice = (
  { accountId }: MemberActor,
  { kind, period }: { kind: NoticeKind; period: NoticePeriod },
): Promise<null> => write(accountId, kind, period);

/**
 * Unsubscribes from e-mails of a kind, or from all daily ones, by the link in one; idempotent. RFC 8058.
 * @throws AppError badRequest for a forged or expired link
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
