import type { Socket } from 'socket.io';
import { sockets as limits } from '@/lib/platform/limit/socket';

type Packet = { type: string; data?: unknown };
type RawSocket = {
  on: (event: 'packet', listener: (packet: Packet) => void) => void;
  close: (discard?: boolean) => void;
};
type Trimmed = {
  conn: { request: unknown };

  handshake: { headers: unknown; url: unknown };
};

/** Packets of the protocol that a client sends here: who it is, once and first, and events. */
const [connect, event] = ['0', '2'];

/**
 * Ends a connection that sends what no page does: bytes or their announcement, since the chat has nothing but text; a second
 * greeting, each of which would ask the renderer anew; a goodbye, after which it would stay open; and packets without end.
 */
export function guardPackets(raw: RawSocket): void {
  const { max, seconds } = limits.packets;
  let greeted = false;
  let [since, count] = [Date.now(), 0];
  const isFlood = () => {
    const now = Date.now();
    if (now - since >= seconds * 1000) [since, count] = [now, 0];
    count += 1;
    return count > max;
  };
  const isForeign = (data: unknown) => {
    const kind = typeof data === 'string' ? data.charAt(0) : null;
    const first = !greeted;
    greeted = true;
    return kind !== (first ? connect : event);
  };
  raw.on('packet', ({ type, data }) => {
    if (isFlood() || (type === 'message' && isForeign(data))) raw.close(true);
  });
}

/** Lets go of the request that a socket was opened by, which is most of what an idle one would hold. */
export function trimMemory(socket: unknown): void {
  const { conn, handshake } = socket as Socket & Trimmed;
  conn.request = null as never;
  handshake.headers = {};
}
