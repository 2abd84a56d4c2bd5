import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Server, type Socket } from 'socket.io';
import { type Emission, onEmission, roomOf } from '@/lib/platform/emission';
import { AppError } from '@/lib/platform/errors';
import { FairQueue } from '@/lib/platform/limit/fair-queue';
import { sockets as limits } from '@/lib/platform/limit/socket';
import type { Origin } from '@/lib/platform/pagestore/origin';
import { socketPrefix } from '@/lib/platform/pagestore/upgrade';
import { AuthoriseQueue, RefusedError } from './authorise-queue';
import { type Identity, makeCall, ownAnswer } from './call';
import { ConnectBuffer } from './connect-buffer';
import {
  type BetweenNodes,
  type CallAnswer,
  type ClientToServer,
  clientEvents,
  type EventHandlers,
  type OwnEvents,
  type SocketPage,
} from './event';
import { type Handshake, type HandshakeSettings, handshakeInput, identityOf, type OpenedSession } from './handshake';
import { guardPackets, trimMemory } from './packet-guard';
import { onNodeLost, type RedisConnection } from './redis';
import { watchSession } from './session-watch';

export type SocketSettings = HandshakeSettings & {
  server: HttpServer;
  origin: Origin;
  log: Logger;
  /** Networks exempt from the front's rates, as written by `networkOf`. */
  exempt: ReadonlySet<string>;
  /** The connection to other nodes; null without any. */
  nodes: RedisConnection | null;
};
/** State of a socket. `cameAt`: when its page came, if it receives messages, else 0. */
type SocketState = { handshake: Handshake; identity: Identity; session: OpenedSession; calls: number; cameAt: number };
type ServerEvents = EventHandlers<OwnEvents>;
type AnySocket = Socket<ClientToServer, ServerEvents, BetweenNodes, SocketState>;
/** Chat events, whose names and payloads the front does not know. */
type AnyEmitter = { emit(event: string, data: unknown): unknown };

const isAnswer = (value: unknown): value is (answer: CallAnswer) => void => typeof value === 'function';
const isOlder = (one: Pick<SocketPage, 'at' | 'id'>, other: SocketPage): boolean =>
  one.at < other.at || (one.at === other.at && one.id < other.id);

/**
 * The chat's sockets, in the front. It knows nothing about conversations: the renderer identifies sockets and answers
 * their calls. docs/architecture.md, Front; docs/decisions/0033-socket.md.
 */
export class SocketServer {
  readonly io: Server<ClientToServer, ServerEvents, BetweenNodes, SocketState>;
  #queue = new FairQueue(limits.queue);
  #rate = new RateLimiterMemory({ points: limits.calls.max, duration: limits.calls.seconds });
  #authoriseQueue: AuthoriseQueue;
  #connectBuffer = new ConnectBuffer();
  #latest = 0;
  #cleanups: (() => void)[] = [];

  constructor(private readonly settings: SocketSettings) {
    this.#authoriseQueue = new AuthoriseQueue(settings);
    this.io = new Server(settings.server, {
      ...{ path: socketPrefix, addTrailingSlash: false, serveClient: false, transports: ['websocket', 'polling'] },
      ...{ destroyUpgrade: false, perMessageDeflate: false, httpCompression: false, cookie: false },
      ...(settings.nodes ? { adapter: settings.nodes.adapter } : {}),
      maxHttpBufferSize: limits.packet,
      connectTimeout: limits.greetingSeconds * 1000,
      allowRequest: (req, decide) => void this.#authoriseQueue.mayStart(req).then((may) => decide(null, may)),
    });
    this.io.engine.on('connection', guardPackets);
    this.io.engine.on('headers', (headers: Record<string, string>) => {
      headers['cache-control'] = 'no-store';
    });
    this.io.use((socket, next) => this.#authorise(socket).then(() => next(), next));
    this.io.on('connection', (socket) => this.#onConnection(socket));
    this.#cleanups.push(onEmission((emission) => this.#broadcast(emission)));
    if (settings.nodes) this.#joinNodes(settings.nodes);
  }

  /** Tells every page, of all nodes, to ask for what it may have missed. */
  resync(): void {
    this.io.local.emit('resync', null);
    if (this.settings.nodes) this.io.serverSideEmit('resync');
  }

  /** Tells the pages of this node that calls must wait. */
  suspend(): void {
    this.io.local.emit('suspended', null);
  }

  /** Closes every connection of this node and accepts no more. */
  close(): void {
    for (const end of this.#cleanups) end();
    this.io.local.disconnectSockets(true);
    this.io.engine.close();
    this.settings.nodes?.close();
  }

  #joinNodes(nodes: RedisConnection): void {
    const resync = () => void this.io.local.emit('resync', null);
    this.io.on('resync', resync);
    this.io.on('tell', (emission) => this.#broadcastHere(emission));
    this.io.on('supersede', (page) => this.#supersedeHere(page));
    nodes.onReconnect(resync);
    this.#cleanups.push(onNodeLost(this.io, resync));
  }

  // Emit locally first: a broadcast via the adapter would reach nobody while Redis is down.
  #broadcast(emission: Emission): void {
    this.#broadcastHere(emission);
    if (this.settings.nodes) this.io.serverSideEmit('tell', emission);
  }

  #broadcastHere(emission: Emission): void {
    const { rooms, event, data } = emission;
    const targets = this.io.local.to([...rooms]);
    const emitter: AnyEmitter = targets;
    emitter.emit(event, data);
    if (event !== 'ended') return;
    this.#connectBuffer.push(emission);
    targets.disconnectSockets(true);
  }

  /** @throws RefusedError, whose reason the client gets */
  async #authorise(socket: AnySocket): Promise<void> {
    const { conn, data } = socket;
    const handshake = handshakeInput.safeParse(socket.handshake.auth);
    const identity = handshake.success ? identityOf(socket.request, handshake.data, this.settings) : null;
    if (!handshake.success || identity === null) throw new RefusedError('unauthorized');
    if (conn.readyState !== 'open') throw new RefusedError('unavailable');
    const closed = new AbortController();
    conn.once('close', () => {
      closed.abort();
      this.#connectBuffer.drain(socket);
    });
    this.#connectBuffer.start(socket);
    const session = await this.#authoriseQueue.authorise(identity, closed.signal);
    const ownRoom = roomOf.account(session.accountId);
    if ((this.io.of('/').adapter.rooms.get(ownRoom)?.size ?? 0) >= limits.perAccount) throw new RefusedError('tooMany');
    Object.assign(data, { handshake: handshake.data, identity, session, calls: 0, cameAt: 0 } satisfies SocketState);
    await socket.join(session.rooms);
    trimMemory(socket);
  }

  #onConnection(socket: AnySocket): void {
    const { handshake, session } = socket.data;
    const ended = this.#connectBuffer.drain(socket).find(({ rooms }) => rooms.some((room) => socket.rooms.has(room)));
    if (ended) {
      const emitter: AnyEmitter = socket;
      emitter.emit(ended.event, ended.data);
      return void socket.disconnect(true);
    }
    socket.onAny((event: string, ...args: unknown[]) => this.#onEvent(socket, event, args));
    watchSession(socket, session.expiresAt, () => this.#checkSession(socket));
    if (handshake.page === 'chat') this.#supersede(socket, `page:${handshake.userType}:${session.sessionId}`);
  }

  // Only a browser's newest page receives messages. The number increases across nodes as far as they have heard of each
  // other, so that a late event does not close a page that came after.
  #supersede(socket: AnySocket, room: string): void {
    const page = { room, at: Math.max(this.#latest + 1, Date.now()), id: socket.id };
    socket.data.cameAt = page.at;
    this.#supersedeHere(page);
    void socket.join(room);
    if (this.settings.nodes) this.io.serverSideEmit('supersede', page);
  }

  #supersedeHere(page: SocketPage): void {
    this.#latest = Math.max(this.#latest, page.at);
    const { adapter, sockets } = this.io.of('/');
    for (const id of [...(adapter.rooms.get(page.room) ?? [])]) {
      const socket = sockets.get(id);
      if (!socket || !isOlder({ at: socket.data.cameAt, id }, page)) continue;
      socket.emit('superseded', null);
      socket.disconnect(true);
    }
  }

  #onEvent(socket: AnySocket, event: string, args: unknown[]): void {
    const answer = args.pop();
    const request = clientEvents.call.safeParse(args);
    if (event !== 'call' || !request.success || !isAnswer(answer)) return void socket.disconnect(true);
    const [path, input] = request.data;
    this.#call(socket, path, input).then(
      (result) => {
        answer(result);
        if (result.code === 401) this.#end(socket);
      },
      (error: Error) => {
        this.settings.log.error({ err: error, path }, 'a call of a socket failed');
        answer(ownAnswer(500));
      },
    );
  }

  #end(socket: AnySocket): void {
    socket.emit('ended', { reason: null });
    socket.disconnect(true);
  }

  async #call(socket: AnySocket, path: string, input: object): Promise<CallAnswer> {
    const { handshake, session, identity } = socket.data;
    if (path.startsWith('/api/admin/') !== (handshake.userType === 'staff')) return ownAnswer(404);
    if (socket.data.calls >= limits.calls.atOnce) return ownAnswer(429, 1);
    socket.data.calls += 1;
    try {
      const wait = await this.#count(session.accountId);
      if (wait > 0) return ownAnswer(429, wait);
      const work = () => makeCall(this.settings.origin, identity, path, input);
      return await this.#queue.run(String(session.accountId), work);
    } catch (error) {
      if (error instanceof AppError) return ownAnswer(error.status, error.retryAfter ?? 1);
      throw error;
    } finally {
      socket.data.calls -= 1;
    }
  }

  /** Seconds to wait before the next call; 0 if it is allowed. */
  async #count(accountId: number): Promise<number> {
    try {
      await this.#rate.consume(accountId);
      return 0;
    } catch (error) {
      return Math.ceil((error as RateLimiterRes).msBeforeNext / 1000);
    }
  }

  /** Checks whether a socket's session is still valid; returns when to check next, in milliseconds. */
  async #checkSession(socket: AnySocket): Promise<number> {
    const { data } = socket;
    try {
      const found = await this.#authoriseQueue.reauthorise(data.session, data.identity);
      // Joining rooms after a disconnect would leak them.
      if (!socket.connected) return 0;
      for (const room of data.session.rooms) if (!found.rooms.includes(room)) void socket.leave(room);
      void socket.join(found.rooms);
      data.session = found;
      return found.expiresAt;
    } catch (error) {
      if (error instanceof RefusedError && error.reason === 'unauthorized') this.#end(socket);
      return Date.now() + limits.lookAgainSeconds * 1000;
    }
  }
}
