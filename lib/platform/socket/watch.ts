import type { Socket } from 'socket.io';
import { sockets as limits } from '@/lib/platform/limit/socket';

type Watched = Pick<Socket, 'connected'> & { once: (event: 'disconnect', listener: () => void) => unknown };

/** Milliseconds: a clock that is a little ahead must not make looks follow each other without a pause. */
const min = 1_000;
const max = limits.lookSeconds * 1000;

/**
 * Looks whether a session still holds when it is due to end, and every five minutes before, for what ends it without a word,
 * as a membership. A session in use is prolonged, so that its end alone says nothing.
 * @param until when it is due to end, in milliseconds
 * @param look resolves to when it is then; never rejects
 */
export function watchSession(socket: Watched, until: number, look: () => Promise<number>): void {
  let timer: NodeJS.Timeout;
  const set = (next: number) => {
    if (!socket.connected) return;
    const wait = Math.min(Math.max(next - Date.now(), min), max);
    timer = setTimeout(async () => set(await look()), wait).unref();
  };
  socket.once('disconnect', () => clearTimeout(timer));
  set(until);
}
