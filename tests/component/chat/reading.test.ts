import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDelivery, useReading } from '@/components/chat/use-reading';
import { ChatClient } from '@/lib/chat/client/client';
import { ChatFailure } from '@/lib/chat/client/connection';
import { memoryOutbox } from '@/lib/chat/client/outbox';
import type { Conversation } from '@/lib/chat/schema';
import { FakeLink } from '../../fake-link';

const conversation = (id: number, lastNumber: number, delivered: number) =>
  ({ id, lastNumber, own: { delivered, read: delivered } }) as Conversation;
const reached = (link: FakeLink) => link.inputs('/api/chat/reach');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

let link: FakeLink;
let client: ChatClient;
let refusal: ChatFailure | null;

beforeEach(async () => {
  vi.useFakeTimers();
  refusal = null;
  link = new FakeLink(async (path) => {
    if (path === '/api/chat/messages') return { items: [{ conversationId: 3, number: 7 }], lastNumber: 7 };
    if (refusal) throw refusal;
    return { delivered: 7, read: 7 };
  });
  client = new ChatClient({ link: link.link, outbox: memoryOutbox(), accountId: 1, site: 'en', newId: () => 'new' });
  await client.open(3);
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

it('sends the read position again on reconnection if it was lost', async () => {
  renderHook(() => useReading({ client }, conversation(3, 7, 2), true));
  link.state = 'offline';
  refusal = new ChatFailure(0, '', null, []);
  await pass(1_000);
  expect(reached(link)).toHaveLength(1);
  refusal = null;
  link.become('online');
  await pass(0);
  expect(reached(link)).toEqual(Array(2).fill({ conversationId: 3, delivered: 7, read: 7 }));
  link.become('online');
  await pass(10_000);
  expect(reached(link)).toHaveLength(2);
});

it('sends the read position again after the server’s retry time', async () => {
  renderHook(() => useReading({ client }, conversation(3, 7, 2), true));
  refusal = new ChatFailure(429, '', 4, []);
  await pass(300);
  refusal = null;
  await pass(3_900);
  expect(reached(link)).toHaveLength(1);
  await pass(200);
  expect(reached(link)).toHaveLength(2);
});

it('does not resend a refused read position', async () => {
  renderHook(() => useReading({ client }, conversation(3, 7, 2), true));
  refusal = new ChatFailure(404, '', null, []);
  await pass(10_000);
  link.become('online');
  await pass(10_000);
  expect(reached(link)).toHaveLength(1);
});

it('confirms delivery of listed messages, once each and only if new', async () => {
  const known = [conversation(4, 9, 9), conversation(5, 6, 2), conversation(6, 8, 0)];
  const { rerender } = renderHook(() => useDelivery({ client, link: link.link }, 1, known));
  await pass(1_000);
  rerender();
  await pass(1_000);
  expect(reached(link)).toEqual([
    { conversationId: 5, delivered: 6, read: 0 },
    { conversationId: 6, delivered: 8, read: 0 },
  ]);
});

it('confirms delivery of received messages, even unread, and flushes on leaving the page', async () => {
  const { unmount } = renderHook(() => useDelivery({ client, link: link.link }, 1, []));
  link.tell('message', { conversationId: 3, number: 8, accountId: 2, clientId: '8' });
  link.tell('message', { conversationId: 4, number: 5, accountId: 1, clientId: '5' });
  await pass(1_000);
  expect(reached(link)).toEqual([{ conversationId: 3, delivered: 8, read: 0 }]);
  link.tell('message', { conversationId: 3, number: 9, accountId: 2, clientId: '9' });
  unmount();
  await pass(0);
  expect(reached(link).at(-1)).toEqual({ conversationId: 3, delivered: 9, read: 0 });
});

it('confirms delivery at once of messages read on arrival', async () => {
  const { rerender } = renderHook(() => {
    useReading({ client }, conversation(3, 7, 7), true);
    useDelivery({ client, link: link.link }, 1, []);
  });
  link.tell('message', { conversationId: 3, number: 8, accountId: 2, clientId: '8' });
  rerender();
  await pass(5_000);
  expect(reached(link)).toEqual([{ conversationId: 3, delivered: 8, read: 8 }]);
});
