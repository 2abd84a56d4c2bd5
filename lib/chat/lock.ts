import 'server-only';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Actor, MemberActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { type Db, database } from '@/lib/platform/db/client';
import { conversation } from '@/lib/platform/db/schema/chat';
import type { Transaction } from '@/lib/platform/db/transaction';
import { AppError } from '@/lib/platform/errors';
import { type Speaker, sideOf } from './rules';

export type ConversationRow = typeof conversation.$inferSelect;
export type OwnConversation = { row: ConversationRow; side: Speaker };

const ownOrRefuse = (actor: Actor, row: ConversationRow | undefined): OwnConversation => {
  const side = row ? sideOf(actor, row) : null;
  if (!row || side === null) throw new AppError('notFound');
  return { row, side };
};

/**
 * Locks a conversation until the transaction ends, so that messages are numbered one after the other; with the actor's
 * side.
 * @throws AppError notFound if absent or not the actor's
 */
export async function lockConversation(tx: Transaction, actor: Actor, id: number): Promise<OwnConversation> {
  // Not `for update`: inserting a reader's progress references this row, and the two would deadlock.
  const [row] = await tx.select().from(conversation).where(eq(conversation.id, id)).for('no key update');
  return ownOrRefuse(actor, row);
}

/**
 * Like `lockConversation`, without the lock.
 * @throws AppError notFound
 */
export async function ownConversation(actor: Actor, id: number, db: Db = database()): Promise<OwnConversation> {
  const [row] = await db.select().from(conversation).where(eq(conversation.id, id));
  return ownOrRefuse(actor, row);
}

/** Whether conversation `v` is the actor's, in SQL: `sideOf` of the rules. */
export const isOwn = (actor: MemberActor): SQL => {
  const support = sql`v.kind = 'support' and v.account_id = ${actor.accountId}`;
  if (actor.kind === 'purchaser') return sql`(v.account_id = ${actor.accountId})`;
  return mayDo(actor.role, 'chat') ? sql`(v.company_id = ${actor.companyId} or ${support})` : sql`(${support})`;
};
