import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChatScreen } from '@/components/chat/chat-screen';
import { FileQueues } from '@/components/chat/file-queues';
import type { Chat } from '@/components/chat/use-chat';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { show } from '../ui/page';

const { call, chat, messages, send, sendFile } = vi.hoisted(() => {
  const send = vi.fn(async () => 'sent');
  const messages = vi.fn((): object[] => []);
  return {
    ...{ messages, send, call: vi.fn(), sendFile: vi.fn() },
    chat: {
      ...{ state: 'offline', keeps: true, files: undefined as unknown },
      link: { on: () => () => undefined, onState: () => () => undefined, call: async () => null },
      client: {
        ...{ waiting: [], messages, generation: () => 0, isDetached: () => false },
        ...{ open: async () => undefined, leave: () => undefined, reach: () => undefined, send },
      },
    },
  };
});
replace('@/lib/platform/http/client', { call });
replace('@/lib/upload/client', { sendFile });
vi.mock('@/components/chat/use-chat', () => ({ useChat: () => chat, useVersion: () => 0 }));
vi.stubGlobal('matchMedia', () => ({
  ...{ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined },
}));

const t = english.chat;
const conversation = (id: number, name: string) => ({
  ...{ id, name, kind: 'trade', side: 'purchaser', locale: 'en', companyId: id, logo: null, assignee: null },
  ...{ notes: 0, lastNumber: 0, lastAt: null, last: null, unread: 0, blockedBy: null, muted: false, archived: false },
  ...{ open: true, own: { delivered: 0, read: 0 }, other: { delivered: 0, read: 0 } },
});
const pump = {
  ...{ kind: 'product', id: 7, title: { text: 'Slurry pump', locale: 'en' }, picture: null, price: null, unit: null },
  ...{ minimumOrder: null, quote: null, requestState: null, quotationState: null, path: '/product/7.html' },
};
const answers: Record<string, unknown> = {
  '/api/chat/list': { items: [conversation(3, 'Acme'), conversation(4, 'Heide')], more: false, unread: 0 },
  '/api/chat/attachable': [pump],
};
const enter = async (name: string) => {
  const list = await screen.findByRole('list', { name: t.conversations });
  await userEvent.click(within(list).getByRole('button', { name: new RegExp(name) }));
  return screen.findByRole('region', { name });
};
const leavePage = () => (window.dispatchEvent(new Event('beforeunload', { cancelable: true })) ? 'left' : 'asked');
const open = () =>
  show(
    <ChatScreen
      owner={{ accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' }}
      asked={{ start: null, id: null, card: null, view: null }}
      choices={{ currencies: [], countries: [], usual: '' }}
    />,
  );

beforeEach(() => {
  history.replaceState(null, '', '/');
  call.mockReset();
  call.mockImplementation(async (path: string) => answers[path]);
  for (const mock of [send, sendFile, messages]) mock.mockClear();
  chat.files = new FileQueues('purchaser', chat.client as unknown as Chat['client']);
});

it('sends a file to the conversation it was chosen for, whichever is open after the upload', async () => {
  let arrive: (upload: object) => void = () => undefined;
  sendFile.mockReturnValue(
    new Promise((done) => {
      arrive = done;
    }),
  );
  messages.mockReturnValue([{ number: 5, side: 'supplier', createdAt: '2026-01-05T10:00:00.000Z' }]);
  open();
  await enter('Acme');
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('there is no file field');
  await userEvent.upload(picker, new File(['%PDF-'], 'drawing.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('drawing.pdf')).toBeVisible();
  await enter('Heide');
  expect(screen.queryByText('drawing.pdf')).toBeNull();
  const [, sending] = sendFile.mock.calls[0] ?? [];
  expect(sending.signal.aborted).toBe(false);
  expect(leavePage()).toBe('asked');
  // Messages that arrived meanwhile had not been seen.
  messages.mockReturnValue([{ number: 6, side: 'supplier', createdAt: '2026-01-05T10:01:00.000Z' }]);
  await enter('Acme');
  expect(screen.getByText('drawing.pdf')).toBeVisible();
  await enter('Heide');
  arrive({ key: 'attachment/drawing.pdf' });
  await waitFor(() => expect(send.mock.calls).toEqual([[3, { kind: 'file', key: 'attachment/drawing.pdf' }, 5]]));
  await enter('Acme');
  expect(screen.queryByText('drawing.pdf')).toBeNull();
  expect(leavePage()).toBe('left');
});

it('restores what was chosen for the next message in its own conversation only', async () => {
  open();
  await enter('Acme');
  await userEvent.click(screen.getByRole('button', { name: t.attachMenu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: t.attachCard }));
  await userEvent.click(await screen.findByRole('button', { name: /Slurry pump/ }));
  expect(screen.getByText(t.cardAttached)).toBeVisible();
  await enter('Heide');
  expect(screen.queryByText(t.cardAttached)).toBeNull();
  await enter('Acme');
  expect(screen.getByText(t.cardAttached)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: t.send }));
  expect(send.mock.calls).toEqual([[3, { kind: 'card', card: { kind: 'product', id: 7 } }]]);
  expect(screen.queryByText(t.cardAttached)).toBeNull();
});
