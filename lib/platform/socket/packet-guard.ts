import type { Socket } from 'socket.io';
import { sockets as limits } from '@/lib/platform/limit/socket';

type Packet = { type: string; data?: unknown };
type RawSocket = {
  on: (event: 'packet', listener: (packet: Packet) => void) => void;
  close: (discard?: boolean) => void;
};
type SocketMemory = {
  conn: { request: unknown };

  handshake: { headers: unknown; url: unknown };
};

/** Packet types a client may send: connect, once and first, and events. */
const [connect, event] = ['0', '2'];

/**
 * Closes connections that send what no page of ours does: binary packets, since the chat is text only; a second
 * connect, each of which would query the renderer; a disconnect, which leaves the connection open; and floods.
 */
export function guardPackets(raw: RawSocket): void {
  const { max, seconds } = limits.packets;
  let isConnected = false;
  let [since, count] = [Date.now(), 0];
  const isFlood = () => {
    const now = Date.now();
    if (now - since >= seconds * 1000) [since, count] = [now, 0];
    count += 1;
    return count > max;
  };
  const isForeign = (data: unknown) => {
    const kind = typeof data === 'string' ? data.charAt(0) : null;
    const first = !isConnected;
    isConnected = true;
    return kind !== (first ? connect : event);
  };
  raw.on('packet', ({ type, data }) => {
    if (isFlood() || (type === 'message' && isForeign(data))) raw.close(true);
  });
}

/** Releases the request that opened a socket, which is most of an idle one's memory. */
export function trimMemory(socket: unknown): void {
  const { conn, handshake } = socket as Socket & SocketMemory;
  conn.request = null as never;
  handshake.headers = {};
}
