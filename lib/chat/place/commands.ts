import 'server-only';
import type { MemberActor } from '@/lib/platform/auth/actor';
import { chatReader } from '@/lib/platform/db/schema/chat';
import { afterCommit, type Transaction, transaction } from '@/lib/platform/db/transaction';
import { emit, roomOf } from '@/lib/platform/emission';
import { ownConversation } from '../lock';

type Place = Partial<Pick<typeof chatReader.$inferInsert, 'mutedAt' | 'archivedNumber'>>;

/** Stores the account's flags for a conversation and notifies its other pages. */
async function savePlace(
  tx: Transaction,
  { accountId }: MemberActor,
  conversationId: number,
  place: Place,
): Promise<void> {
  await tx
    .insert(chatReader)
    .values({ conversationId, accountId, ...place })
    .onConflictDoUpdate({ target: [chatReader.conversationId, chatReader.accountId], set: place });
  afterCommit(tx, async () => emit({ rooms: [roomOf.account(accountId)], event: 'changed', data: { conversationId } }));
}

/**
 * Mutes a conversation for the account, or unmutes it: no unread count, no e-mail.
 * @throws AppError notFound
 */
export const muteConversation = (actor: MemberActor, id: number, muted: boolean): Promise<null> =>
  transaction(async (tx) => {
    await ownConversation(actor, id, tx);
    await savePlace(tx, actor, id, { mutedAt: muted ? new Date() : null });
    return null;
  });

/**
 * Archives a conversation for the account until a message after number `upTo` arrives; 0 restores it.
 * @throws AppError notFound
 */
export const archiveConversation = (actor: MemberActor, id: number, upTo: number): Promise<null> =>
  transaction(async (tx) => {
    const { row } = await ownConversation(actor, id, tx);
    await savePlace(tx, actor, id, { archivedNumber: Math.min(upTo, row.lastNumber) });
    return null;
  });
