import { type DBSchema, openDB } from 'idb';
import type { OutboxChange, OutboxMessage, OutboxStore } from '@/lib/chat/client/outbox';

interface Schema extends DBSchema {
  waiting: { key: string; value: OutboxMessage & { accountId: number }; indexes: { account: number } };
}

const open = () =>
  openDB<Schema>('geco-chat', 1, {
    upgrade: (db) => db.createObjectStore('waiting', { keyPath: 'clientId' }).createIndex('account', 'accountId'),
  });

/** Missing in Safari before 15.4: pages there see each other's writes when they next connect. */
const channelOf = (accountId: number): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`geco-chat-${accountId}`);

/**
 * Unsent messages of an account in IndexedDB; methods throw if storage is unavailable. Pages of the account notify each
 * other: an offline page may write, and the connected one sends.
 */
export const idbOutbox = (accountId: number): OutboxStore => {
  let opened: ReturnType<typeof open> | undefined;
  let channel: BroadcastChannel | null = null;
  const db = () => {
    opened ??= open();
    return opened;
  };
  const tell = (change: OutboxChange) => channel?.postMessage(change);
  return {
    all: async () => (await db()).getAllFromIndex('waiting', 'account', accountId),
    put: async (waiting) => {
      try {
        await (await db()).put('waiting', { ...waiting, accountId });
      } finally {
        tell({ put: waiting });
      }
    },
    remove: async (clientId) => {
      try {
        await (await db()).delete('waiting', clientId);
      } finally {
        tell({ removed: clientId });
      }
    },
    heed: (listener) => {
      channel = channelOf(accountId);
      channel?.addEventListener('message', ({ data }: MessageEvent<OutboxChange>) => listener(data));
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
};
