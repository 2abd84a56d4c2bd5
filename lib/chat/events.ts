import type { OwnEvents, ToldBy } from '@/lib/platform/socket/event';
import type { Speaker } from './rules';
import type { ChatMessage } from './schema';

/** What pages of the chat are told, beside what the front tells by itself. */
export type ChatEvents = {
  message: ChatMessage;
  /** how far somebody has got and read a conversation */
  reach: { conversationId: number; side: Speaker; accountId: number; delivered: number; read: number };
  typing: { conversationId: number; side: Speaker; accountId: number; name: string | null };
  /** what is known of a conversation beside its messages is another now */
  changed: { conversationId: number };
  /** the queue of the customer service is another now, as far as the conversation goes */
  support: { conversationId: number };
  /** a colleague wrote a note or deleted one; told to the supplier's side alone */
  noted: { conversationId: number };
};

/** All that a client hears, as Socket.IO has it; what it may send stands in lib/platform/socket/event.ts. */
export type ServerToClient = ToldBy<ChatEvents & OwnEvents>;
