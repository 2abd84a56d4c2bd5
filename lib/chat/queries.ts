import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Actor, MemberActor } from '@/lib/platform/auth/actor';
import { database, rows } from '@/lib/platform/db/client';
import { conversation } from '@/lib/platform/db/schema/chat';
import { nearest, nearestLocale, nearestTranslation } from '@/lib/platform/db/translation';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { isAssignee } from './assignee';
import { chatLimits } from './constants';
import { isOwn, ownConversation } from './lock';
import { selectMessages } from './message/queries';
import { type ChatParty, otherParty } from './rules';
import type { ChatMessage, Conversation, chatListCall } from './schema';

type Row = Omit<Conversation, 'last' | 'own' | 'other' | 'blockedBy' | 'lastAt' | 'assignee' | 'side'> & {
  side: ChatParty;
  lastAt: string | Date | null;
  ownRead: number;
  ownDelivered: number;
  otherRead: number;
  otherDelivered: number;
  assigneeId: number | null;
  assigneeName: string | null;
  supplierBlocked: boolean;
  purchaserBlocked: boolean;
};
const iso = (instant: string | Date): string => new Date(instant).toISOString();

/** Alias `v` used by all SQL conditions on conversations. */
export const v = alias(conversation, 'v');

/** The purchaser of conversation `v` by name, where the supplier may know it. docs/domain.md, rule 23. */
export const buyerName = sql`case when exists (select from chat_message w where w.conversation_id = v.id and w.side = 'purchaser')
    or exists (select from purchase_contact pc join purchase_request pr on pr.id = pc.request_id
      where pc.company_id = v.company_id and pr.account_id = v.account_id)
    or exists (select from fair_meeting fm where fm.company_id = v.company_id and fm.account_id = v.account_id)
  then (select b.name from account b where b.id = v.account_id) end`;

/** SQL: the last message number that side `side` had seen when it last wrote. docs/domain.md, rule 25. */
export const answeredTo = (conversation: SQL, side: SQL): SQL =>
  sql`(select max(coalesce(o.seen_number, o.number)) from chat_message o where o.conversation_id = ${conversation} and o.side = ${side})`;

const unreadOf = (actor: MemberActor): SQL => {
  const { accountId } = actor;
  const seen = sql`greatest(
    (select r.read_number from chat_reader r where r.conversation_id = v.id and r.account_id = ${accountId}),
    ${answeredTo(sql`v.id`, sql`${actor.kind}`)}, 0)`;
  return sql`(select count(*)::int from (select from chat_message m where m.conversation_id = v.id and m.number > ${seen}
    and m.side not in (${actor.kind}, 'system') limit ${chatLimits.unread + 1}) fresh)`;
};

/** SQL: whether the actor has muted and archived conversation `v`. */
const placeOf = ({ accountId }: MemberActor) => ({
  muted: sql`exists (select from chat_reader r where r.conversation_id = v.id and r.account_id = ${accountId} and r.muted_at is not null)`,
  archived: sql`exists (select from chat_reader r where r.conversation_id = v.id and r.account_id = ${accountId}
    and r.archived_number > 0 and r.archived_number >= v.last_number)`,
});

const reached = (column: 'delivered_number' | 'read_number', isOther: SQL): SQL =>
  sql`coalesce((select max(r.${sql.identifier(column)}) from chat_reader r where r.conversation_id = v.id and ${isOther}), 0)`;

/** Conversations as seen by the actor's side, newest first. `which` is a condition on conversation `v`. */
export const selectConversations = (actor: MemberActor, site: Locale, which: SQL, limit: number) => {
  const isMine = sql`r.account_id = ${actor.accountId}`;
  // The other side as a whole: for a company, the progress of the colleague who is furthest.
  const isOther =
    actor.kind === 'supplier'
      ? sql`case v.kind when 'trade' then r.account_id = v.account_id else r.account_id <> v.account_id end`
      : sql`r.account_id <> v.account_id`;
  const isSupplier = sql`${actor.kind === 'supplier'}::boolean`;
  return rows<Row>(
    database(),
    sql`select v.id, v.kind, ${actor.kind} as side, v.company_id as "companyId",
        case when v.kind = 'support' then null when ${isSupplier} then ${buyerName} else ${nearest('name')} end as name,
        case when v.kind = 'trade' and not ${isSupplier} then ${nearestLocale('name')} end as locale,
        case when ${isSupplier} then null else c.logo end as logo,
        colleague.id as "assigneeId", colleague.name as "assigneeName",
        case when ${isSupplier} then (select count(*)::int from chat_note n where n.conversation_id = v.id) else 0 end as notes,
        v.last_number as "lastNumber", v.last_at as "lastAt", ${unreadOf(actor)} as unread,
        ${reached('read_number', isMine)} as "ownRead", ${reached('delivered_number', isMine)} as "ownDelivered",
        ${reached('read_number', isOther)} as "otherRead", ${reached('delivered_number', isOther)} as "otherDelivered",
        v.supplier_blocked_at is not null as "supplierBlocked", v.purchaser_blocked_at is not null as "purchaserBlocked",
        ${placeOf(actor).muted} as muted, ${placeOf(actor).archived} as archived,
        (v.kind = 'support' or c.status = 'normal') as open
      from conversation v left join company c on c.id = v.company_id
      left join account colleague on ${isSupplier} and ${isAssignee(sql`colleague`)}
      ${nearestTranslation('company_translation', 'company_id', sql`v.company_id`, site)}
      where ${isOwn(actor)} and ${which} order by v.last_at desc nulls first, v.id desc limit ${limit}`,
  );
};

const blockedBy = (side: ChatParty, { supplierBlocked, purchaserBlocked }: Row): Conversation['blockedBy'] => {
  const blocked = { supplier: supplierBlocked, purchaser: purchaserBlocked };
  if (blocked[side]) return 'own';
  return blocked[otherParty(side)] ? 'other' : null;
};

const viewOf = (row: Row, last: ChatMessage | undefined): Conversation => {
  const { ownRead, ownDelivered, otherRead, otherDelivered, assigneeId, assigneeName, ...rest } = row;
  const { supplierBlocked: _supplier, purchaserBlocked: _purchaser, ...shown } = rest;
  return {
    ...shown,
    lastAt: row.lastAt === null ? null : iso(row.lastAt),
    last: last ?? null,
    assignee: assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' },
    own: { delivered: ownDelivered, read: ownRead },
    other: { delivered: otherDelivered, read: otherRead },
    blockedBy: blockedBy(row.side, row),
  };
};

async function withLast(found: readonly Row[]): Promise<Conversation[]> {
  if (found.length === 0) return [];
  const pairs = found.map(({ id, lastNumber }) => sql`(${id}::int, ${lastNumber}::int)`);
  const last = await selectMessages(database(), sql`(m.conversation_id, m.number) in ${pairs}`, {
    limit: found.length,
  });
  return found.map((row) =>
    viewOf(
      row,
      last.find(({ conversationId }) => conversationId === row.id),
    ),
  );
}

type Listing = Omit<z.output<typeof chatListCall.input>, 'siteId'>;
type Listed = z.output<typeof chatListCall.output>;

/** Unread messages of the actor, over all conversations. */
export async function countUnread(actor: MemberActor): Promise<number> {
  const [found] = await rows<{ unread: number }>(
    database(),
    sql`select coalesce(sum(${unreadOf(actor)}), 0)::int as unread from conversation v
      where ${isOwn(actor)} and v.last_number > 0 and not ${placeOf(actor).muted} and not ${placeOf(actor).archived} and (v.assignee_id is null or v.account_id = ${actor.accountId}
        or v.assignee_id = ${actor.accountId} or not exists (select from account colleague where ${isAssignee(sql`colleague`)}))`,
  );
  return found?.unread ?? 0;
}

/**
 * The actor's conversations with messages, newest first: archived ones or all others, with names in the site's
 * language.
 */
export async function listConversations(
  actor: MemberActor,
  site: Locale,
  { before, mine = false, archived = false }: Listing = {},
): Promise<Listed> {
  const older = before ? sql`(v.last_at, v.id) < (${before.at}::timestamptz, ${before.id}::int)` : sql`true`;
  const assigneeFilter = mine ? sql`v.assignee_id = ${actor.accountId}` : sql`true`;
  const limit = chatLimits.conversations;
  const archiveFilter = archived ? placeOf(actor).archived : sql`not ${placeOf(actor).archived}`;
  const which = sql`v.last_number > 0 and ${older} and ${assigneeFilter} and ${archiveFilter}`;
  const found = await selectConversations(actor, site, which, limit + 1);
  const items = await withLast(found.slice(0, limit));
  return { items, more: found.length > limit, unread: await countUnread(actor) };
}

/**
 * One of the actor's conversations.
 * @throws AppError notFound
 */
export async function getConversation(actor: MemberActor, site: Locale, id: number): Promise<Conversation> {
  const [found] = await withLast(await selectConversations(actor, site, sql`v.id = ${id}`, 1));
  if (!found) throw new AppError('notFound');
  return found;
}

type Range = { after?: number | undefined; before?: number | undefined };

/**
 * A page of the messages of a conversation: those after a number, those before one, or the newest.
 * @throws AppError notFound
 */
export async function readMessages(actor: Actor, id: number, { after, before }: Range) {
  const { row } = await ownConversation(actor, id);
  const range =
    after !== undefined ? sql`m.number > ${after}` : before !== undefined ? sql`m.number < ${before}` : sql`true`;
  const items = await selectMessages(database(), sql`m.conversation_id = ${id} and ${range}`, {
    limit: chatLimits.page,
    newest: after === undefined,
  });
  return { items, lastNumber: row.lastNumber };
}
