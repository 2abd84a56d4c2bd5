import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MessageList } from '@/components/chat/message-list';
import type { Chat } from '@/components/chat/use-chat';
import type { ChatMessage, Conversation } from '@/lib/chat/schema';
import english from '@/messages/en.json';
import { show } from '../ui/page';

type Listed = { data: readonly unknown[]; children: (line: unknown) => ReactNode };
vi.mock('virtua', () => ({ Virtualizer: ({ data, children }: Listed) => <ul>{data.map(children)}</ul> }));

const t = english.chat;
let resized: () => void;
vi.stubGlobal(
  'ResizeObserver',
  class {
    constructor(tell: () => void) {
      resized = tell;
    }
    observe() {}
    disconnect() {}
  },
);

const owner = { accountId: 1, kind: 'purchaser', name: 'Awa', timeZone: 'UTC' } as const;
const of = { id: 3, kind: 'trade', side: 'purchaser', name: 'Acme', other: { delivered: 0, read: 0 } } as Conversation;
const message = (number: number, text = `Message ${number}`) =>
  ({
    ...{ conversationId: 3, number, side: 'supplier', accountId: 2, name: 'Wei', clientId: `${number}` },
    ...{ kind: 'text', locale: 'en', text, content: {}, createdAt: '2026-01-05T10:00:00.000Z' },
  }) as ChatMessage;
const onBottom = vi.fn();
const size = { box: 300, content: 1_000 };

const openOlder = vi.fn();
const openNewer = vi.fn();

function open(messages = [message(1), message(2)], isDetached = false) {
  const client = {
    ...{ messages: () => messages, waiting: [], isDetached: () => isDetached },
    ...{ openOlder, openNewer, openNewest: openNewer },
  };
  show(<MessageList chat={{ client } as unknown as Chat} of={of} owner={owner} onBottom={onBottom} />);
  const box = screen.getByRole('region');
  Object.defineProperties(box, {
    scrollHeight: { get: () => size.content },
    clientHeight: { get: () => size.box },
  });
  let top = 0;
  Object.defineProperty(box, 'scrollTop', {
    get: () => top,
    set: (next: number) => {
      top = Math.max(0, Math.min(next, size.content - size.box));
    },
  });
  const resize = (change: Partial<typeof size>) => {
    Object.assign(size, change);
    act(() => resized());
  };
  const scroll = (to: number) => {
    box.scrollTop = to;
    fireEvent.scroll(box);
  };
  resize({});
  return { box, resize, scroll };
}

beforeEach(() => {
  Object.assign(size, { box: 300, content: 1_000 });
  for (const mock of [onBottom, openOlder, openNewer]) mock.mockReset();
});

it('opens at its end and stays there when its box or content changes', () => {
  const { box, resize } = open();
  expect(box.scrollTop).toBe(700);
  resize({ box: 100 });
  expect(box.scrollTop).toBe(900);
  size.content = 1_400;
  fireEvent.scroll(box);
  resize({});
  expect(box.scrollTop).toBe(1_300);
  expect(screen.queryByRole('button', { name: t.toLast })).toBeNull();
  expect(onBottom).not.toHaveBeenCalled();
});

it('keeps the reader’s position, with a link to the end that takes no space', () => {
  const { box, resize, scroll } = open();
  scroll(200);
  resize({ box: 100, content: 1_200 });
  expect(box.scrollTop).toBe(200);
  expect(onBottom).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('button', { name: t.toLast }).parentElement).toHaveClass('absolute');
});

it.each([
  ['earlier', openOlder, t.olderFailed, false],
  ['later', openNewer, t.newerFailed, true],
] as const)(
  'reports that %s messages failed to load, once, and retries on request',
  async (_, ask, failed, isDetached) => {
    ask.mockRejectedValue(new Error('no answer'));
    const { box, scroll } = open([message(51), message(52)], isDetached);
    await act(async () => undefined);
    scroll(isDetached ? 700 : 0);
    expect(await screen.findByText(failed)).toBeVisible();
    const calls = ask.mock.calls.length;
    scroll(isDetached ? 690 : 10);
    expect(ask).toHaveBeenCalledTimes(calls);
    ask.mockResolvedValue(undefined);
    await userEvent.click(screen.getByRole('button', { name: t.retry }));
    expect(ask).toHaveBeenCalledTimes(calls + 1);
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
    expect(box).toHaveFocus();
  },
);
