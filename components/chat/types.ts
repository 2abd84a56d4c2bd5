import type { ChatCard } from '@/lib/chat/schema';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import type { ChatContact } from '@/lib/platform/routes/chat';
import type { PhraseChoices } from './phrase-param-field';

/** Whose chat a page is: a member's, or the desk's of the customer service. */
export type ChatOwner = { accountId: number; kind: MemberKind | 'staff'; name: string; timeZone: string };
export type MemberOwner = ChatOwner & {
  kind: MemberKind;
  /** One whose role talks to no buyers, and to the customer service alone. */
  supportOnly?: boolean;
};
/** A message that is to be shown; another object each time that it is asked for. */
export type SoughtMessage = { conversationId: number; number: number };
/** With whom to talk, as the address of the page says, and what about. */
export type ChatRequest = {
  start: ChatContact | 'support' | null;
  id: number | null;
  card: ChatCard | null;
};
/** What a page offers where a phrase is filled in; `usual`: the currency of most prices of the owner, '' where there is none. */
export type ChatChoices = PhraseChoices & { usual: string };
