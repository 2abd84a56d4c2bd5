import type { Socket } from 'socket.io';
import { sockets as limits } from '@/lib/platform/limit/socket';

type Watched = Pick<Socket, 'connected'> & { once: (event: 'disconnect', listener: () => void) => unknown };

/** Milliseconds: a slightly fast clock must not cause checks in a tight loop. */
const min = 1_000;
const max = limits.lookSeconds * 1000;

/**
 * Checks a session when it should expire, and every five minutes before, for silent ends such as a membership's. Active
 * sessions are renewed, so the expiry alone is not conclusive.
 * @param until expiry, in milliseconds @param look resolves to the new expiry; never rejects
 */
export function watchSession(socket: Watched, until: number, check: () => Promise<number>): void {
  let timer: NodeJS.Timeout;
  const schedule = (next: number) => {
    if (!socket.connected) return;
    const wait = Math.min(Math.max(next - Date.now(), min), max);
    timer = setTimeout(async () => schedule(await check()), wait).unref();
  };
  socket.once('disconnect', () => clearTimeout(timer));
  schedule(until);
}
