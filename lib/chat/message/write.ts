import 'server-only';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { chatLimits } from '@/lib/chat/constants';
import { emitToBoth } from '@/lib/chat/emit';
import type { ConversationRow } from '@/lib/chat/lock';
import type { SupportEvent } from '@/lib/chat/support/events';
import type { Db } from '@/lib/platform/db/client';
import { chatMessage, conversation } from '@/lib/platform/db/schema/chat';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { folded, pairsOf } from '@/lib/platform/i18n/fold';
import type { Locale } from '@/lib/platform/i18n/site';
import { messageOf } from './queries';

type New = Omit<typeof chatMessage.$inferInsert, 'conversationId' | 'number' | 'folded' | 'pairs' | 'createdAt'>;

/** The folded text of a message and its character pairs, for the search index. */
function searched({ kind, text, content }: Pick<New, 'kind' | 'text' | 'content'>) {
  const line = folded((kind === 'file' && typeof content?.name === 'string' ? content.name : text) ?? '');
  return { folded: line, pairs: pairsOf(line) };
}

/** Appends a message to a locked conversation; returns the updated conversation. */
export async function appendMessage(tx: Transaction, row: ConversationRow, message: New): Promise<ConversationRow> {
  const [lastNumber, lastAt] = [row.lastNumber + 1, new Date()];
  const placed = { conversationId: row.id, number: lastNumber, createdAt: lastAt };
  await tx.insert(chatMessage).values({ ...message, ...placed, ...searched(message) });
  await tx.update(conversation).set({ lastNumber, lastAt }).where(eq(conversation.id, row.id));
  return { ...row, lastNumber, lastAt };
}

/** Appends an event to a locked conversation and notifies both sides. */
export async function appendEvent(
  tx: Transaction,
  row: ConversationRow,
  locale: Locale,
  content: SupportEvent,
): Promise<ConversationRow> {
  const clientId = crypto.randomUUID();
  const updated = await appendMessage(tx, row, { side: 'system', clientId, kind: 'event', locale, content });
  emitToBoth(tx, updated, 'message', await messageOf(tx, updated.id, updated.lastNumber));
  return updated;
}

/** Fills the search columns of messages from an earlier version; rows locked by another node are skipped. */
export async function foldMessages(db: Db): Promise<void> {
  const foldSome = async (tx: Transaction): Promise<number> => {
    const found = await tx
      .select()
      .from(chatMessage)
      .where(isNull(chatMessage.folded))
      .orderBy(asc(chatMessage.conversationId), asc(chatMessage.number))
      .limit(chatLimits.fold)
      .for('update', { skipLocked: true });
    const lines = found.map((one) => ({ conversationId: one.conversationId, number: one.number, ...searched(one) }));
    await tx.execute(sql`update chat_message m set folded = f.folded, pairs = f.pairs
      from json_to_recordset(${JSON.stringify(lines)}::json) as f ("conversationId" int, number int, folded text, pairs int[])
      where m.conversation_id = f."conversationId" and m.number = f.number`);
    return found.length;
  };
  while ((await transaction(foldSome, db)) === chatLimits.fold);
}
