import 'server-only';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { typesOf } from '@/lib/notification/constants';
import { noticeText } from '@/lib/notification/text';
import { choicePage, stopAddress, stopPage } from '@/lib/notification/unsubscribe-link';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { noticeChoice, noticeDigest, notification } from '@/lib/platform/db/schema/notification';
import { transaction } from '@/lib/platform/db/transaction';
import type { MailText } from '@/lib/platform/delivery/account-mail';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { runItems } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { enqueue } from '@/lib/platform/outbox/commands';
import { href } from '@/lib/platform/routes/address';
import { isDue } from './rules';

type Reader = {
  accountId: number;
  sort: 'supplier' | 'purchaser';
  name: string;
  locale: Locale;
  timeZone: string;
};
type NoticeRow = typeof notification.$inferSelect;

/** Maximum notices in a digest e-mail; the inbox has the rest. */
const max = 30;

/** The e-mail in the language and time zone of its reader. */
async function write(reader: Reader, notices: readonly NoticeRow[]): Promise<MailText> {
  const { accountId, sort, name, locale, timeZone } = reader;
  const t = await translator(locale);
  const { absolute } = currentHosts();
  const site = config.name.short;
  const now = Date.now();
  const figures = { count: notices.length, n: formatNumber(locale, notices.length) };
  const inbox = href(sort === 'supplier' ? 'supplierMessage' : 'purchaserMessage');
  const items = notices.slice(0, max).flatMap(({ type, values, path, createdAt }) => {
    const text = noticeText(t, locale, timeZone, { type, values });
    if (text === null) return [];
    const title = `${formatInstant(locale, createdAt.toISOString(), timeZone)} · ${text.title}`;
    return [[title, text.text, ...(path === null ? [] : [absolute(locale, path)])].join('\n')];
  });
  return {
    subject: t('noticeMail.subject', { site, ...figures }),
    text: [
      t('mail.greeting', { name }),
      t('noticeMail.lead', figures),
      ...items,
      t('noticeMail.all', { address: absolute(locale, inbox) }),
      t('noticeMail.choose', { address: choicePage(sort, locale) }),
      t('noticeMail.stop', { address: stopPage(accountId, 'daily', locale, now) }),
      t('mail.closing', { site, address: absolute(locale, href('home')) }),
    ].join('\n\n'),
    unsubscribe: stopAddress(accountId, 'daily', locale, now),
  };
}

/** Sends a reader the unread notices since the last digest; row-locked, so that only one node does. */
const serve = (accountId: number, now: Date): Promise<boolean> =>
  transaction(async (tx) => {
    const [digest] = await tx.select().from(noticeDigest).where(eq(noticeDigest.accountId, accountId)).for('update');
    const [own] = await tx.select().from(account).where(eq(account.id, accountId));
    if (!digest || !own || !isLocale(own.locale) || own.email === null || own.emailConfirmedAt === null) return false;
    if (own.status !== 'active' || !isDue('daily', own.timeZone, digest.coveredUntil, now)) return false;
    const daily = await tx
      .select({ kind: noticeChoice.kind })
      .from(noticeChoice)
      .where(and(eq(noticeChoice.accountId, accountId), eq(noticeChoice.period, 'daily')));
    const types = typesOf(daily.map(({ kind }) => kind));
    const notices =
      types.length === 0
        ? []
        : await tx
            .select()
            .from(notification)
            .where(
              and(
                eq(notification.accountId, accountId),
                inArray(notification.type, types),
                isNull(notification.readAt),
                gt(notification.createdAt, digest.coveredUntil),
                lte(notification.createdAt, now),
              ),
            )
            .orderBy(asc(notification.createdAt), asc(notification.id));
    await tx.update(noticeDigest).set({ coveredUntil: now }).where(eq(noticeDigest.accountId, accountId));
    if (notices.length === 0) return false;
    const { name, email, locale, timeZone } = own;
    const sort = own.kind === 'supplier' ? 'supplier' : 'purchaser';
    const content = await write({ accountId, sort, name, locale, timeZone }, notices);
    await enqueue(tx, { channel: 'mail', to: email, content });
    return true;
  });

/**
 * Sends the daily digest of notices to accounts that chose it, in the morning of their time zone, if there are any.
 * @returns the number of e-mails
 */
export async function sendNoticeDigests(now = new Date()): Promise<number> {
  const readers = await database()
    .selectDistinct({ accountId: noticeDigest.accountId })
    .from(noticeDigest)
    .innerJoin(noticeChoice, and(eq(noticeChoice.accountId, noticeDigest.accountId), eq(noticeChoice.period, 'daily')))
    .innerJoin(account, and(eq(account.id, noticeDigest.accountId), isNotNull(account.emailConfirmedAt)))
    .where(sql`${noticeDigest.coveredUntil} < ${now.toISOString()}::timestamptz - interval '1 hour'`)
    .orderBy(noticeDigest.accountId);
  return runItems(
    'noticeDigest',
    readers,
    ({ accountId }) => `${accountId}:${now.toISOString().slice(0, 10)}`,
    ({ accountId }) => serve(accountId, now),
  );
}

/** Sends daily notice digests; runs every quarter of an hour. */
export const noticeDigestJob: ScheduledJob = {
  name: 'notice-digest',
  cron: '*/15 * * * *',
  run: () => sendNoticeDigests(),
};
