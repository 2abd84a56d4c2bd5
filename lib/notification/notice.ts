import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { notification } from '@/lib/platform/db/schema/notification';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { sameNoticeMail } from '@/lib/platform/limit/table';
import { enqueue, rewrite } from '@/lib/platform/outbox/commands';
import { href } from '@/lib/platform/routes/address';
import { periodOf } from './choice/commands';
import { type InboxNotice, notify } from './commands';
import { kindOfNotice, type NoticeType } from './constants';
import type { NoticeValues } from './format';
import { addToReviewed, togetherAt } from './reviewed/commands';
import { noticeText } from './text';
import { stopAddress, stopPage } from './unsubscribe-link';

type NoticeContent = {
  type: NoticeType;
  /** instants are shown in each reader's time zone */
  values: NoticeValues;
  path: string;
  /** path of the public page, if there is one */
  shown?: string;
  /** for staff decisions announced together: path of the company's list of such items */
  list?: string;
  /** what its e-mail says after its text, in the reader's language */
  paragraphs?: readonly string[];
  /** the .ics file attached to its e-mail, in the reader's language */
  calendar?: (locale: Locale) => Promise<string>;
};
/** A notice with the same values for all readers, or with values per language. */
export type Notice = Omit<NoticeContent, 'values'> & { values: NoticeValues | ((reader: Locale) => NoticeValues) };
type Reader = { id: number; name: string; locale: Locale; timeZone: string; role: string; email: string | null };

const contentFor = ({ values, ...notice }: Notice, { locale }: Reader): NoticeContent => ({
  ...notice,
  values: typeof values === 'function' ? values(locale) : values,
});

/**
 * When to e-mail a notice: now; later if an identical one went out within the hour; null if an identical one is
 * scheduled.
 * @param mailedAt when the last one was or will be sent
 */
const mailTime = (mailedAt: Date | null, now: Date): Date | null => {
  if (mailedAt === null) return now;
  const next = new Date(mailedAt.getTime() + sameNoticeMail.seconds * 1000);
  return mailedAt > now ? null : next > now ? next : now;
};

/** E-mails a notice immediately, unless its reader chose daily or none, or has just received an identical one. */
async function mail(
  db: Db,
  { id, name, locale, timeZone }: Reader,
  to: string,
  { type, values, path, shown, list, paragraphs = [], calendar }: NoticeContent,
  stored: InboxNotice,
): Promise<void> {
  const kind = kindOfNotice[type];
  if (kind !== null && (await periodOf(db, id, kind)) !== 'now') return;
  const now = new Date();
  const dueAt = list === undefined ? mailTime(stored.mailedAt, now) : togetherAt(now);
  if (dueAt === null) return;
  const t = await translator(locale);
  const texts = noticeText(t, locale, timeZone, { type, values });
  if (texts === null) return;
  const hosts = currentHosts();
  const closing = { site: config.name.short, address: hosts.absolute(locale, href('home')) };
  const text = [
    t('mail.greeting', { name }),
    texts.text,
    ...paragraphs,
    hosts.absolute(locale, path),
    ...(shown === undefined ? [] : [t('account.seePublic', { address: hosts.absolute(locale, shown) })]),
    ...(kind === null ? [] : [t('noticeMail.stop', { address: stopPage(id, kind, locale, now.getTime()) })]),
    t('mail.closing', closing),
  ];
  const content = {
    subject: texts.title,
    text: text.join('\n\n'),
    ...(kind !== null && { unsubscribe: stopAddress(id, kind, locale, now.getTime()) }),
    ...(calendar && { calendar: await calendar(locale) }),
  };
  const message = { to, content, dueAt, about: `notice:${stored.id}` };
  if (list === undefined || !(await rewrite(db, message))) await enqueue(db, { channel: 'mail', ...message });
  await db.update(notification).set({ mailedAt: dueAt }).where(eq(notification.id, stored.id));
}

/**
 * Notifies a company about one of its items, in the transaction of the action: the owner, by e-mail too if the address
 * is confirmed, and the submitter.
 * @param submittedBy an account, null if there is none
 */
export async function notifyCompany(
  db: Db,
  companyId: number,
  submittedBy: number | null,
  notice: Notice,
): Promise<void> {
  const readers = await rows<Reader>(
    db,
    sql`select id, name, locale, time_zone as "timeZone", company_role as role, case when email_confirmed_at is not null then email end as email
      from account where company_id = ${companyId} and (company_role = 'owner' or id = ${submittedBy}::int) order by id`,
  );
  for (const reader of readers) {
    const own = contentFor(notice, reader);
    const { list } = own;
    const added = list === undefined ? null : await addToReviewed(db, reader.id, { ...own, list });
    const stored = added?.stored ?? (await notify(db, reader.id, own.type, own.values, own.path));
    const content = added?.notice ?? own;
    if (reader.role === 'owner' && reader.email !== null) await mail(db, reader, reader.email, content, stored);
  }
}

/** Notifies an account, in the transaction of the action; by e-mail too if the address is confirmed. */
export async function notifyAccount(db: Db, accountId: number, notice: Notice): Promise<void> {
  const [reader] = await db
    .select({
      id: account.id,
      name: account.name,
      locale: sql<Locale>`${account.locale}`,
      timeZone: account.timeZone,
      role: sql<string>`''`,
      email: sql<string | null>`case when ${account.emailConfirmedAt} is not null then ${account.email} end`,
    })
    .from(account)
    .where(eq(account.id, accountId));
  if (!reader) return;
  const content = contentFor(notice, reader);
  const stored = await notify(db, reader.id, content.type, content.values, content.path);
  if (reader.email !== null) await mail(db, reader, reader.email, content, stored);
}
