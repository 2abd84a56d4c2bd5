import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChatScreen } from '@/components/chat/chat-screen';
import { FileQueues } from '@/components/chat/file-queues';
import type { Chat } from '@/components/chat/use-chat';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { show } from '../ui/page';

const { call, send, sendFile, chat } = vi.hoisted(() => {
  const send = vi.fn(async () => 'sent');
  return {
    send,
    call: vi.fn(),
    sendFile: vi.fn(async (file: File) => ({ key: `attachment/${file.name}` })),
    chat: {
      ...{ state: 'offline', keeps: true, files: undefined as unknown },
      link: { on: () => () => undefined, onState: () => () => undefined, call: async () => null },
      client: {
        ...{ waiting: [], messages: () => [], generation: () => 0, isDetached: () => false },
        ...{ open: async () => undefined, leave: () => undefined, send },
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
const conversation = {
  ...{ id: 3, kind: 'trade', side: 'purchaser', name: 'Acme', locale: 'en', companyId: 5, logo: null, assignee: null },
  ...{ notes: 0, lastNumber: 0, lastAt: null, last: null, unread: 0, blockedBy: null, muted: false, archived: false },
  ...{ open: true, own: { delivered: 0, read: 0 }, other: { delivered: 0, read: 0 } },
};
const file = new File(['%PDF-'], 'drawing.pdf', { type: 'application/pdf' });
// jsdom's own event has no relatedTarget.
const leave = (from: Element, relatedTarget: Element) =>
  fireEvent(from, new MouseEvent('dragleave', { bubbles: true, relatedTarget }));
const carrying = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files, dropEffect: 'copy' } });

const open = async (over: object = {}): Promise<HTMLElement> => {
  call.mockResolvedValue({ items: [{ ...conversation, ...over }], more: false, unread: 0 });
  show(
    <ChatScreen
      owner={{ accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' }}
      asked={{ start: null, id: null, card: null, view: null }}
      choices={{ currencies: [], countries: [], usual: '' }}
    />,
  );
  const list = await screen.findByRole('list', { name: t.conversations });
  await userEvent.click(within(list).getByRole('button'));
  return screen.getByRole('region', { name: 'Acme' });
};

beforeEach(() => {
  history.replaceState(null, '', '/');
  call.mockReset();
  send.mockClear();
  sendFile.mockClear();
  chat.files = new FileQueues('purchaser', chat.client as unknown as Chat['client']);
});

it('accepts files dropped on the open conversation, and shows the drop zone while dragging', async () => {
  const thread = await open();
  const field = screen.getByRole('textbox', { name: t.write });
  fireEvent.dragOver(field, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(screen.queryByText(t.dropHere)).toBeNull();
  expect(fireEvent.dragOver(field, carrying())).toBe(false);
  expect(screen.getByText(t.dropHere)).toBeVisible();
  leave(field, thread);
  expect(screen.getByText(t.dropHere)).toBeVisible();
  leave(thread, document.body);
  expect(screen.queryByText(t.dropHere)).toBeNull();
  fireEvent.dragOver(field, carrying());
  expect(fireEvent.drop(field, carrying(file))).toBe(false);
  expect(screen.queryByText(t.dropHere)).toBeNull();
  await waitFor(() => expect(send).toHaveBeenCalledWith(3, { kind: 'file', key: 'attachment/drawing.pdf' }, 0));
});

it('does not navigate when files are dropped elsewhere', async () => {
  await open();
  const over = carrying(file);
  expect(fireEvent.dragOver(screen.getByRole('heading', { level: 1 }), over)).toBe(false);
  expect(fireEvent.drop(document.body, over)).toBe(false);
  expect(sendFile).not.toHaveBeenCalled();
  // Content dragged within the page is not a file and drops normally.
  expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
});

it('accepts no files where nothing can be written', async () => {
  const thread = await open({ blockedBy: 'other' });
  expect(fireEvent.dragOver(thread, carrying())).toBe(false);
  expect(screen.queryByText(t.dropHere)).toBeNull();
  expect(fireEvent.drop(thread, carrying(file))).toBe(false);
  expect(sendFile).not.toHaveBeenCalled();
});
