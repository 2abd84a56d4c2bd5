import { io, type Socket } from 'socket.io-client';
import type { z } from 'zod';
import type { ChatEvents, ServerToClient } from '@/lib/chat/events';
import { pageActor } from '@/lib/platform/http/page-actor';
import type { ClientToServer } from '@/lib/platform/socket/event';

/**
 * `offline`: tried again every five seconds. `tooMany`: so as well, and refused while the account has as many connections as
 * it may. `suspended`: connected, but what is asked for has to wait.
 */
export type LinkState = 'connecting' | 'online' | 'offline' | 'tooMany' | 'suspended' | 'superseded' | 'ended';
export type LinkOptions = {
  /** Where to connect to; the page's own origin where it is left out. */
  origin?: string;
  userType: 'supplier' | 'purchaser' | 'staff';
  /** Whether it shows conversations, or keeps an unread count alone. */
  page: 'chat' | 'count';
  /** Headers of a client that is no browser. */
  headers?: Record<string, string>;
};
/** Beside each event by its name: one of many, as `on` is asked for. */
type Heard = { [event: string]: (data: never) => void };
type AnyCall = { path: string; input: z.ZodType<unknown, Record<string, unknown>>; output: z.ZodType };
type Answer = { code: number; message: string; data: unknown; retryAfter?: number; errors?: { key: string }[] };

/** Milliseconds between two tries to connect, and to wait for an answer. */
const retry = 5_000;
const patience = 20_000;

/** Long polling goes through where WebSocket is blocked, and changes to it by itself where it is not. */
const byTurns: Record<'sockets' | 'polling', ('websocket' | 'polling')[]> = {
  sockets: ['websocket'],
  polling: ['polling', 'websocket'],
};

/** A call that was not done; `code` 0 where no answer came, so that it is not known whether it was. */
export class ChatFailure extends Error {
  constructor(
    readonly code: number,
    message: string,
    /** Seconds after which it may be tried again. */
    readonly retryAfter: number | null,
    /** The keys of what was refused. */
    readonly keys: readonly string[],
  ) {
    super(message || `code ${code}`);
    this.name = 'ChatFailure';
  }

  /** Whether the same may be asked again: every call of the chat may be made twice. */
  get passing(): boolean {
    return this.code === 0 || this.code === 429 || this.code >= 500;
  }
}

/** The way to the server: connects, connects again, makes calls and hears events. docs/decisions/0033-socket.md. */
export class ChatConnection {
  state: LinkState = 'connecting';
  #socket: Socket<ServerToClient & Heard, ClientToServer>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heard = new Set<(state: LinkState) => void>();

  constructor({ origin, userType, page, headers }: LinkOptions) {
    const actor = typeof document === 'undefined' ? null : pageActor();
    const options = {
      ...{ transports: byTurns.sockets, addTrailingSlash: true, auth: { userType, page, actor } },
      ...{ reconnectionDelay: retry, reconnectionDelayMax: retry, randomizationFactor: 0, forceNew: true },
      ...(headers ? { extraHeaders: headers } : {}),
    };
    this.#socket = origin === undefined ? io(options) : io(origin, options);
    this.#socket.on('connect', () => this.#enter());
    this.#socket.on('resync', () => this.#become('online'));
    this.#socket.on('suspended', () => this.#become('suspended'));
    this.#socket.on('superseded', () => this.#become('superseded'));
    this.#socket.on('ended', () => this.#become('ended'));
    this.#socket.on('disconnect', () => this.#leave());
    this.#socket.on('connect_error', ({ message }) => this.#refused(message));
    // The client listens for one socket of a page alone, and notices a lost network long after.
    if (typeof window === 'undefined') return;
    window.addEventListener('offline', this.#lose);
    window.addEventListener('online', this.#regain);
  }

  /**
   * Calls `listener` with every state, also with `online` again where something may have been missed.
   * @returns ends it
   */
  onState(listener: (state: LinkState) => void): () => void {
    this.#heard.add(listener);
    return () => void this.#heard.delete(listener);
  }

  /** @returns ends it */
  on<E extends keyof ChatEvents>(event: E, listener: (data: ChatEvents[E]) => void): () => void {
    const name: string = event;
    this.#socket.on<string>(name, listener);
    return () => void this.#socket.off<string>(name, listener);
  }

  /**
   * Makes a call.
   * @throws ChatFailure
   */
  async call<C extends AnyCall>(call: C, input: z.input<C['input']>): Promise<z.output<C['output']>> {
    // The client would keep it and send it after the next connect, when the page has forgotten it.
    if (!this.#socket.connected) throw new ChatFailure(0, '', null, []);
    const { code, message, data, retryAfter, errors } = await this.#ask(call.path, input);
    if (code !== 200)
      throw new ChatFailure(
        code,
        message,
        retryAfter ?? null,
        (errors ?? []).map(({ key }) => key),
      );
    return data as z.output<C['output']>;
  }

  /** Connects once more, as after a sign-in or from a page that another has taken the place of. */
  reconnect(): void {
    this.#become('connecting');
    this.#socket.disconnect().connect();
  }

  close(): void {
    clearTimeout(this.#timer);
    if (typeof window !== 'undefined') {
      window.removeEventListener('offline', this.#lose);
      window.removeEventListener('online', this.#regain);
    }
    this.#heard.clear();
    // A disconnect that it heard of would have it connect again.
    this.#socket.off().disconnect();
  }

  async #ask(path: string, input: Record<string, unknown>): Promise<Answer> {
    try {
      return await this.#socket.timeout(patience).emitWithAck('call', path, input);
    } catch {
      throw new ChatFailure(0, '', null, []);
    }
  }

  #become(state: LinkState): void {
    // A try that is left over would take the messages back from a page that has them now.
    clearTimeout(this.#timer);
    this.state = state;
    for (const heard of this.#heard) heard(state);
  }

  #enter(): void {
    const { io: manager } = this.#socket;
    const back = () => {
      manager.opts.transports = byTurns.sockets;
    };
    if (manager.engine.transport.name === 'websocket') back();
    else manager.engine.once('upgrade', back);
    this.#become('online');
  }

  // The server ends a connection for good only after it has said why.
  #leave(): void {
    if (this.state === 'superseded' || this.state === 'ended') return;
    // Polling that comes no further than its begin, as where each request meets another node, is not tried again.
    if (this.state !== 'online') this.#socket.io.opts.transports = byTurns.sockets;
    this.#become('offline');
    if (!this.#socket.active) this.#retry();
  }

  #lose = (): void => {
    if (this.state === 'superseded' || this.state === 'ended') return;
    this.#socket.disconnect();
    this.#become('offline');
    this.#retry();
  };

  #regain = (): void => {
    if (this.state === 'offline' || this.state === 'tooMany') this.reconnect();
  };

  #refused(message: string): void {
    const { active, io: manager } = this.#socket;
    if (message === 'unauthorized') return void this.#become('ended');
    this.#become(message === 'tooMany' ? 'tooMany' : 'offline');
    if (active)
      manager.opts.transports = manager.opts.transports === byTurns.sockets ? byTurns.polling : byTurns.sockets;
    else this.#retry();
  }

  #retry(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#socket.connect(), retry);
  }
}
