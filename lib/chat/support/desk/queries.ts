import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { chatLimits } from '@/lib/chat/constants';
import { selectMessages } from '@/lib/chat/message/queries';
import { answeredTo } from '@/lib/chat/queries';
import { openedOf } from '@/lib/chat/socket';
import { type DeskView, type SupportState, supportLimits } from '@/lib/chat/support/constants';
import type { DeskItem } from '@/lib/chat/support/schema';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { assertStaff } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import { nearest, nearestTranslation } from '@/lib/platform/db/translation';
import { roomOf } from '@/lib/platform/emission';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';

type Instant = string | Date;
type Row = {
  id: number;
  state: SupportState;
  locale: Locale;
  byMail: boolean;
  createdAt: Instant;
  joinedAt: Instant | null;
  endedAt: Instant | null;
  agentId: number | null;
  agentName: string | null;
  free: boolean;
  rating: number | null;
  ratingText: string;
  kind: 'supplier' | 'purchaser';
  name: string;
  companyId: number | null;
  companyName: string | null;
  conversationId: number;
  lastNumber: number;
  lastAt: Instant | null;
  unread: number;
  ownDelivered: number;
  ownRead: number;
  otherDelivered: number;
  otherRead: number;
};

const iso = (instant: Instant): string => new Date(instant).toISOString();
const isoOrNull = (instant: Instant | null): string | null => instant && iso(instant);

/** SQL: whether an agent serves request `s`; not if they left or lost the role. */
const isServed = sql`exists (select from account g join staff_role q on q.account_id = g.id
  where g.id = s.agent_id and g.status = 'active' and q.role in ('support', 'admin'))`;
const waits = sql`(s.state = 'waiting' or (s.state = 'open' and not ${isServed}))`;

const conditions: Record<DeskView, (actor: StaffActor) => SQL> = {
  waiting: () => waits,
  mine: ({ accountId }) => sql`(s.state = 'open' and s.agent_id = ${accountId})`,
  open: () => sql`(s.state = 'open' and ${isServed})`,
  ended: () => sql`s.state in ('resolved', 'cancelled')`,
};
const orders: Record<DeskView, SQL> = {
  waiting: sql`s.created_at, s.id`,
  mine: sql`v.last_at desc, s.id desc`,
  open: sql`v.last_at desc, s.id desc`,
  ended: sql`s.ended_at desc, s.id desc`,
};

const selectRequests = (actor: StaffActor, site: Locale, which: SQL, order: SQL): Promise<Row[]> => {
  const reached = (column: 'delivered_number' | 'read_number', of: SQL) =>
    sql`coalesce((select max(r.${sql.identifier(column)}) from chat_reader r where r.conversation_id = v.id and ${of}), 0)`;
  const [mine, theirs] = [sql`r.account_id = ${actor.accountId}`, sql`r.account_id = v.account_id`];
  return rows<Row>(
    database(),
    sql`select s.id, s.state, s.locale, s.by_mail as "byMail", s.created_at as "createdAt", s.joined_at as "joinedAt",
        s.ended_at as "endedAt", s.agent_id as "agentId", g.name as "agentName", ${waits} as free, s.rating, s.rating_text as "ratingText",
        a.kind, a.name, a.company_id as "companyId", ${nearest('name')} as "companyName",
        v.id as "conversationId", v.last_number as "lastNumber", v.last_at as "lastAt",
        (select count(*)::int from (select from chat_message m where m.conversation_id = v.id and m.side not in ('staff', 'system')
          and m.number > greatest(${reached('read_number', mine)}, ${answeredTo(sql`v.id`, sql`'staff'`)}) limit ${chatLimits.unread + 1}) fresh) as unread,
        ${reached('delivered_number', mine)} as "ownDelivered", ${reached('read_number', mine)} as "ownRead",
        ${reached('delivered_number', theirs)} as "otherDelivered", ${reached('read_number', theirs)} as "otherRead"
      from support_request s join conversation v on v.id = s.conversation_id join account a on a.id = v.account_id
      left join account g on g.id = s.agent_id
      ${nearestTranslation('company_translation', 'company_id', sql`a.company_id`, site)}
      where ${which} order by ${order} limit ${supportLimits.list}`,
  );
};

async function itemsOf(found: readonly Row[]): Promise<DeskItem[]> {
  if (found.length === 0) return [];
  const pairs = found.map(({ conversationId, lastNumber }) => sql`(${conversationId}::int, ${lastNumber}::int)`);
  const last = await selectMessages(database(), sql`(m.conversation_id, m.number) in ${pairs}`, {
    limit: found.length,
  });
  return found.map((row) => {
    const { id, state, locale, byMail, free, rating, ratingText, kind, name, conversationId, lastNumber, unread } = row;
    const agent = row.agentId === null ? null : { id: row.agentId, name: row.agentName ?? '' };
    const company = row.companyId === null ? null : { id: row.companyId, name: row.companyName ?? '' };
    return {
      ...{ id, state, locale, byMail, free, rating, ratingText, agent },
      ...{ createdAt: iso(row.createdAt), joinedAt: isoOrNull(row.joinedAt), endedAt: isoOrNull(row.endedAt) },
      asker: { kind, name, company },
      conversation: {
        ...{ id: conversationId, kind: 'support', side: 'staff', name, locale: null, companyId: null, logo: null },
        ...{
          assignee: agent,
          lastNumber,
          lastAt: isoOrNull(row.lastAt),
          unread,
          notes: 0,
          blockedBy: null,
          muted: false,
          archived: false,
          open: true,
        },
        last: last.find((message) => message.conversationId === conversationId) ?? null,
        own: { delivered: row.ownDelivered, read: row.ownRead },
        other: { delivered: row.otherDelivered, read: row.otherRead },
      },
    };
  });
}

/** Waiting requests at all desks. */
export async function countWaiting(): Promise<number> {
  const [found] = await rows<{ n: number }>(
    database(),
    sql`select count(*)::int as n from support_request s where ${waits}`,
  );
  return found?.n ?? 0;
}

type Counts = { waiting: Partial<Record<Locale, number>>; mine: number };

/** Waiting requests by desk, and the number of the actor's own. */
export async function countDesk(actor: StaffActor): Promise<Counts> {
  const found = await rows<{ locale: Locale; n: number }>(
    database(),
    sql`select s.locale, count(*)::int as n from support_request s where ${waits} group by s.locale`,
  );
  const [own] = await rows<{ n: number }>(
    database(),
    sql`select count(*)::int as n from support_request s where ${conditions.mine(actor)}`,
  );
  return { waiting: Object.fromEntries(found.map(({ locale, n }) => [locale, n])), mine: own?.n ?? 0 };
}

type Listed = Counts & { items: DeskItem[] };

/**
 * Requests in a view of the desk, longest waiting first.
 * @param locale of one desk; null for all
 * @throws AppError forbidden by role
 */
export async function listDesk(
  actor: StaffActor,
  site: Locale,
  { view, locale }: { view: DeskView; locale: Locale | null },
): Promise<Listed> {
  assertStaff(actor, 'support');
  const which = sql`${conditions[view](actor)} and ${locale === null ? sql`true` : sql`s.locale = ${locale}`}`;
  const items = await itemsOf(await selectRequests(actor, site, which, orders[view]));
  return { items, ...(await countDesk(actor)) };
}

/** @throws AppError forbidden by role; notFound */
export async function getDeskItem(actor: StaffActor, site: Locale, id: number): Promise<DeskItem> {
  assertStaff(actor, 'support');
  const [found] = await itemsOf(await selectRequests(actor, site, sql`s.id = ${id}`, sql`s.id`));
  if (!found) throw new AppError('notFound');
  return found;
}

/**
 * The event rooms of a desk socket, and when to authorise it again.
 * @throws AppError forbidden by role; unauthorized where the session has ended meanwhile
 */
export async function openDesk(actor: StaffActor) {
  assertStaff(actor, 'support');
  return openedOf(actor, [roomOf.support]);
}

/** The agents of the desk. */
export const listAgents = (): Promise<{ id: number; name: string }[]> =>
  rows(
    database(),
    sql`select a.id, a.name from account a where a.kind = 'staff' and a.status = 'active' and exists (
      select from staff_role r where r.account_id = a.id and r.role in ('support', 'admin')) order by a.name, a.id`,
  );
