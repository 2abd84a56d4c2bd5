import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Chat } from '@/components/chat/use-chat';
import { useConversations } from '@/components/chat/use-conversations';
import type { Conversation } from '@/lib/chat/schema';
import english from '@/messages/en.json';
import { FakeLink } from '../../fake-link';
import { replace } from '../doubles';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
replace('@/lib/platform/http/client', { call });

const owner = { accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' } as const;
const listed = (over: Partial<Conversation> = {}) =>
  ({
    ...{ id: 3, kind: 'trade', side: 'purchaser', lastNumber: 4, lastAt: '2026-01-05T10:00:00.000Z', unread: 1 },
    ...{ own: { delivered: 4, read: 3 }, other: { delivered: 2, read: 2 }, last: { number: 4 } },
    ...over,
  }) as Conversation;
const page = (...items: Conversation[]) => ({ items, more: false, unread: 0 });
const message = (number: number, side: 'supplier' | 'purchaser' | 'system') => ({
  ...{ conversationId: 3, number, side, accountId: side === 'purchaser' ? 1 : 2, clientId: `${number}` },
  createdAt: `2026-01-05T11:00:0${number}.000Z`,
});

let link: FakeLink;
/** Resolves the latest request. */
let answer: (found: object) => void;

const open = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </NextIntlClientProvider>
  );
  const chat = { link: link.link } as Chat;
  const { result } = renderHook(() => useConversations(owner, chat, 'all'), { wrapper });
  answer(page(listed()));
  await waitFor(() => expect(result.current.items).toHaveLength(1));
  const heard = (tell: () => void) => act(async () => tell());
  const again = async () => {
    call.mockClear();
    await heard(() => link.become('online'));
    await waitFor(() => expect(call).toHaveBeenCalled());
  };
  const read = (found: Conversation) => act(async () => answer(page(found)));
  return { only: () => result.current.items?.[0], heard, again, read };
};

beforeEach(() => {
  link = new FakeLink();
  call.mockReset();
  call.mockImplementation(() => new Promise((found) => (answer = found)));
});

it('counts messages of the other side as unread, not those of the system', async () => {
  const { only, heard } = await open();
  await heard(() => link.tell('message', message(5, 'system')));
  expect(only()).toMatchObject({ lastNumber: 5, unread: 1 });
  await heard(() => link.tell('message', message(6, 'supplier')));
  expect(only()).toMatchObject({ lastNumber: 6, unread: 2 });
  await heard(() => link.tell('message', message(7, 'purchaser')));
  expect(only()).toMatchObject({ lastNumber: 7, unread: 0 });
});

it('keeps events that arrive while the list reloads', async () => {
  const { only, heard, again, read } = await open();
  await again();
  await heard(() => link.tell('message', message(5, 'supplier')));
  await read(listed({ name: 'Acme' }));
  await waitFor(() => expect(only()).toMatchObject({ name: 'Acme' }));
  expect(only()).toMatchObject({ lastNumber: 5, last: { number: 5 }, unread: 2 });
  await again();
  await read(listed({ lastNumber: 6, unread: 3, name: 'Acme Ltd' }));
  await waitFor(() => expect(only()).toMatchObject({ name: 'Acme Ltd', lastNumber: 6, unread: 3 }));
});

it('never moves read and delivery states back', async () => {
  const { only, heard, again, read } = await open();
  await again();
  const reached = { conversationId: 3, delivered: 4, read: 4 };
  await heard(() => link.tell('reach', { ...reached, side: 'purchaser', accountId: 1 }));
  await heard(() => link.tell('reach', { ...reached, side: 'supplier', accountId: 2 }));
  await read(listed({ name: 'Acme' }));
  await waitFor(() => expect(only()).toMatchObject({ name: 'Acme' }));
  const furthest = { delivered: 4, read: 4 };
  expect(only()).toMatchObject({ unread: 0, own: furthest, other: furthest });
  await heard(() => link.tell('reach', { ...reached, read: 2, side: 'purchaser', accountId: 1 }));
  expect(only()).toMatchObject({ unread: 0, own: furthest });
});
