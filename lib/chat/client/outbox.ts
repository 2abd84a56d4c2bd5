import type { MessageInput } from '../schema';

/** A message that the server has not confirmed; `refused`: the key of why it never will, until it is tried again. */
export type OutboxMessage = {
  conversationId: number;
  clientId: string;
  /** Milliseconds of the clock of this device. */
  at: number;
  message: MessageInput;
  /** Up to where its writer had the conversation before them. */
  seen?: number;
  refused: string | null;
};

/** What another page of the account did to what waits. */
export type OutboxChange = { put: OutboxMessage } | { removed: string };

/** Where messages wait until the server has confirmed them. */
export type OutboxStore = {
  all: () => Promise<OutboxMessage[]>;
  put: (waiting: OutboxMessage) => Promise<void>;
  remove: (clientId: string) => Promise<void>;
  /**
   * Hears what other pages do to it.
   * @returns ends it
   */
  heed?: (listener: (change: OutboxChange) => void) => () => void;
};

/** An outbox that is gone with the page. */
export const memoryOutbox = (): OutboxStore => {
  const kept = new Map<string, OutboxMessage>();
  return {
    all: async () => [...kept.values()],
    put: async (waiting) => void kept.set(waiting.clientId, waiting),
    remove: async (clientId) => void kept.delete(clientId),
  };
};
