import type { Socket } from 'socket.io';

type Packet = { type: string; data?: unknown };
type RawSocket = {
  on: (event: 'packet', listener: (packet: Packet) => void) => void;
  close: (discard?: boolean) => void;
};
type Trimmed = {
  conn: { request: unknown };

  handshake: { headers: unknown; url: unknown };
};

/** Ends a connection that sends bytes or announces them (packets 5 and 6 of the protocol): the chat has nothing but text. */
export const refuseBinary = (raw: RawSocket): void =>
  raw.on('packet', ({ type, data }) => {
    if (type !== 'message') return;
    if (typeof data !== 'string' || data.startsWith('5') || data.startsWith('6')) raw.close(true);
  });

/** Lets go of the request that a socket was opened by, which is most of what an idle one would hold. */
export function trimMemory(socket: unknown): void {
  const { conn, handshake } = socket as Socket & Trimmed;
  conn.request = null as never;
  handshake.headers = {};
}
