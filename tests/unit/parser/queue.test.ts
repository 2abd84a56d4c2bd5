import { expect, it } from 'vitest';
import { AppError } from '@/lib/errors';
import { FairQueue } from '@/lib/parser/queue';

const limits = { waitingOfAccount: 2, waiting: 100, retry: 5 };
const codeOf = (run: () => void) => {
  try {
    run();
    return 'added';
  } catch (error) {
    return error instanceof AppError ? `${error.code} ${error.retryAfter}` : String(error);
  }
};

it('lets accounts take turns, whoever came first with however many', () => {
  const queue = new FairQueue<string>({ ...limits, waitingOfAccount: 40 });
  for (let index = 0; index < 40; index++) queue.add('a', `a${index}`);
  queue.add('b', 'b0');
  queue.add('c', 'c0');
  const order: string[] = [];
  for (let turn = queue.take(); turn; turn = queue.take()) {
    order.push(turn.item);
    queue.done(turn.account);
  }
  expect(order.slice(0, 5)).toEqual(['a0', 'b0', 'c0', 'a1', 'a2']);
  expect(order).toHaveLength(42);
});

it('has one of an account in work at a time', () => {
  const queue = new FairQueue<number>(limits);
  queue.add('a', 1);
  queue.add('a', 2);
  queue.add('b', 3);
  expect(queue.take()).toEqual({ account: 'a', item: 1 });
  expect(queue.take()).toEqual({ account: 'b', item: 3 });
  expect(queue.take()).toBeNull();
  queue.done('a');
  expect(queue.take()).toEqual({ account: 'a', item: 2 });
});

it('has no room for a third of an account that waits, nor for more than it may hold of all', () => {
  const queue = new FairQueue<number>({ ...limits, waiting: 4 });
  queue.add('a', 0);
  queue.take();
  expect([1, 2, 3].map((item) => codeOf(() => queue.add('a', item)))).toEqual(['added', 'added', 'tooManyRequests 5']);
  expect(codeOf(() => queue.add('b', 4))).toBe('added');
  expect(codeOf(() => queue.add('c', 5))).toBe('added');
  expect(codeOf(() => queue.add('d', 6))).toBe('unavailable 5');
  expect(queue.clear()).toEqual([1, 2, 4, 5]);
});
