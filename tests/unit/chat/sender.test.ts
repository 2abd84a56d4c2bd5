import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatClient } from '@/lib/chat/client/client';
import { ChatFailure } from '@/lib/chat/client/connection';
import { memoryOutbox, type OutboxChange, type OutboxMessage, type OutboxStore } from '@/lib/chat/client/outbox';
import type { MessageInput } from '@/lib/chat/schema';
import { FakeLink } from '../../fake-link';

const text = (words: string): MessageInput => ({ kind: 'text', text: words });
const waits = (clientId: string, at: number, over: Partial<OutboxMessage> = {}): OutboxMessage => ({
  ...{ conversationId: 3, clientId, at, message: text(clientId), refused: null },
  ...over,
});

let ids = 0;
let clients: ChatClient[] = [];
const open = (outbox: OutboxStore, link = new FakeLink()) => {
  const newId = () => {
    ids += 1;
    return `new-${ids}`;
  };
  const client = new ChatClient({ link: link.link, outbox, accountId: 1, site: 'en', newId });
  clients.push(client);
  return { client, link };
};
const away = () => {
  const link = new FakeLink(async () => {
    throw new ChatFailure(0, '', null, []);
  });
  link.state = 'offline';
  return link;
};
const taking = () => {
  const link = new FakeLink(async (_, input) => ({ ...input, number: 1, accountId: 1 }));
  return link;
};
const idsOf = ({ waiting }: ChatClient) => waiting.map(({ clientId }) => clientId);
const sent = (link: FakeLink) => link.inputs('/api/chat/send').map(({ clientId }) => clientId);
/** Waits until everything without a timer is done. */
const settle = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  ids = 0;
  clients = [];
});
afterEach(() => {
  for (const client of clients) client.close();
  vi.restoreAllMocks();
});

it('keeps the order of two messages sent at once across a reload', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_000);
  const outbox = memoryOutbox();
  const { client } = open(outbox, away());
  await Promise.all([client.send(3, text('card')), client.send(3, text('words'))]);
  const turned: OutboxStore = { ...outbox, all: async () => (await outbox.all()).reverse() };
  const { client: later } = open(turned, away());
  await later.restore();
  expect(later.waiting.map(({ message }) => message)).toEqual([text('card'), text('words')]);
  await later.send(3, text('after'));
  const { client: last } = open(turned, away());
  await last.restore();
  expect(last.waiting.map(({ message }) => message)).toEqual([text('card'), text('words'), text('after')]);
});

it('sends another page’s outbox on the next connection', async () => {
  const outbox = memoryOutbox();
  const link = taking();
  const { client } = open(outbox, link);
  await client.restore();
  await outbox.put(waits('other', 1));
  link.become('online');
  await settle();
  expect(sent(link)).toEqual(['other']);
  expect(await outbox.all()).toEqual([]);
});

it('does not restore what was confirmed while the outbox was being read', async () => {
  const outbox = memoryOutbox();
  const link = taking();
  const { client } = open(outbox, link);
  const before = [waits('here', 1)];
  let answer: (found: OutboxMessage[]) => void = () => undefined;
  vi.spyOn(outbox, 'all').mockResolvedValueOnce(before);
  vi.spyOn(outbox, 'all').mockReturnValueOnce(new Promise((found) => (answer = found)));
  const first = client.restore();
  await first;
  const second = client.restore();
  await settle();
  expect(sent(link)).toEqual(['here']);
  answer(before);
  await second;
  expect(idsOf(client)).toEqual([]);
  expect(sent(link)).toEqual(['here']);
});

/** Outboxes of an account's pages, which notify each other. */
function sharedOutbox() {
  const kept = memoryOutbox();
  const heard = new Set<(change: OutboxChange) => void>();
  return (): OutboxStore => {
    let own: ((change: OutboxChange) => void) | undefined;
    const tell = (change: OutboxChange) => {
      for (const listener of heard) if (listener !== own) listener(structuredClone(change));
    };
    return {
      all: kept.all,
      put: async (waiting) => {
        await kept.put(waiting);
        tell({ put: waiting });
      },
      remove: async (clientId) => {
        await kept.remove(clientId);
        tell({ removed: clientId });
      },
      heed: (listener) => {
        own = listener;
        heard.add(listener);
        return () => void heard.delete(listener);
      },
    };
  };
}

it('sends at once what a page without a connection wrote, once and under its own id', async () => {
  const page = sharedOutbox();
  const link = taking();
  const { client: live } = open(page(), link);
  const { client: superseded } = open(page(), away());
  const id = await superseded.send(3, text('from the other page'));
  await settle();
  expect(sent(link)).toEqual([id]);
  expect([idsOf(live), idsOf(superseded)]).toEqual([[], []]);
});

it('follows refusals, retries and cancellations on another page', async () => {
  const page = sharedOutbox();
  const link = new FakeLink(async () => {
    throw new ChatFailure(400, '', null, ['tooLong']);
  });
  const { client: live } = open(page(), link);
  const { client: other } = open(page(), away());
  const id = await live.send(3, text('too long'));
  await settle();
  expect(other.waiting).toMatchObject([{ clientId: id, refused: 'tooLong' }]);
  await other.retry(id);
  await settle();
  expect(sent(link)).toEqual([id, id]);
  other.discard(id);
  await settle();
  expect(idsOf(live)).toEqual([]);
});
