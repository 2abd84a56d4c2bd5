import { expect, it } from 'vitest';
import { MessageThread } from '@/lib/chat/client/thread';
import type { ChatMessage } from '@/lib/chat/schema';

const messages = (...numbers: number[]) => numbers.map((number) => ({ number }) as ChatMessage);
const shown = (thread: MessageThread) => thread.items.map(({ number }) => number);
const begun = (...numbers: number[]) => {
  const thread = new MessageThread();
  thread.begin(messages(...numbers));
  return thread;
};

it('shows a contiguous run of numbers, in order, each once', () => {
  const thread = begun(4, 5);
  thread.accept(messages(8, 5, 6));
  expect(shown(thread)).toEqual([4, 5, 6]);
  expect(thread.hasGap).toBe(true);
  thread.accept(messages(7, 6));
  expect(shown(thread)).toEqual([4, 5, 6, 7, 8]);
  expect(thread.hasGap).toBe(false);
});

it('keeps messages that arrive while its first page is loading', () => {
  const thread = new MessageThread();
  thread.accept(messages(1, 2));
  expect(thread.hasGap).toBe(false);
  thread.begin(messages(1));
  expect(shown(thread)).toEqual([1, 2]);
});

it('accepts older pages only if contiguous', () => {
  const thread = begun(4, 5);
  thread.prepend(messages(1, 2));
  expect(shown(thread)).toEqual([4, 5]);
  thread.prepend(messages(2, 3));
  expect(shown(thread)).toEqual([2, 3, 4, 5]);
});

it('around an older message expects nothing newer, and continues there once loaded', () => {
  const thread = new MessageThread();
  thread.begin(messages(4, 5), true);
  thread.accept(messages(8));
  expect(shown(thread)).toEqual([4, 5]);
  expect(thread.hasGap).toBe(false);
  thread.accept(messages(6, 7));
  expect(shown(thread)).toEqual([4, 5, 6, 7, 8]);
});
