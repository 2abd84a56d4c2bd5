import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChatScreen } from '@/components/chat/chat-screen';
import { PhoneScope } from '@/components/form/phone-scope';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { show } from '../ui/page';

const { call, chat } = vi.hoisted(() => ({
  call: vi.fn(),
  chat: {
    state: 'offline',
    keeps: true,
    link: { on: () => () => undefined, onState: () => () => undefined, call: async () => null },
    client: {
      ...{ waiting: [], messages: () => [], generation: () => 0, isDetached: () => false },
      ...{ open: async () => undefined, leave: () => undefined },
    },
  },
}));
replace('@/lib/http/client', { call });
vi.mock('@/components/chat/use-chat', () => ({ useChat: () => chat, useVersion: () => 0 }));

const t = english.chat;
const conversation = {
  ...{ id: 3, kind: 'trade', side: 'purchaser', name: 'مصنع', locale: 'ar', companyId: 5, logo: null, assignee: null },
  ...{ notes: 0, lastNumber: 1, lastAt: '2026-01-05T10:00:00.000Z', unread: 0, blockedBy: null, open: true },
  ...{ own: { delivered: 1, read: 1 }, other: { delivered: 1, read: 1 } },
  last: {
    ...{ conversationId: 3, number: 1, side: 'supplier', accountId: 2, name: 'Wei', clientId: '', kind: 'text' },
    ...{ locale: 'ar', text: 'السلام عليكم', content: {}, createdAt: '2026-01-05T10:00:00.000Z' },
  },
};
const open = (phone: boolean) => {
  const screenOf = (
    <ChatScreen
      owner={{ accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' }}
      asked={{ start: null, id: null, card: null, view: null }}
      choices={{ currencies: [], countries: [], usual: '' }}
    />
  );
  return show(phone ? <PhoneScope>{screenOf}</PhoneScope> : screenOf);
};
const row = () => within(screen.getByRole('list', { name: t.conversations })).getByRole('button');

beforeEach(() => {
  history.replaceState(null, '', '/');
  call.mockReset();
  call.mockResolvedValue({ items: [conversation], more: false, unread: 0 });
});

it('goes on to the field when a conversation is opened by keyboard', async () => {
  open(false);
  (await waitFor(row)).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: t.write })).toHaveFocus();
});

it('has on a phone nothing but the conversation that is open, with the state of the connection once', async () => {
  open(true);
  const list = await waitFor(row);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await userEvent.click(list);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(list.closest('[inert]')).not.toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('cuts what was said last at its own end, whichever way it is written', async () => {
  open(false);
  await waitFor(row);
  expect(screen.getByText('السلام عليكم')).toHaveAttribute('dir', 'auto');
});
