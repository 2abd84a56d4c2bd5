import type { Actor } from '@/lib/platform/auth/actor';
import { isStaffOf, mayDo } from '@/lib/platform/auth/rules';
import type { chatSides, conversationKinds } from '@/lib/platform/db/schema/chat-state';

export type ChatSide = (typeof chatSides)[number];
export type ConversationKind = (typeof conversationKinds)[number];
/** Possible authors of a message. */
export type Speaker = Exclude<ChatSide, 'system'>;
/** The two parties of a trade conversation. */
export type ChatParty = Exclude<Speaker, 'staff'>;

export const otherParty = (party: ChatParty): ChatParty => (party === 'supplier' ? 'purchaser' : 'supplier');

type Conversation = {
  kind: ConversationKind;
  companyId: number | null;
  accountId: number;
  supplierBlockedAt: Date | null;
  purchaserBlockedAt: Date | null;
};

/** The actor's side of a conversation; null if it is not theirs. docs/domain.md, rules 22 and 27. */
export function sideOf(actor: Actor, { kind, companyId, accountId }: Conversation): Speaker | null {
  if (actor.kind === 'staff') return kind === 'support' && isStaffOf(actor, 'support') ? 'staff' : null;
  if (kind === 'support') return accountId === actor.accountId ? actor.kind : null;
  if (actor.kind === 'purchaser') return accountId === actor.accountId ? 'purchaser' : null;
  return companyId === actor.companyId && mayDo(actor.role, 'chat') ? 'supplier' : null;
}

/** The side that has blocked a conversation; null if none. A block stops both sides. docs/domain.md, rule 24. */
export const blockerOf = ({ supplierBlockedAt, purchaserBlockedAt }: Conversation): ChatParty | null =>
  supplierBlockedAt ? 'supplier' : purchaserBlockedAt ? 'purchaser' : null;
