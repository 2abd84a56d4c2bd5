import type { IncomingMessage, Server } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

const head = (req: IncomingMessage) => {
  const lines = [`${req.method} ${req.url} HTTP/1.1`];
  for (let at = 0; at < req.rawHeaders.length; at += 2) lines.push(`${req.rawHeaders[at]}: ${req.rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
};

/** Path prefix of the chat's sockets. */
export const socketPrefix = '/socket.io/';

/**
 * Rejects protocol upgrades, except for the front's own sockets and, in development, Next's hot reload.
 * docs/architecture.md, Front.
 */
export function guardUpgrades(server: Server, rendererSocket: string, dev: boolean): void {
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, first: Buffer) => {
    if (req.url?.startsWith(socketPrefix)) return;
    if (!dev || !req.url?.startsWith('/_next/')) return void socket.destroy();
    const upstream = connect(rendererSocket, () => {
      upstream.write(head(req));
      upstream.write(first);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const [one, other] of [
      [upstream, socket],
      [socket, upstream],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
}
