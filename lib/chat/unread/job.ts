import 'server-only';
import { sql } from 'drizzle-orm';
import { isAssignee } from '@/lib/chat/assignee';
import { chatLimits } from '@/lib/chat/constants';
import { selectMessages } from '@/lib/chat/message/queries';
import { messageText } from '@/lib/chat/message/text';
import { answeredTo } from '@/lib/chat/queries';
import { notifyAccount } from '@/lib/notification/notice';
import { database, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { translated } from '@/lib/platform/db/translation';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { runItems } from '@/lib/platform/job/item';
import type { ScheduledJob } from '@/lib/platform/job/run';
import { conversationAddress } from '@/lib/platform/routes/chat';

const limits = chatLimits.mail;

type Due = {
  conversationId: number;
  accountId: number;
  kind: 'supplier' | 'purchaser';
  locale: Locale;
  timeZone: string;
  name: string | null;
  seen: number;
  lastNumber: number;
  support: boolean;
};

// One e-mail per reader until it is read. In a company: the assignee, else the owner and colleagues who wrote. Not for
// what they blocked, muted or archived, but always for an answer from customer service by e-mail.
const findDue = (now: Date): Promise<Due[]> =>
  rows<Due>(
    database(),
    sql`with reader as (
        select v.id, v.kind as of, v.last_number, v.company_id, v.account_id as purchaser, a.id as account_id, a.kind, a.locale, a.time_zone,
          coalesce(r.mailed_number, 0) as mailed,
          greatest(coalesce(r.read_number, 0), ${answeredTo(sql`v.id`, sql`a.kind`)}) as seen,
          r.muted_at is not null or r.archived_number >= v.last_number as quiet,
          v.kind = 'support' and exists (select from support_request s
            where s.conversation_id = v.id and s.by_mail and s.state in ('open', 'resolved')) as by_mail
        from conversation v
        left join account looker on ${isAssignee(sql`looker`)}
        join account a on a.status = 'active' and (a.id = v.account_id or (a.company_id = v.company_id and (
          a.id = looker.id or (looker.id is null and (a.company_role = 'owner' or (a.company_role = 'sales' and exists (
            select from chat_message w where w.conversation_id = v.id and w.account_id = a.id)))))))
        left join chat_reader r on r.conversation_id = v.id and r.account_id = a.id
        where case a.kind when 'supplier' then v.supplier_blocked_at else v.purchaser_blocked_at end is null and v.last_at > ${now.toISOString()}::timestamptz - ${limits.days}::int * interval '1 day')
      select d.id as "conversationId", d.account_id as "accountId", d.kind, d.locale, d.time_zone as "timeZone", coalesce(d.seen, 0) as seen,
        d.last_number as "lastNumber", d.of = 'support' as support,
        case when d.kind = 'purchaser' then ${translated('company_translation', 'company_id', 'name', sql`d.company_id`, 'en')}
          when exists (select from chat_message w where w.conversation_id = d.id and w.side = 'purchaser')
          then (select b.name from account b where b.id = d.purchaser) end as name
      from reader d where d.last_number > coalesce(d.seen, 0) and d.mailed <= coalesce(d.seen, 0)
        and (d.by_mail or d.quiet is not true) and exists (
        select from chat_message m where m.conversation_id = d.id and m.number > coalesce(d.seen, 0)
          and m.side not in (d.kind, 'system')
          and m.created_at <= ${now.toISOString()}::timestamptz - (case when d.by_mail then ${limits.answer}::int else ${limits.unread}::int end) * interval '1 minute')
      order by d.id, d.account_id`,
  );

const shortened = (text: string): string => (text.length > limits.text ? `${text.slice(0, limits.text)}…` : text);

async function notify({
  conversationId,
  accountId,
  kind,
  locale,
  timeZone,
  name,
  seen,
  lastNumber,
  support,
}: Due): Promise<boolean> {
  const t = await translator(locale);
  return transaction(async (tx) => {
    // Another node may have been faster, or the reader has read it.
    const taken = await rows(
      tx,
      sql`insert into chat_reader as r (conversation_id, account_id, mailed_number) values (${conversationId}, ${accountId}, ${lastNumber})
        on conflict (conversation_id, account_id) do update set mailed_number = excluded.mailed_number
        where r.mailed_number <= ${seen} and r.read_number <= ${seen} returning 1`,
    );
    if (taken.length === 0) return false;
    const unread = await selectMessages(
      tx,
      sql`m.conversation_id = ${conversationId} and m.number > ${seen} and m.side not in (${kind}, 'system')`,
      { limit: limits.counted },
    );
    const excerpts = unread
      .slice(-limits.messages)
      .map((message) =>
        [formatInstant(locale, message.createdAt, timeZone), shortened(messageText(message, t, locale))].join('\n'),
      );
    const count = unread.length;
    const values = {
      ...{ count, n: formatNumber(locale, count), name: name ?? '', known: name === null ? 'no' : 'yes' },
      said: excerpts.join('\n\n'),
    };
    await notifyAccount(tx, accountId, {
      type: support ? 'supportAnswer' : 'chatUnread',
      values,
      path: conversationAddress(kind, conversationId),
    });
    return true;
  });
}

/**
 * E-mails readers with messages unread for a quarter of an hour, once per conversation until they read it.
 * @returns the number of e-mails
 */
export async function notifyUnread(now = new Date()): Promise<number> {
  return runItems(
    'unreadMessage',
    await findDue(now),
    ({ conversationId, accountId, lastNumber }) => `${conversationId}:${accountId}:${lastNumber}`,
    notify,
  );
}

/** E-mails unread messages, every minute. */
export const unreadMailJob: ScheduledJob = { name: 'chat-unread', cron: '* * * * *', run: () => notifyUnread() };
