import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Server, type Socket } from 'socket.io';
import { type Emission, onEmission, roomOf } from '@/lib/emission';
import { AppError } from '@/lib/errors';
import { FairQueue } from '@/lib/limit/fair-queue';
import { sockets as limits } from '@/lib/limit/socket';
import type { Origin } from '@/lib/pagestore/origin';
import { socketPrefix } from '@/lib/pagestore/upgrade';
import { type CallAnswer, callRequest, type Identity, makeCall, ownAnswer } from './call';
import {
  type Greeting,
  greeting,
  type HandshakeSettings,
  identityOf,
  mayConnect,
  type Opened,
  opened,
} from './handshake';
import { type Nodes, watchNodes } from './node';
import { refuseBinary, trimMemory } from './raw';

export type SocketSettings = HandshakeSettings & {
  server: HttpServer;
  origin: Origin;
  log: Logger;
  /** The way to the other nodes; null where there are none. */
  nodes: Nodes | null;
};
type Known = Opened & { identity: Identity; staff: boolean; lookedAt: number; calls: number };
type Answer = (answer: CallAnswer) => void;
type AnySocket = Socket<
  Record<string, (...args: unknown[]) => void>,
  Record<string, (...args: unknown[]) => void>,
  object,
  Known
>;

const look = limits.lookSeconds * 1000;

/**
 * The sockets of the chat, in the front. It knows nothing of conversations: who a socket is and what it asks for, the
 * renderer says. docs/architecture.md, Front; docs/decisions/0033-socket.md.
 */
export class SocketServer {
  readonly io: Server;
  #queue = new FairQueue(limits.queue);
  #rate = new RateLimiterMemory({ points: limits.calls.max, duration: limits.calls.seconds });
  #endings: (() => void)[] = [];

  constructor(private readonly settings: SocketSettings) {
    this.io = new Server(settings.server, {
      ...{ path: socketPrefix, addTrailingSlash: false, serveClient: false, transports: ['websocket'] },
      ...{ destroyUpgrade: false, perMessageDeflate: false, cookie: false },
      ...(settings.nodes ? { adapter: settings.nodes.adapter } : {}),
      maxHttpBufferSize: limits.packet,
      connectTimeout: limits.greetingSeconds * 1000,
      allowRequest: (req, decide) => decide(null, mayConnect(req, settings)),
    });
    this.io.engine.on('connection', refuseBinary);
    this.io.use((socket, next) => this.#greet(socket as AnySocket).then(() => next(), next));
    this.io.on('connection', (socket) => this.#serve(socket as AnySocket));
    const timer = setInterval(() => void this.#lookAgain(), look / 10);
    this.#endings.push(
      onEmission((emission) => this.#tell(emission)),
      () => clearInterval(timer),
    );
    if (settings.nodes) this.#join(settings.nodes);
  }

  /** Tells every page, of all nodes, to ask for what it may have missed. */
  resync(): void {
    this.io.local.emit('resync');
    if (this.settings.nodes) this.io.serverSideEmit('resync');
  }

  /** Tells the pages of this node that calls have to wait. */
  suspend(): void {
    this.io.local.emit('suspended');
  }

  /** Ends every connection of this node, and the answering of new ones. */
  close(): void {
    for (const end of this.#endings) end();
    this.io.local.disconnectSockets(true);
    this.io.engine.close();
    this.settings.nodes?.close();
  }

  #join(nodes: Nodes): void {
    const resync = () => void this.io.local.emit('resync');
    this.io.on('resync', resync);
    this.io.on('tell', (emission: Emission) => this.#tellHere(emission));
    nodes.onBack(resync);
    this.#endings.push(watchNodes(this.io, resync));
  }

  // Told here first and at once: a broadcast of the adapter's would reach nobody while Redis is away.
  #tell(emission: Emission): void {
    this.#tellHere(emission);
    if (this.settings.nodes) this.io.serverSideEmit('tell', emission);
  }

  #tellHere({ rooms, event, data }: Emission): void {
    const wanted = this.io.local.to([...rooms]);
    wanted.emit(event, data);
    if (event === 'ended' || event === 'superseded') wanted.disconnectSockets(true);
  }

  /** @throws Error 'unauthorized' or 'unavailable', which the client gets */
  async #greet(socket: AnySocket): Promise<void> {
    const said = greeting.safeParse(socket.handshake.auth);
    const identity = said.success ? identityOf(socket.request as IncomingMessage, said.data, this.settings) : null;
    if (!said.success || identity === null) throw new Error('unauthorized');
    const staff = said.data.userType === 'staff';
    const found = await this.#open(identity, staff);
    const ownRoom = roomOf.account(found.accountId);
    if ((this.io.of('/').adapter.rooms.get(ownRoom)?.size ?? 0) >= limits.perAccount) throw new Error('tooMany');
    Object.assign(socket.data, { ...found, identity, staff, lookedAt: Date.now(), calls: 0 });
    await socket.join(found.rooms);
    if (said.data.page === 'chat') await this.#supersede(socket, said.data);
    trimMemory(socket);
  }

  async #open(identity: Identity, staff: boolean): Promise<Opened> {
    const { code, data } = await makeCall(this.settings.origin, identity, `/api/${staff ? 'admin/' : ''}chat/open`, {});
    if (code === 401 || code === 403 || code === 409) throw new Error('unauthorized');
    if (code !== 200) throw new Error('unavailable');
    return opened.parse(data);
  }

  // One page of a browser takes messages at a time; the newest does.
  async #supersede(socket: AnySocket, { userType }: Greeting): Promise<void> {
    const room = `page:${userType}:${socket.data.sessionId}`;
    this.#tell({ rooms: [room], event: 'superseded', data: null });
    await socket.join(room);
  }

  #serve(socket: AnySocket): void {
    socket.on('call', (...args) => {
      const answer = args.pop();
      const asked = callRequest.safeParse(args);
      if (!asked.success || typeof answer !== 'function') return void socket.disconnect(true);
      const [path, input] = asked.data;
      this.#call(socket, path, input).then(
        (result) => this.#answer(socket, answer as Answer, result),
        (error: Error) => {
          this.settings.log.error({ err: error, path }, 'a call of a socket failed');
          (answer as Answer)(ownAnswer(500));
        },
      );
    });
  }

  #answer(socket: AnySocket, answer: Answer, result: CallAnswer): void {
    answer(result);
    if (result.code === 401) this.#end(socket);
  }

  #end(socket: AnySocket): void {
    socket.emit('ended');
    socket.disconnect(true);
  }

  async #call(socket: AnySocket, path: string, input: object): Promise<CallAnswer> {
    const { accountId, identity, staff } = socket.data;
    if (path.startsWith('/api/admin/') !== staff) return ownAnswer(404);
    if (socket.data.calls >= limits.calls.atOnce) return ownAnswer(429, 1);
    socket.data.calls += 1;
    try {
      const wait = await this.#count(accountId);
      if (wait > 0) return ownAnswer(429, wait);
      return await this.#queue.run(String(accountId), () => makeCall(this.settings.origin, identity, path, input));
    } catch (error) {
      if (error instanceof AppError) return ownAnswer(error.status, error.retryAfter ?? 1);
      throw error;
    } finally {
      socket.data.calls -= 1;
    }
  }

  /** Seconds to wait before the next call; 0 where it may be made. */
  async #count(accountId: number): Promise<number> {
    try {
      await this.#rate.consume(accountId);
      return 0;
    } catch (error) {
      return Math.ceil((error as RateLimiterRes).msBeforeNext / 1000);
    }
  }

  // What ends a session without a word, as time or a membership, is found here.
  async #lookAgain(): Promise<void> {
    const due = Date.now() - look;
    for (const socket of this.io.of('/').sockets.values() as Iterable<AnySocket>) {
      const known = socket.data;
      if (known.lookedAt === undefined || known.lookedAt > due) continue;
      known.lookedAt = Date.now();
      try {
        const { rooms } = await this.#open(known.identity, known.staff);
        await socket.join(rooms);
      } catch (error) {
        if (error instanceof Error && error.message === 'unauthorized') this.#end(socket);
      }
    }
  }
}
