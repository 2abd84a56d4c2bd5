import 'server-only';
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { chatMessage, chatNote, conversation } from '@/lib/platform/db/schema/chat';
import { report } from '@/lib/platform/db/schema/report';
import { transaction } from '@/lib/platform/db/transaction';
import { clientIdOf, readTalks } from './talk';

const dayLength = 86_400_000;

/** By the sender's name of its last message: how long before the moment of loading that message was, in milliseconds. */
const endings = new Map<string, number>();
function readEndings(): Map<string, number> {
  if (endings.size === 0)
    for (const { key, lines } of readTalks()) endings.set(clientIdOf(key, lines.length), lines.at(-1)?.before ?? 0);
  return endings;
}

/**
 * Shifts the demo's conversations, with the requests they refer to, by the full days since loading. A conversation with
 * later messages, blocks, reports or notes stays unchanged.
 * @returns the number shifted
 */
export const moveDemoChat = (now = new Date()): Promise<number> =>
  transaction(async (tx) => {
    const known = readEndings();
    const notes = tx.select({ id: chatNote.id }).from(chatNote).where(eq(chatNote.conversationId, conversation.id));
    const reports = tx.select({ id: report.id }).from(report).where(eq(report.conversationId, conversation.id));
    const found = await tx
      .select({ id: conversation.id, lastAt: conversation.lastAt, clientId: chatMessage.clientId })
      .from(conversation)
      .innerJoin(
        chatMessage,
        and(eq(chatMessage.conversationId, conversation.id), eq(chatMessage.number, conversation.lastNumber)),
      )
      .where(
        and(
          inArray(chatMessage.clientId, [...known.keys()]),
          isNull(conversation.supplierBlockedAt),
          isNull(conversation.purchaserBlockedAt),
          notExists(notes),
          notExists(reports),
        ),
      )
      .orderBy(conversation.id)
      .for('update', { of: conversation });
    const late = found.flatMap(({ id, lastAt, clientId }) => {
      const moment = (lastAt?.getTime() ?? now.getTime()) + (known.get(clientId) ?? 0);
      const days = Math.floor((now.getTime() - moment) / dayLength);
      return days > 0 ? [{ id, days }] : [];
    });
    for (const days of new Set(late.map((one) => one.days))) {
      const moved = late.filter((one) => one.days === days).map(({ id }) => id);
      const by = sql`make_interval(hours => ${days * 24}::int)`;
      await tx
        .update(chatMessage)
        .set({ createdAt: sql`${chatMessage.createdAt} + ${by}` })
        .where(inArray(chatMessage.conversationId, moved));
      await tx
        .update(conversation)
        .set({ lastAt: sql`${conversation.lastAt} + ${by}`, createdAt: sql`${conversation.createdAt} + ${by}` })
        .where(inArray(conversation.id, moved));
    }
    return late.length;
  });
