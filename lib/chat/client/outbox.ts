import type { MessageInput } from '../schema';

/** An unconfirmed message; `refused`: the error key of a permanent refusal, until the user retries. */
export type OutboxMessage = {
  conversationId: number;
  clientId: string;
  /** Milliseconds of the clock of this device. */
  at: number;
  message: MessageInput;
  /** Last message number seen when writing. */
  seen?: number;
  refused: string | null;
};

/** A change to the outbox by another page of the account. */
export type OutboxChange = { put: OutboxMessage } | { removed: string };

/** Stores messages until the server has confirmed them. */
export type OutboxStore = {
  all: () => Promise<OutboxMessage[]>;
  put: (waiting: OutboxMessage) => Promise<void>;
  remove: (clientId: string) => Promise<void>;
  /**
   * Notifies of changes by other pages.
   * @returns unsubscribe
   */
  heed?: (listener: (change: OutboxChange) => void) => () => void;
};

/** An outbox in memory, lost with the page. */
export const memoryOutbox = (): OutboxStore => {
  const messages = new Map<string, OutboxMessage>();
  return {
    all: async () => [...messages.values()],
    put: async (waiting) => void messages.set(waiting.clientId, waiting),
    remove: async (clientId) => void messages.delete(clientId),
  };
};
