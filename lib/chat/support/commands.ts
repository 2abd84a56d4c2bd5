import 'server-only';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type ConversationRow, lockConversation } from '@/lib/chat/lock';
import { appendEvent } from '@/lib/chat/message/write';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { dayMs } from '@/lib/platform/calendar/constants';
import { database, rows } from '@/lib/platform/db/client';
import { supportRequest } from '@/lib/platform/db/schema/support';
import { afterCommit, type Transaction, transaction } from '@/lib/platform/db/transaction';
import { emit, roomOf } from '@/lib/platform/emission';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';
import { supportLimits } from './constants';
import { deskOf } from './opening-hours';

export type RequestRow = typeof supportRequest.$inferSelect;

/** The waiting or open request of a conversation; undefined if none. The caller has locked the conversation. */
export async function activeRequest(tx: Transaction, conversationId: number): Promise<RequestRow | undefined> {
  const [found] = await tx
    .select()
    .from(supportRequest)
    .where(and(eq(supportRequest.conversationId, conversationId), inArray(supportRequest.state, ['waiting', 'open'])));
  return found;
}

/** Notifies the desk, the requester and everybody waiting at the same desk, whose positions have changed. */
export const emitToQueue = (tx: Transaction, { id, accountId }: ConversationRow, desk: string): void =>
  afterCommit(tx, async () => {
    const waiting = await rows<{ accountId: number }>(
      database(),
      sql`select v.account_id as "accountId" from support_request s join conversation v on v.id = s.conversation_id
        where s.state = 'waiting' and s.locale = ${desk} order by s.created_at limit ${supportLimits.list}`,
    );
    const rooms = [roomOf.support, ...new Set([accountId, ...waiting.map((one) => one.accountId)].map(roomOf.account))];
    emit({ rooms, event: 'support', data: { conversationId: id } });
  });

/**
 * Ensures that a locked conversation has a waiting or open request.
 * @param site whose desk is asked
 * @returns the conversation, updated by the event
 */
export async function ensureRequest(tx: Transaction, row: ConversationRow, site: Locale): Promise<ConversationRow> {
  if (await activeRequest(tx, row.id)) return row;
  const byMail = !deskOf(site, new Date()).open;
  await tx.insert(supportRequest).values({ conversationId: row.id, locale: site, byMail });
  const updated = await appendEvent(tx, row, site, { event: 'asked' });
  emitToQueue(tx, updated, site);
  return updated;
}

/** Finds or creates the member's conversation with customer service. */
export async function openSupport({ accountId }: MemberActor): Promise<{ conversationId: number }> {
  const find = sql`select id as "conversationId" from conversation where kind = 'support' and account_id = ${accountId}`;
  return transaction(async (tx) => {
    const [known] = await rows<{ conversationId: number }>(tx, find);
    if (known) return known;
    await tx.execute(
      sql`insert into conversation (kind, account_id) values ('support', ${accountId}) on conflict do nothing`,
    );
    const [inserted] = await rows<{ conversationId: number }>(tx, find);
    if (!inserted) throw new AppError('internal');
    return inserted;
  });
}

/**
 * Requests customer service; idempotent.
 * @throws AppError tooManyRequests
 */
export async function askSupport(actor: MemberActor, site: Locale): Promise<void> {
  await countTry('supportAsk', String(actor.accountId));
  const { conversationId } = await openSupport(actor);
  await transaction(async (tx) => {
    const { row } = await lockConversation(tx, actor, conversationId);
    await ensureRequest(tx, row, site);
  });
}

/** Cancels a waiting request; does nothing if there is none or an agent has joined. */
export async function cancelSupport(actor: MemberActor, site: Locale): Promise<void> {
  const { conversationId } = await openSupport(actor);
  await transaction(async (tx) => {
    const { row } = await lockConversation(tx, actor, conversationId);
    const request = await activeRequest(tx, row.id);
    if (request?.state !== 'waiting') return;
    await tx
      .update(supportRequest)
      .set({ state: 'cancelled', endedAt: new Date() })
      .where(eq(supportRequest.id, request.id));
    await appendEvent(tx, row, site, { event: 'cancelled' });
    emitToQueue(tx, row, request.locale);
  });
}

type Rating = { id: number; rating: number; text: string };

/**
 * Rates a resolved request, as long as it is the latest; a repeat replaces the rating.
 * @throws AppError notFound if not the actor's or not resolved; conflict state:supportRated after seven days
 */
export async function rateSupport(actor: MemberActor, { id, rating, text }: Rating): Promise<void> {
  const { conversationId } = await openSupport(actor);
  await transaction(async (tx) => {
    const [last] = await tx
      .select()
      .from(supportRequest)
      .where(and(eq(supportRequest.conversationId, conversationId), eq(supportRequest.state, 'resolved')))
      .orderBy(desc(supportRequest.id))
      .limit(1);
    if (last?.id !== id || !last.endedAt) throw new AppError('notFound');
    if (last.endedAt.getTime() < Date.now() - supportLimits.ratingDays * dayMs)
      throw new AppError('conflict', [{ field: 'state', key: 'supportRated' }]);
    await tx
      .update(supportRequest)
      .set({ rating, ratingText: text, ratedAt: new Date() })
      .where(eq(supportRequest.id, id));
    afterCommit(tx, async () => emit({ rooms: [roomOf.support], event: 'support', data: { conversationId } }));
  });
}
