import 'server-only';
import { eq } from 'drizzle-orm';
import { chatMessage, conversation } from '@/lib/db/schema/chat';
import type { Transaction } from '@/lib/db/transaction';
import type { Locale } from '@/lib/i18n/site';
import { tellBoth } from './emit';
import type { ConversationRow } from './lock';
import { messageOf } from './message';
import type { SupportEvent } from './support/event';

type New = Omit<typeof chatMessage.$inferInsert, 'conversationId' | 'number' | 'createdAt'>;

/** Writes a message behind the last one of a conversation that is held; returns the conversation with it. */
export async function appendMessage(tx: Transaction, row: ConversationRow, message: New): Promise<ConversationRow> {
  const [lastNumber, lastAt] = [row.lastNumber + 1, new Date()];
  await tx.insert(chatMessage).values({ ...message, conversationId: row.id, number: lastNumber, createdAt: lastAt });
  await tx.update(conversation).set({ lastNumber, lastAt }).where(eq(conversation.id, row.id));
  return { ...row, lastNumber, lastAt };
}

/** Writes down what happened in a conversation that is held, and tells both sides of it. */
export async function appendEvent(
  tx: Transaction,
  row: ConversationRow,
  locale: Locale,
  content: SupportEvent,
): Promise<ConversationRow> {
  const clientId = crypto.randomUUID();
  const said = await appendMessage(tx, row, { side: 'system', clientId, kind: 'event', locale, content });
  tellBoth(tx, said, 'message', await messageOf(tx, said.id, said.lastNumber));
  return said;
}
