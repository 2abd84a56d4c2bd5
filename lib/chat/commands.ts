import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { readNoticesAt } from '@/lib/notification/commands';
import type { Actor, MemberActor } from '@/lib/platform/auth/actor';
import { rows } from '@/lib/platform/db/client';
import { chatMessage, conversation } from '@/lib/platform/db/schema/chat';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { countTry } from '@/lib/platform/limit/count';
import { conversationAddress } from '@/lib/platform/routes/chat';
import { assertPublished, isPublicCompany } from '@/lib/standing/gate';
import { emitToBoth, emitToOther } from './emit';
import { type ConversationRow, lockConversation, type OwnConversation, ownConversation } from './lock';
import { contentOf } from './message/content';
import { messageOf } from './message/queries';
import { appendMessage } from './message/write';
import { blockerOf } from './rules';
import type { ChatMessage, MessageInput, ReadProgress } from './schema';
import { ensureRequest } from './support/commands';
import { assertServes } from './support/desk/commands';

type Sent = {
  conversationId: number;
  clientId: string;
  message: MessageInput;
  /** last message number the sender had seen; by default all */
  seen?: number | undefined;
};

async function assertMayWrite(tx: Transaction, { row, side }: OwnConversation): Promise<void> {
  const blocker = blockerOf(row);
  if (blocker)
    throw new AppError('conflict', [{ field: 'state', key: blocker === side ? 'chatBlockedOwn' : 'chatBlocked' }]);
  if (row.companyId !== null) await assertPublished(tx, row.companyId);
}

async function saveProgress(
  tx: Transaction,
  { accountId, kind }: Actor,
  row: ConversationRow,
  progress: ReadProgress,
): Promise<(ReadProgress & { moved: boolean }) | undefined> {
  const [delivered, read] = [Math.max(progress.delivered, progress.read), progress.read].map((one) =>
    Math.min(one, row.lastNumber),
  );
  const [saved] = await rows<ReadProgress & { moved: boolean }>(
    tx,
    sql`with before as (select delivered_number, read_number from chat_reader
        where conversation_id = ${row.id} and account_id = ${accountId})
      insert into chat_reader as r (conversation_id, account_id, delivered_number, read_number)
      values (${row.id}, ${accountId}, ${delivered}, ${read})
      on conflict (conversation_id, account_id) do update set
        delivered_number = greatest(r.delivered_number, excluded.delivered_number),
        read_number = greatest(r.read_number, excluded.read_number)
      returning delivered_number as delivered, read_number as read,
        not exists (select from before b where b.delivered_number = r.delivered_number and b.read_number = r.read_number) as moved`,
  );
  // Reading the conversation also marks its notification as read.
  if (saved?.moved && kind !== 'staff' && saved.read >= row.lastNumber)
    await readNoticesAt(tx, accountId, conversationAddress(kind, row.id));
  return saved;
}

async function write(tx: Transaction, actor: Actor, from: Locale, own: OwnConversation, sent: Sent): Promise<number> {
  const { side } = own;
  const { clientId, message } = sent;
  // Written offline, or while the other side wrote: messages in between do not count as answered.
  const seen = sent.seen === undefined || sent.seen >= own.row.lastNumber ? null : sent.seen;
  await assertMayWrite(tx, own);
  // The desk replies in the language of the request, whatever the language of the console.
  const site = actor.kind === 'staff' ? await assertServes(tx, actor, own.row) : from;
  // A message to customer service counts as a request for an answer.
  const row = own.row.kind === 'support' && side !== 'staff' ? await ensureRequest(tx, own.row, site) : own.row;
  const content = await contentOf({ tx, actor, row, site }, message);
  const updated = await appendMessage(tx, row, {
    ...{ side, accountId: actor.accountId, clientId, kind: message.kind, locale: site },
    seenNumber: seen,
    ...content,
  });
  const reached = seen ?? updated.lastNumber;
  await saveProgress(tx, actor, updated, { delivered: reached, read: reached });
  return updated.lastNumber;
}

/**
 * Appends a message, taken to be in the language of `site`; idempotent by `clientId`. @throws AppError notFound if not
 * the actor's; conflict state:chatBlocked or chatBlockedOwn; forbidden if the supplier is not public; badRequest as
 * `contentOf`; tooManyRequests; as `assertServes` for staff
 */
export async function sendMessage(actor: Actor, site: Locale, sent: Sent): Promise<ChatMessage> {
  const { conversationId, clientId } = sent;
  await countTry('chatSend', String(actor.accountId));
  return transaction(async (tx) => {
    const own = await lockConversation(tx, actor, conversationId);
    const same = and(
      eq(chatMessage.conversationId, conversationId),
      eq(chatMessage.accountId, actor.accountId),
      eq(chatMessage.clientId, clientId),
    );
    const known = await tx.select({ number: chatMessage.number }).from(chatMessage).where(same);
    const number = known[0]?.number ?? (await write(tx, actor, site, own, sent));
    const message = await messageOf(tx, conversationId, number);
    emitToBoth(tx, own.row, 'message', message);
    return message;
  });
}

/**
 * Records the actor's delivery and reading progress in a conversation; it never decreases.
 * @throws AppError notFound
 */
export async function reachMessages(actor: Actor, id: number, progress: ReadProgress): Promise<ReadProgress> {
  return transaction(async (tx) => {
    const { row, side } = await ownConversation(actor, id, tx);
    const saved = await saveProgress(tx, actor, row, progress);
    if (!saved) throw new AppError('notFound');
    const { delivered, read, moved } = saved;
    if (moved) emitToBoth(tx, row, 'reach', { conversationId: id, side, accountId: actor.accountId, delivered, read });
    return { delivered, read };
  });
}

/**
 * Notifies the other side that the actor is typing, unless blocked.
 * @throws AppError notFound
 */
export async function notifyTyping(actor: Actor, id: number): Promise<null> {
  const { row, side } = await ownConversation(actor, id);
  const { accountId } = actor;
  // A buyer's name stays hidden until they have written.
  const name = side === 'purchaser' ? null : actor.name;
  const mayWrite = !blockerOf(row) && (row.companyId === null || (await isPublicCompany(row.companyId)));
  if (mayWrite) emitToOther(row, side, 'typing', { conversationId: id, side, accountId, name });
  return null;
}

/**
 * Blocks the other side of a conversation, or unblocks it. docs/domain.md, rule 24.
 * @throws AppError notFound
 */
export async function blockConversation(actor: MemberActor, id: number, blocked: boolean): Promise<null> {
  return transaction(async (tx) => {
    const own = await lockConversation(tx, actor, id);
    if (own.row.kind === 'support') throw new AppError('notFound');
    await setBlocked(tx, own, blocked);
    return null;
  });
}

/** Sets or removes one side's block in a locked conversation and notifies both sides. */
export async function setBlocked(tx: Transaction, { row, side }: OwnConversation, blocked: boolean): Promise<void> {
  const at = blocked ? new Date() : null;
  await tx
    .update(conversation)
    .set(side === 'supplier' ? { supplierBlockedAt: at } : { purchaserBlockedAt: at })
    .where(eq(conversation.id, row.id));
  emitToBoth(tx, row, 'changed', { conversationId: row.id });
}
