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
 * A conversation with the actor's side of it, held until the transaction ends, so that its messages get their numbers one
 * after the other.
 * @throws AppError notFound where it is none of the actor's, as where there is none
 */
export async function lockConversation(tx: Transaction, actor: Actor, id: number): Promise<OwnConversation> {
  // A reader's progress refers to the row: a stronger lock would make the two wait for each other.
  const [row] = await tx.select().from(conversation).where(eq(conversation.id, id)).for('no key update');
  return ownOrRefuse(actor, row);
}

/**
 * The same, not held.
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
