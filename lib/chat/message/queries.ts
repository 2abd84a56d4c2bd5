import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { ChatMessage } from '@/lib/chat/schema';
import { type Db, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';

type Row = Omit<ChatMessage, 'createdAt'> & { createdAt: string | Date };

/** Messages as their readers get them, by number. `which` is a condition on `m`, a message. */
export async function selectMessages(
  db: Db,
  which: SQL,
  { limit, newest = false }: { limit: number; newest?: boolean },
): Promise<ChatMessage[]> {
  const found = await rows<Row>(
    db,
    sql`select m.conversation_id as "conversationId", m.number, m.side, m.account_id as "accountId", a.name,
        m.client_id as "clientId", m.kind, m.locale, m.text, m.content, m.created_at as "createdAt"
      from chat_message m left join account a on a.id = m.account_id where ${which}
      order by m.conversation_id, m.number ${newest ? sql`desc` : sql`asc`} limit ${limit}`,
  );
  if (newest) found.reverse();
  return found.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}

/** @throws AppError internal if there is none */
export async function messageOf(db: Db, conversationId: number, number: number): Promise<ChatMessage> {
  const which = sql`m.conversation_id = ${conversationId} and m.number = ${number}`;
  const [message] = await selectMessages(db, which, { limit: 1 });
  if (!message) throw new AppError('internal');
  return message;
}
