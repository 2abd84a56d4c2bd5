import 'server-only';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { chatReader } from '@/lib/platform/db/schema/chat';
import { afterCommit, type Transaction, transaction } from '@/lib/platform/db/transaction';
import { emit, roomOf } from '@/lib/platform/emission';
import { ownConversation } from '../lock';

type Place = Partial<Pick<typeof chatReader.$inferInsert, 'mutedAt' | 'archivedNumber'>>;

/** Writes where an account keeps a conversation, and tells its other pages. */
async function keep(tx: Transaction, { accountId }: MemberActor, conversationId: number, place: Place): Promise<void> {
  await tx
    .insert(chatReader)
    .values({ conversationId, accountId, ...place })
    .onConflictDoUpdate({ target: [chatReader.conversationId, chatReader.accountId], set: place });
  afterCommit(tx, async () => emit({ rooms: [roomOf.account(accountId)], event: 'changed', data: { conversationId } }));
}

/**
 * Has the account told of a conversation's unread messages no more, or again: neither by the count nor by e-mail.
 * @throws AppError notFound
 */
export const muteConversation = (actor: MemberActor, id: number, muted: boolean): Promise<null> =>
  transaction(async (tx) => {
    await ownConversation(actor, id, tx);
    await keep(tx, actor, id, { mutedAt: muted ? new Date() : null });
    return null;
  });

/**
 * Puts a conversation away for the account until more is said in it than it had seen, `upTo` the last number; 0 puts it back.
 * @throws AppError notFound
 */
export const archiveConversation = (actor: MemberActor, id: number, upTo: number): Promise<null> =>
  transaction(async (tx) => {
    const { row } = await ownConversation(actor, id, tx);
    await keep(tx, actor, id, { archivedNumber: Math.min(upTo, row.lastNumber) });
    return null;
  });
