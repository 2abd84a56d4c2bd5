import 'server-only';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isAssignee, mayChat } from '@/lib/chat/assignee';
import { emitToColleagues } from '@/lib/chat/emit';
import { companyConversation, lockCompanyConversation } from '@/lib/chat/note/commands';
import { buyerName, v } from '@/lib/chat/queries';
import { notifyAccount } from '@/lib/notification/notice';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { type Db, database } from '@/lib/platform/db/client';
import { account } from '@/lib/platform/db/schema/account';
import { conversation } from '@/lib/platform/db/schema/chat';
import { type Transaction, transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { href } from '@/lib/platform/routes/address';

type Colleague = { id: number; name: string };

const a = alias(account, 'a');

const findColleagues = (db: Db, conversationId: number, which: SQL): Promise<Colleague[]> =>
  db
    .select({ id: a.id, name: a.name })
    .from(v)
    .innerJoin(a, which)
    .where(eq(v.id, conversationId))
    .orderBy(asc(a.name), asc(a.id));

/**
 * The colleagues who may look after a conversation.
 * @throws AppError notFound for a conversation that is not one of the actor's company
 */
export async function listColleagues(actor: MemberActor, conversationId: number): Promise<Colleague[]> {
  await companyConversation(actor, conversationId);
  return findColleagues(database(), conversationId, mayChat(sql`a`));
}

async function notifyReceiver(tx: Transaction, by: string, conversationId: number, to: number): Promise<void> {
  const [found] = await tx
    .select({ name: sql<string | null>`${buyerName}` })
    .from(v)
    .where(eq(v.id, conversationId));
  const name = found?.name ?? null;
  const values = { by, name: name ?? '', known: name === null ? 'no' : 'yes' };
  await notifyAccount(tx, to, { type: 'chatHanded', values, path: `${href('supplierIm')}?id=${conversationId}` });
}

/**
 * Assigns a conversation to a colleague, or unassigns it; `from`: the assignee the actor saw. docs/domain.md, rule 31.
 * @throws AppError notFound; forbidden if the company is not public; badRequest to:chatColleague if they may not chat;
 * conflict from:chatHanded with the current assignee
 */
export async function handConversation(
  actor: MemberActor,
  conversationId: number,
  { from, to }: { from: number | null; to: number | null },
): Promise<null> {
  return transaction(async (tx) => {
    const row = await lockCompanyConversation(tx, actor, conversationId);
    const [now] = await findColleagues(tx, conversationId, isAssignee(sql`a`));
    // A retry after a lost response.
    if ((now?.id ?? null) === to) return null;
    if ((now?.id ?? null) !== from)
      throw new AppError('conflict', [{ field: 'from', key: 'chatHanded' }], { data: { assignee: now ?? null } });
    if (to !== null) {
      const [colleague] = await findColleagues(tx, conversationId, sql`a.id = ${to} and ${mayChat(sql`a`)}`);
      if (!colleague) throw new AppError('badRequest', [{ field: 'to', key: 'chatColleague' }]);
    }
    await tx.update(conversation).set({ assigneeId: to }).where(eq(conversation.id, conversationId));
    if (to !== null && to !== actor.accountId) await notifyReceiver(tx, actor.name, conversationId, to);
    emitToColleagues(tx, row, 'changed', { conversationId });
    return null;
  });
}
