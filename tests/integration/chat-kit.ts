import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { io, type Socket } from 'socket.io-client';
import { cookieName } from '@/lib/platform/auth/cookie';
import { createHosts } from '@/lib/platform/i18n/host';
import { networkOf } from '@/lib/platform/limit/network';
import type { Origin, OriginAnswer } from '@/lib/platform/pagestore/origin';
import type { RedisConnection } from '@/lib/platform/socket/redis';
import { SocketServer } from '@/lib/platform/socket/server';

const root = join(import.meta.dirname, '../..');
export const host = 'en.geco.localhost:3000';
const site = `http://${host}`;

type Handler = (request: Request) => Promise<Response>;
type Answer = { status: number; text: string };

/** Calls a route file as the renderer would. */
export async function askRoute(path: string, body: string, headers: Record<string, string>): Promise<Answer> {
  const { POST } = (await import(join(root, 'app', path, 'route.ts'))) as { POST: Handler };
  const request = new Request(`${site}${path}`, { method: 'POST', headers: { host, ...headers }, body });
  const answer = await POST(request);
  return { status: answer.status, text: await answer.text() };
}

type Settings = {
  /** Whether WebSocket is blocked on the way. */
  blocked?: boolean;
  /** Whether limits per network apply. */
  counted?: boolean;
  /** The connection to other fronts. */
  nodes?: RedisConnection | null;
  /** Awaited after the renderer's response, before the front gets it. */
  meanwhile?: (path: string) => unknown;
};

/** A front whose renderer is the route files of this process. */
export async function startSockets({ nodes = null, meanwhile, blocked = false, counted = false }: Settings = {}) {
  const server = createServer();
  let isAway = false;
  const requested: string[] = [];
  const post = async (path: string, headers: Record<string, string>, body: string): Promise<OriginAnswer> => {
    if (isAway) throw new Error('the renderer is away');
    requested.push(path);
    const { status, text } = await askRoute(path, body, { ...headers, 'content-type': 'application/json' });
    await meanwhile?.(path);
    return { status, headers: {}, body: Buffer.from(text) };
  };
  const hosts = createHosts({ baseHost: 'geco.localhost', local: true, scheme: 'http', publicPort: 3000 });
  const sockets = new SocketServer({
    ...{
      server,
      hosts,
      scheme: 'http',
      proxies: 0,
      exempt: new Set(counted ? [] : [networkOf('127.0.0.1')]),
      nodes,
      log: pino({ level: 'silent' }),
    },
    origin: { post } as unknown as Origin,
  });
  if (blocked) server.prependListener('upgrade', (_, socket) => socket.destroy());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const opened: Socket[] = [];
  type As = {
    kind: 'supplier' | 'purchaser' | 'staff';
    token: string;
    page?: 'chat' | 'count';
    origin?: string;
    transports?: ('websocket' | 'polling')[];
  };
  return {
    sockets,
    port,
    /** Paths requested from the renderer. */
    asked: requested,
    /** Makes the renderer stop or resume responding. */
    leave: (away: boolean) => {
      isAway = away;
    },
    /** A socket as a page opens it; not yet connected. */
    open({ kind, token, page = 'chat', origin: named, transports = ['websocket'] }: As): Socket {
      const cookie = `${cookieName[kind]}=${token}`;
      // Staff sessions exist on the main site only.
      const on = kind === 'staff' ? 'geco.localhost:3000' : host;
      const origin = named ?? `http://${on}`;
      const socket = io(`http://127.0.0.1:${port}`, {
        ...{ transports, reconnection: false, forceNew: true, auth: { userType: kind, page } },
        // Node's client sets the host of polling by itself.
        extraHeaders:
          transports[0] === 'polling' ? { cookie, origin: `http://127.0.0.1:${port}` } : { cookie, origin, host: on },
      });
      opened.push(socket);
      return socket;
    },
    async close() {
      for (const socket of opened) socket.disconnect();
      sockets.close();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The next payload of an event. */
export const next = <T>(socket: Socket, event: string): Promise<T> =>
  new Promise((resolve) => socket.once(event, resolve));

/** Settles when a socket is connected; 'refused: …' if it is not. */
export const entered = (socket: Socket): Promise<string> =>
  new Promise((settle) => {
    socket.once('connect', () => settle('connected'));
    socket.once('connect_error', ({ message }) => settle(`refused: ${message}`));
  });

export type Called = { code: number; message: string; data: never };
export const callBy = (socket: Socket, path: string, input: object): Promise<Called> =>
  socket.timeout(30_000).emitWithAck('call', path, input);
