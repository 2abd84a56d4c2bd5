import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchSession } from '@/lib/platform/socket/session-watch';

const minute = 60_000;
class Double extends EventEmitter {
  connected = true;

  leave(): void {
    this.connected = false;
    this.emit('disconnect');
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('checks when a session should end, and continues if it was extended', async () => {
  const socket = new Double();
  const look = vi.fn(async () => Date.now() + 2 * minute);
  watchSession(socket, Date.now() + minute, look);
  await vi.advanceTimersByTimeAsync(minute - 1);
  expect(look).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(look).toHaveBeenCalledTimes(2);
});

it('checks every five minutes if it lasts longer than a timer can', async () => {
  const socket = new Double();
  const until = Date.now() + 2 ** 32;
  const look = vi.fn(async () => until);
  watchSession(socket, until, look);
  await vi.advanceTimersByTimeAsync(11 * minute);
  expect(look).toHaveBeenCalledTimes(2);
});

it('pauses between checks of an expired session that was not closed', async () => {
  const socket = new Double();
  const look = vi.fn(async () => 0);
  watchSession(socket, 0, look);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(look).toHaveBeenCalledTimes(3);
});

it('leaves no timer for a closed socket, before or during a check', async () => {
  const [before, during] = [new Double(), new Double()];
  const until = Date.now() + minute;
  watchSession(before, until, async () => until);
  before.leave();
  expect(vi.getTimerCount()).toBe(0);
  watchSession(during, until, async () => {
    during.leave();
    return Date.now() + minute;
  });
  await vi.advanceTimersByTimeAsync(minute);
  expect(vi.getTimerCount()).toBe(0);
});
