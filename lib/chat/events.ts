import type { EventHandlers, OwnEvents } from '@/lib/platform/socket/event';
import type { Speaker } from './rules';
import type { ChatMessage } from './schema';

/** Socket events of the chat, beside those that the front sends itself. */
export type ChatEvents = {
  message: ChatMessage;
  /** delivery and reading progress of an account */
  reach: { conversationId: number; side: Speaker; accountId: number; delivered: number; read: number };
  typing: { conversationId: number; side: Speaker; accountId: number; name: string | null };
  /** something of a conversation other than its messages has changed */
  changed: { conversationId: number };
  /** the support queue has changed for this conversation */
  support: { conversationId: number };
  /** a colleague wrote or deleted a note; for the supplier's side only */
  noted: { conversationId: number };
};

/** All events from server to client, for Socket.IO; those from the client are in lib/platform/socket/event.ts. */
export type ServerToClient = EventHandlers<ChatEvents & OwnEvents>;
