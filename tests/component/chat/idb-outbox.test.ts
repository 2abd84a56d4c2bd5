import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idbOutbox } from '@/components/chat/idb-outbox';
import type { OutboxMessage, OutboxStore } from '@/lib/chat/client/outbox';

/** BroadcastChannel: delivers to all others of the same name. */
class Channel extends EventTarget {
  static all = new Set<Channel>();

  constructor(readonly name: string) {
    super();
    Channel.all.add(this);
  }

  postMessage(data: unknown): void {
    for (const one of Channel.all)
      if (one !== this && one.name === this.name)
        one.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }

  close(): void {
    Channel.all.delete(this);
  }
}

const waiting: OutboxMessage = {
  ...{ conversationId: 3, clientId: 'one', at: 1, refused: null },
  message: { kind: 'text', text: 'Hello' },
};
const hearing = (outbox: OutboxStore) => {
  const listener = vi.fn();
  return { listener, end: outbox.heed?.(listener) };
};

beforeEach(() => {
  Channel.all.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => void vi.unstubAllGlobals());

it('notifies only pages of the same account, also without storage', async () => {
  const own = idbOutbox(1);
  const self = hearing(own);
  const other = hearing(idbOutbox(1));
  const stranger = hearing(idbOutbox(2));
  await expect(own.put(waiting)).rejects.toThrow();
  await expect(own.remove('one')).rejects.toThrow();
  expect(other.listener.mock.calls).toEqual([[{ put: waiting }], [{ removed: 'one' }]]);
  expect(self.listener).not.toHaveBeenCalled();
  expect(stranger.listener).not.toHaveBeenCalled();
});

it('neither sends nor receives once its page is left', async () => {
  const own = idbOutbox(1);
  hearing(own).end?.();
  const other = hearing(idbOutbox(1));
  await expect(own.put(waiting)).rejects.toThrow();
  expect(other.listener).not.toHaveBeenCalled();
  expect(Channel.all.size).toBe(1);
});

it('works in browsers without BroadcastChannel', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const own = idbOutbox(1);
  hearing(own).end?.();
  await expect(own.put(waiting)).rejects.toThrow();
});
