import type { ChatCard } from '@/lib/chat/schema';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import type { ChatContact } from '@/lib/platform/routes/chat';
import type { PhraseChoices } from './phrase-param-field';

/** Owner of a chat page: a member or a support agent. */
export type ChatOwner = { accountId: number; kind: MemberKind | 'staff'; name: string; timeZone: string };
export type MemberOwner = ChatOwner & {
  kind: MemberKind;
  /** The role may not talk to buyers, only to customer service. */
  supportOnly?: boolean;
};
/** A message to scroll to; a new object for each request. */
export type SoughtMessage = { conversationId: number; number: number };
/** Partner and subject named by the page's query. */
export type ChatRequest = {
  start: ChatContact | 'support' | null;
  id: number | null;
  card: ChatCard | null;
};
/** Options for phrase parameters; `usual`: currency of most of the owner's prices, '' if none. */
export type ChatChoices = PhraseChoices & { usual: string };
