import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChatScreen } from '@/components/chat/chat-screen';
import { FileQueues } from '@/components/chat/file-queues';
import type { Chat } from '@/components/chat/use-chat';
import { PhoneScope } from '@/components/form/phone-scope';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { show } from '../ui/page';

const { call, chat } = vi.hoisted(() => ({
  call: vi.fn(),
  chat: {
    ...{ state: 'offline', keeps: true, files: undefined as unknown },
    link: { on: () => () => undefined, onState: () => () => undefined, call: async () => null },
    client: {
      ...{ waiting: [], messages: () => [], generation: () => 0, isDetached: () => false },
      ...{ open: async () => undefined, leave: () => undefined },
    },
  },
}));
replace('@/lib/platform/http/client', { call });
vi.mock('@/components/chat/use-chat', () => ({ useChat: () => chat, useVersion: () => 0 }));

const t = english.chat;
let isWide = false;
vi.stubGlobal('matchMedia', () => ({
  ...{ matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined },
}));
const conversation = {
  ...{ id: 3, kind: 'trade', side: 'purchaser', name: 'مصنع', locale: 'ar', companyId: 5, logo: null, assignee: null },
  ...{
    notes: 0,
    lastNumber: 1,
    lastAt: '2026-01-05T10:00:00.000Z',
    unread: 0,
    blockedBy: null,
    muted: false,
    archived: false,
    open: true,
  },
  ...{ own: { delivered: 1, read: 1 }, other: { delivered: 1, read: 1 } },
  last: {
    ...{ conversationId: 3, number: 1, side: 'supplier', accountId: 2, name: 'Wei', clientId: '', kind: 'text' },
    ...{ locale: 'ar', text: 'السلام عليكم', content: {}, createdAt: '2026-01-05T10:00:00.000Z' },
  },
};
const answers: Record<string, unknown> = {
  '/api/chat/get': conversation,
  '/api/chat/list': { items: [conversation], more: false, unread: 0 },
  '/api/chat/subject': { partner: null, cards: [] },
  '/api/chat/attachable': [],
};
const open = (phone: boolean, id: number | null = null) => {
  const screenOf = (
    <ChatScreen
      owner={{ accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' }}
      asked={{ start: null, id, card: null, view: null }}
      choices={{ currencies: [], countries: [], usual: '' }}
    />
  );
  return show(phone ? <PhoneScope>{screenOf}</PhoneScope> : screenOf);
};
const row = () => within(screen.getByRole('list', { name: t.conversations })).getByRole('button');

beforeEach(() => {
  history.replaceState(null, '', '/');
  isWide = false;
  chat.files = new FileQueues('purchaser', chat.client as unknown as Chat['client']);
  call.mockReset();
  call.mockImplementation(async (path: string) => answers[path]);
});

it('moves the focus to the field when a conversation is opened by keyboard', async () => {
  open(false);
  (await waitFor(row)).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: t.write })).toHaveFocus();
});

it('shows only the open conversation on a phone, with the connection state once', async () => {
  open(true);
  const list = await waitFor(row);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await userEvent.click(list);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(list.closest('[inert]')).not.toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('truncates the last message at its own end, by direction', async () => {
  open(false);
  await waitFor(row);
  expect(screen.getByText('السلام عليكم')).toHaveAttribute('dir', 'auto');
});

it('shows the subject beside the conversation, or in its menu if there is no room', async () => {
  isWide = true;
  const { unmount } = open(false);
  await userEvent.click(await waitFor(row));
  const panel = screen.getByRole('complementary', { name: t.about.title });
  await userEvent.click(await within(panel).findByRole('button', { name: t.about.attach }));
  expect(screen.getByRole('searchbox', { name: t.cardSearch })).toHaveFocus();
  unmount();
  isWide = false;
  open(false);
  await userEvent.click(await waitFor(row));
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: t.more }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t.about.title }));
  const dialog = await screen.findByRole('dialog', { name: t.about.title });
  await userEvent.click(await within(dialog).findByRole('button', { name: t.about.attach }));
  expect(await screen.findByRole('dialog', { name: t.attachCard })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: t.about.title })).toBeNull();
});

const goBack = () => userEvent.click(screen.getByRole('button', { name: t.back }));
const isListed = () => waitFor(() => expect(row().closest('[inert]')).toBeNull());

it('returns to the list by history if it was opened from there', async () => {
  open(true);
  await userEvent.click(await waitFor(row));
  const entries = history.length;
  expect(location.search).toBe('?id=3');
  await goBack();
  await isListed();
  expect(location.search).toBe('');
  history.forward();
  await screen.findByRole('region', { name: conversation.name });
  expect(location.search).toBe('?id=3');
  history.back();
  await isListed();
  expect(history.length).toBe(entries);
});

it('replaces a conversation opened by address with the list', async () => {
  history.replaceState(null, '', '/?id=3');
  open(true, 3);
  await screen.findByRole('region', { name: conversation.name });
  const entries = history.length;
  await goBack();
  await isListed();
  expect([location.search, history.length]).toEqual(['', entries]);
  await userEvent.click(row());
  await goBack();
  await isListed();
  expect(location.search).toBe('');
});

it('lists archived conversations separately, and marks muted ones', async () => {
  const away = { ...conversation, id: 4, name: 'Ningbo Pumps', archived: true, muted: true };
  call.mockImplementation(async (path: string, input: { archived?: boolean }) =>
    path === '/api/chat/list' && input.archived ? { items: [away], more: false, unread: 0 } : answers[path],
  );
  open(false);
  await waitFor(row);
  await userEvent.click(screen.getByRole('button', { name: t.archived }));
  await waitFor(() => expect(row()).toHaveTextContent('Ningbo Pumps'));
  expect(row()).toHaveTextContent(t.muted);
  await userEvent.click(screen.getByRole('button', { name: t.hand.all }));
  await waitFor(() => expect(row()).toHaveTextContent('مصنع'));
});
