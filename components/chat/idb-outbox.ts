import { type DBSchema, openDB } from 'idb';
import type { OutboxStore, Waiting } from '@/lib/chat/client/outbox';

interface Schema extends DBSchema {
  waiting: { key: string; value: Waiting & { accountId: number }; indexes: { account: number } };
}

const open = () =>
  openDB<Schema>('geco-chat', 1, {
    upgrade: (db) => db.createObjectStore('waiting', { keyPath: 'clientId' }).createIndex('account', 'accountId'),
  });

/** What an account has not sent yet, kept on the device; each act throws where the browser keeps nothing. */
export const idbOutbox = (accountId: number): OutboxStore => {
  let opened: ReturnType<typeof open> | undefined;
  const db = () => {
    opened ??= open();
    return opened;
  };
  return {
    all: async () => (await db()).getAllFromIndex('waiting', 'account', accountId),
    put: async (waiting) => void (await (await db()).put('waiting', { ...waiting, accountId })),
    remove: async (clientId) => (await db()).delete('waiting', clientId),
  };
};
