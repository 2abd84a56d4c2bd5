import 'server-only';
import { sql } from 'drizzle-orm';
import { closingTenders, type TenderDeadline } from '@/lib/footprint/follow/deadline/queries';
import { mine, newsKey, newsSince, oldestNews, titlesOf } from '@/lib/footprint/follow/news/queries';
import { namesOf } from '@/lib/footprint/follow/queries';
import { type FollowType, type PublishedKind, unsubscribeCall } from '@/lib/footprint/follow/schema';
import { unsubscribeToken } from '@/lib/footprint/follow/token';
import { isDue } from '@/lib/notification/digest/rules';
import { config, type FollowPeriod } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import type { MailText } from '@/lib/platform/delivery/account-mail';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { runItems } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { enqueue } from '@/lib/platform/outbox/commands';
import { href } from '@/lib/platform/routes/address';

type Reader = {
  accountId: number;
  period: FollowPeriod;
  coveredUntil: string | Date;
  kind: 'supplier' | 'purchaser';
  name: string;
  locale: Locale;
  timeZone: string;
};
type NewsItem = {
  followId: number;
  type: FollowType;
  subjectId: number;
  kind: PublishedKind;
  id: number;
  total: number;
};

const mayRead = sql`a.status = 'active' and a.email is not null and a.email_confirmed_at is not null`;
const batch = 200;

/**
 * News not yet e-mailed or seen, each item once, newest first. Requests and launches are left out, as notices announce
 * them at once.
 */
const unsentNews = ({ accountId, coveredUntil }: Reader, now: Date): Promise<NewsItem[]> => {
  const since = sql`greatest(f.seen_at, ${new Date(coveredUntil).toISOString()}::timestamptz, ${oldestNews(now)}::timestamptz)`;
  return rows<NewsItem>(
    database(),
    sql`with ${mine(sql`f.account_id = ${accountId} and f.type <> 'request'`)}, ${newsSince(since, now.toISOString())},
        once as (select distinct on (kind, subject_id) * from news where kind <> 'launch' order by kind, subject_id, follow_id)
      select f.id as "followId", f.type, coalesce(f.company_id, f.category_id) as "subjectId", n.kind, n.subject_id as id,
        (count(*) over ())::int as total
      from once n join mine f on f.id = n.follow_id order by n.at desc, n.kind, n.subject_id limit ${config.follow.mailItems}`,
  );
};

/** The e-mail in the language of its reader, by supplier and sector. */
async function write(
  { accountId, kind, name, locale, timeZone }: Reader,
  news: readonly NewsItem[],
  closing: readonly TenderDeadline[],
): Promise<MailText> {
  const t = await translator(locale);
  const hosts = currentHosts();
  const site = config.name.short;
  const count = news[0]?.total ?? 0;
  const n = formatNumber(locale, count);
  const titles = await titlesOf(locale, news, kind);
  const names = await namesOf(locale, news);
  const parts = [...new Set(news.map(({ followId }) => followId))].map((followId) => {
    const own = news.filter((one) => one.followId === followId);
    const lines = own.flatMap((one) => {
      const known = titles.get(newsKey(one));
      if (!known) return [];
      const values = { title: known.title.text, address: hosts.absolute(locale, known.path) };
      return [t(`followMail.item.${one.kind}`, values)];
    });
    const named = own[0] && names.get(`${own[0].type}:${own[0].subjectId}`);
    return [...(named ? [named.name.text] : []), ...lines].join('\n');
  });
  const closingTitles = await titlesOf(
    locale,
    closing.map(({ id }) => ({ kind: 'tender', id })),
    kind,
  );
  const deadlines = closing.flatMap(({ id, deadlineAt }) => {
    const known = closingTitles.get(newsKey({ kind: 'tender', id }));
    if (!known) return [];
    const time = formatInstant(locale, deadlineAt, timeZone);
    return [t('followMail.closing', { title: known.title.text, address: hosts.absolute(locale, known.path), time })];
  });
  const closingCount = closing.length;
  const all = kind === 'supplier' ? href('supplierHistoryType', { type: 'follows' }) : href('purchaserFollow');
  const query = `?token=${encodeURIComponent(unsubscribeToken(accountId))}`;
  return {
    subject:
      count > 0
        ? t('followMail.subject', { site, count, n })
        : t('followMail.subjectClosing', { site, count: closingCount, n: formatNumber(locale, closingCount) }),
    text: [
      t('mail.greeting', { name }),
      ...(closingCount > 0 ? [[t('followMail.deadlines'), ...deadlines].join('\n')] : []),
      ...(count > 0 ? [t('followMail.lead', { count, n }), ...parts] : []),
      t('followMail.all', { address: hosts.absolute(locale, all) }),
      t('followMail.stop', { address: hosts.absolute(locale, href('unsubscribe') + query) }),
      t('mail.closing', { site, address: hosts.absolute(locale, href('home')) }),
    ].join('\n\n'),
    unsubscribe: hosts.absolute(locale, unsubscribeCall.path + query),
  };
}

/** Advances a reader's `coveredUntil` to `now` and sends the e-mail; does nothing if another node was faster. */
async function send(reader: Reader, mail: MailText | null, now: Date): Promise<boolean> {
  const { accountId, coveredUntil } = reader;
  const until = new Date(coveredUntil).toISOString();
  return transaction(async (tx) => {
    const [found] = await rows<{ email: string }>(
      tx,
      sql`update follow_mail m set covered_until = ${now.toISOString()} from account a where a.id = m.account_id
        and m.account_id = ${accountId} and date_trunc('milliseconds', m.covered_until) = ${until} and ${mayRead} returning a.email`,
    );
    if (!found || !mail) return false;
    await enqueue(tx, { channel: 'mail', to: found.email, content: mail });
    return true;
  });
}

const readersAfter = (accountId: number): Promise<Reader[]> =>
  rows<Reader>(
    database(),
    sql`select m.account_id as "accountId", m.period, m.covered_until as "coveredUntil", a.kind, a.name, a.locale, a.time_zone as "timeZone"
      from follow_mail m join account a on a.id = m.account_id
      where m.account_id > ${accountId} and ${mayRead} order by m.account_id limit ${batch}`,
  );

/** Processes a reader who is due; returns whether an e-mail was sent. */
async function serve(reader: Reader, now: Date): Promise<boolean> {
  if (!isDue(reader.period, reader.timeZone, new Date(reader.coveredUntil), now)) return false;
  const news = await unsentNews(reader, now);
  const closing = await closingTenders(reader.accountId, reader.period, new Date(reader.coveredUntil), now);
  return send(reader, news.length + closing.length > 0 ? await write(reader, news, closing) : null, now);
}

/**
 * Sends subscribers the news of what they follow and closing favourite tenders: at most once per period, and only if
 * there are any.
 * @returns the number of e-mails
 */
export async function sendDigests(now = new Date()): Promise<number> {
  let sent = 0;
  let readers = await readersAfter(0);
  while (readers.length > 0) {
    sent += await runItems(
      'followDigest',
      readers,
      ({ accountId }) => `${accountId}:${now.toISOString().slice(0, 10)}`,
      (reader) => serve(reader, now),
    );
    readers = await readersAfter(readers.at(-1)?.accountId ?? 0);
  }
  return sent;
}

/** Sends follow e-mails; hourly, as readers get them in the morning of their time zone. */
export const digestJob: ScheduledJob = { name: 'follow-digest', cron: '5 * * * *', run: () => sendDigests() };
