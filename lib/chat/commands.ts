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
import { tellBoth, tellOther } from './emit';
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
  /** up to where the sender had the conversation before them; all of it where that is left out */
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
  wanted: ReadProgress,
): Promise<(ReadProgress & { moved: boolean }) | undefined> {
  const [delivered, read] = [Math.max(wanted.delivered, wanted.read), wanted.read].map((one) =>
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
  // What was mailed of it is no news any more.
  if (saved?.moved && kind !== 'staff' && saved.read >= row.lastNumber)
    await readNoticesAt(tx, accountId, conversationAddress(kind, row.id));
  return saved;
}

async function write(tx: Transaction, actor: Actor, from: Locale, own: OwnConversation, sent: Sent): Promise<number> {
  const { side } = own;
  const { clientId, message } = sent;
  // Written without a way to the server, or while the other side wrote: what came between was not answered.
  const seen = sent.seen === undefined || sent.seen >= own.row.lastNumber ? null : sent.seen;
  await assertMayWrite(tx, own);
  // The desk answers in the language that it was asked in, whatever the console is read in.
  const site = actor.kind === 'staff' ? await assertServes(tx, actor, own.row) : from;
  // Whoever writes to the customer service asks for an answer.
  const row = own.row.kind === 'support' && side !== 'staff' ? await ensureRequest(tx, own.row, site) : own.row;
  const content = await contentOf({ tx, actor, row, site }, message);
  const said = await appendMessage(tx, row, {
    ...{ side, accountId: actor.accountId, clientId, kind: message.kind, locale: site },
    seenNumber: seen,
    ...content,
  });
  const reached = seen ?? said.lastNumber;
  await saveProgress(tx, actor, said, { delivered: reached, read: reached });
  return said.lastNumber;
}

/**
 * Writes a message behind the last one of its conversation and tells both sides of it. Sent again under the same
 * `clientId` it is told again and stays one.
 * @param site whose language the words are taken to be in
 * @throws AppError notFound for a conversation of others; conflict state:chatBlocked or chatBlockedOwn; forbidden where
 * the supplier is not public; badRequest as `contentOf`; tooManyRequests; as `assertServes` for the staff
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
    tellBoth(tx, own.row, 'message', message);
    return message;
  });
}

/**
 * Says how far the actor has got and read a conversation; it never goes back.
 * @throws AppError notFound
 */
export async function reachMessages(actor: Actor, id: number, wanted: ReadProgress): Promise<ReadProgress> {
  return transaction(async (tx) => {
    const { row, side } = await ownConversation(actor, id, tx);
    const saved = await saveProgress(tx, actor, row, wanted);
    if (!saved) throw new AppError('notFound');
    const { delivered, read, moved } = saved;
    if (moved) tellBoth(tx, row, 'reach', { conversationId: id, side, accountId: actor.accountId, delivered, read });
    return { delivered, read };
  });
}

/**
 * Tells the other side that the actor writes, where they may.
 * @throws AppError notFound
 */
export async function tellTyping(actor: Actor, id: number): Promise<null> {
  const { row, side } = await ownConversation(actor, id);
  const { accountId } = actor;
  // A buyer who has not written yet is not named.
  const name = side === 'purchaser' ? null : actor.name;
  const mayWrite = !blockerOf(row) && (row.companyId === null || (await isPublicCompany(row.companyId)));
  if (mayWrite) tellOther(row, side, 'typing', { conversationId: id, side, accountId, name });
  return null;
}

/**
 * Takes no more messages of the other side, or takes them again. docs/domain.md, rule 24.
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

/** Sets or takes back the block of a side of a conversation that is held, and tells both. */
export async function setBlocked(tx: Transaction, { row, side }: OwnConversation, blocked: boolean): Promise<void> {
  const at = blocked ? new Date() : null;
  await tx
    .update(conversation)
    .set(side === 'supplier' ? { supplierBlockedAt: at } : { purchaserBlockedAt: at })
    .where(eq(conversation.id, row.id));
  tellBoth(tx, row, 'changed', { conversationId: row.id });
}
