import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@/lib/platform/limit/network';
import { connection } from '@/lib/platform/limit/table';

const last = new WeakSet<Socket>();

/** Whether a response on this connection was announced as its last; later requests are ignored (RFC 9112, 9.6). */
const isEnding = (socket: Socket): boolean => last.has(socket);

/** Marks the response to `req` as the last of its connection; the rest of the body is read and dropped. */
export function announceEnd(req: IncomingMessage, res: ServerResponse): void {
  last.add(req.socket);
  res.setHeader('connection', 'close');
  req.unpipe();
  req.resume();
}

const closeListeners = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls `listener` when a connection closes, or now if it is closed. Node only notifies the response being written;
 * pipelined ones behind it would wait forever.
 * @returns unsubscribe
 */
export function onClose(socket: Socket, listener: () => void): () => void {
  if (socket.destroyed) listener();
  const listeners = closeListeners.get(socket) ?? new Set();
  if (!closeListeners.has(socket)) {
    closeListeners.set(socket, listeners);
    socket.once('close', () => {
      for (const one of listeners) one();
    });
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Half-closes a connection and destroys it some seconds later. If destroyed at once, client data still in flight would
 * cause a reset, which can discard the response before the client has read it.
 */
export function closeGracefully(socket: Socket): void {
  if (socket.destroyed) return;
  const destroyLater = () => {
    const timer = setTimeout(() => socket.destroy(), connection.drainSeconds * 1000);
    socket.once('close', () => clearTimeout(timer));
  };
  if (socket.writableFinished) destroyLater();
  else socket.once('finish', destroyLater);
  if (!socket.writableEnded) socket.end();
}

/** Node's HTTP server for clients, with timeouts; requests after an announced end wait for the connection to close. */
export function createPublicServer(answer: RequestListener): Server {
  const server = createServer({
    headersTimeout: connection.headSeconds * 1000,
    requestTimeout: connection.requestSeconds * 1000,
    keepAliveTimeout: connection.idleSeconds * 1000,
    connectionsCheckingInterval: 5_000,
  });
  server.timeout = connection.silentSeconds * 1000;
  // Node would drop headers over its limit, possibly those announcing a body.
  server.maxHeadersCount = 0;
  const handle: RequestListener = (req, res) => {
    if (isEnding(req.socket)) req.socket.pause();
    else answer(req, res);
  };
  // 100 Continue is sent once the body is wanted.
  const handleExpecting: RequestListener = (req, res) => {
    const isBehind = res.socket === null;
    handle(req, res);
    // It gets no 100 Continue (see `sendBody`), and without one Node ends the connection.
    if (isBehind) last.add(req.socket);
  };
  return server.on('request', handle).on('checkContinue', handleExpecting);
}

/** Closes connections over the limits: in total, and per network if the client's own address is visible. */
export function limitConnections(server: Server, proxies: number): void {
  server.maxConnections = connection.max;
  if (proxies > 0) return;
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = open.get(network) ?? 0;
    if (count >= connection.maxNetwork) return void socket.destroy();
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
