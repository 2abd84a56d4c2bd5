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
 * Moves the conversations of the demo by the whole days that have passed, with the requests that they are about. One in
 * which somebody wrote since, or that they blocked, reported or made a note of, stays as it is.
 * @returns how many it moved
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
