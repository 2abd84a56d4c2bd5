import 'server-only';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { chatLimits } from '@/lib/chat/constants';
import { emitToColleagues } from '@/lib/chat/emit';
import { type ConversationRow, lockConversation, ownConversation } from '@/lib/chat/lock';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { type Db, database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { chatNote } from '@/lib/platform/db/schema/chat';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { assertPublished } from '@/lib/standing/gate';
import type { ChatNote } from './schema';

/**
 * A conversation between the actor's company and a purchaser, for what colleagues share internally.
 * @throws AppError notFound for everybody else, the purchaser included
 */
export async function companyConversation(actor: MemberActor, id: number, db?: Db): Promise<ConversationRow> {
  const { row, side } = await ownConversation(actor, id, db);
  if (side !== 'supplier' || row.kind !== 'trade') throw new AppError('notFound');
  return row;
}

/**
 * The same, locked, for writing on the company's behalf.
 * @throws AppError notFound; forbidden where the company is not public
 */
export async function lockCompanyConversation(
  tx: Transaction,
  actor: MemberActor,
  id: number,
): Promise<ConversationRow> {
  await lockConversation(tx, actor, id);
  const row = await companyConversation(actor, id, tx);
  if (row.companyId !== null) await assertPublished(tx, row.companyId);
  return row;
}

/**
 * The notes of a conversation before the id `before`, newest first.
 * @throws AppError notFound
 */
export async function listNotes(actor: MemberActor, conversationId: number, before?: number) {
  await companyConversation(actor, conversationId);
  const found = await database()
    .select({ note: chatNote, name: account.name })
    .from(chatNote)
    .leftJoin(account, eq(account.id, chatNote.accountId))
    .where(and(eq(chatNote.conversationId, conversationId), before === undefined ? undefined : lt(chatNote.id, before)))
    .orderBy(desc(chatNote.id))
    .limit(chatLimits.notes + 1);
  const items = found.slice(0, chatLimits.notes).map(
    ({ note: { id, text, accountId, createdAt }, name }): ChatNote => ({
      ...{ id, text, name, own: accountId === actor.accountId },
      createdAt: createdAt.toISOString(),
    }),
  );
  return { items, more: found.length > chatLimits.notes };
}

/**
 * Adds a note and notifies the actor's colleagues; an identical one shortly after counts as a retry.
 * @throws AppError notFound, tooManyRequests; forbidden where the company is not public
 */
export async function addNote(actor: MemberActor, conversationId: number, text: string): Promise<{ id: number }> {
  await countTry('chatNote', String(actor.accountId));
  return transaction(async (tx) => {
    // Lock, so that two concurrent retries become one note.
    const row = await lockCompanyConversation(tx, actor, conversationId);
    const { id, createdAt } = chatNote;
    const same = and(
      eq(chatNote.conversationId, conversationId),
      eq(chatNote.accountId, actor.accountId),
      eq(chatNote.text, text),
      gt(createdAt, sql`now() - ${chatLimits.sameNote}::int * interval '1 minute'`),
    );
    const [known] = await tx.select({ id }).from(chatNote).where(same).limit(1);
    if (known) return known;
    const [inserted] = await tx
      .insert(chatNote)
      .values({ conversationId, accountId: actor.accountId, text })
      .returning({ id: chatNote.id });
    if (!inserted) throw new AppError('internal');
    emitToColleagues(tx, row, 'noted', { conversationId });
    return inserted;
  });
}

/**
 * Deletes a note of the actor's own.
 * @throws AppError notFound; forbidden for a colleague's
 */
export async function deleteNote(actor: MemberActor, conversationId: number, id: number): Promise<null> {
  return transaction(async (tx) => {
    const row = await companyConversation(actor, conversationId, tx);
    const which = and(eq(chatNote.id, id), eq(chatNote.conversationId, conversationId));
    const deleted = await tx
      .delete(chatNote)
      .where(and(which, eq(chatNote.accountId, actor.accountId)))
      .returning({ id: chatNote.id });
    if (deleted.length === 0 && (await tx.$count(chatNote, which)) > 0) throw new AppError('forbidden');
    emitToColleagues(tx, row, 'noted', { conversationId });
    return null;
  });
}
