import { io, type Socket } from 'socket.io-client';
import type { z } from 'zod';
import type { ChatEvents, ServerToClient } from '@/lib/chat/events';
import { pageActor } from '@/lib/platform/http/page-actor';
import type { ClientToServer } from '@/lib/platform/socket/event';

/**
 * `offline`: retried every five seconds. `tooMany`: the same, while the account has too many connections. `suspended`:
 * connected, but calls are rate limited.
 */
export type LinkState = 'connecting' | 'online' | 'offline' | 'tooMany' | 'suspended' | 'superseded' | 'ended';
export type LinkOptions = {
  /** Server origin; by default that of the page. */
  origin?: string;
  userType: 'supplier' | 'purchaser' | 'staff';
  /** Whether the page shows conversations or only an unread count. */
  page: 'chat' | 'count';
  /** Headers for a non-browser client. */
  headers?: Record<string, string>;
};
/** Listeners by event; the payload type is only known where `on` is called. */
type AnyEvents = { [event: string]: (data: never) => void };
type AnyCall = { path: string; input: z.ZodType<unknown, Record<string, unknown>>; output: z.ZodType };
type Answer = { code: number; message: string; data: unknown; retryAfter?: number; errors?: { key: string }[] };

/** Reconnect interval and call timeout in milliseconds. */
const retry = 5_000;
const callTimeoutMs = 20_000;

/** Long polling goes through where WebSocket is blocked, and changes to it by itself where it is not. */
const byTurns: Record<'sockets' | 'polling', ('websocket' | 'polling')[]> = {
  sockets: ['websocket'],
  polling: ['polling', 'websocket'],
};

/** A failed call; `code` 0 if there was no answer, so that it may or may not have been done. */
export class ChatFailure extends Error {
  constructor(
    readonly code: number,
    message: string,
    /** Seconds until a retry makes sense. */
    readonly retryAfter: number | null,
    /** Error keys of the refusal. */
    readonly keys: readonly string[],
  ) {
    super(message || `code ${code}`);
    this.name = 'ChatFailure';
  }

  /** Whether to retry: every call of the chat is idempotent. */
  get passing(): boolean {
    return this.code === 0 || this.code === 429 || this.code >= 500;
  }
}

/** The way to the server: connects, connects again, makes calls and hears events. docs/decisions/0033-socket.md. */
export class ChatConnection {
  state: LinkState = 'connecting';
  #socket: Socket<ServerToClient & AnyEvents, ClientToServer>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<(state: LinkState) => void>();

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
    this.#socket.on('disconnect', () => this.#onDisconnect());
    this.#socket.on('connect_error', ({ message }) => this.#refused(message));
    // socket.io-client reacts to these for one socket per page only, and otherwise notices a lost network late.
    if (typeof window === 'undefined') return;
    window.addEventListener('offline', this.#onOffline);
    window.addEventListener('online', this.#onOnline);
  }

  /**
   * Calls `listener` with every state; `online` is repeated when events may have been missed.
   * @returns unsubscribe
   */
  onState(listener: (state: LinkState) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** @returns unsubscribe */
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
    // socket.io-client would buffer it and send it after the next connect, when the page no longer expects the answer.
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

  /** Reconnects, as after a sign-in or in a page superseded by another. */
  reconnect(): void {
    this.#become('connecting');
    this.#socket.disconnect().connect();
  }

  close(): void {
    clearTimeout(this.#timer);
    if (typeof window !== 'undefined') {
      window.removeEventListener('offline', this.#onOffline);
      window.removeEventListener('online', this.#onOnline);
    }
    this.#listeners.clear();
    // Remove listeners first: the disconnect handler would reconnect.
    this.#socket.off().disconnect();
  }

  async #ask(path: string, input: Record<string, unknown>): Promise<Answer> {
    try {
      return await this.#socket.timeout(callTimeoutMs).emitWithAck('call', path, input);
    } catch {
      throw new ChatFailure(0, '', null, []);
    }
  }

  #become(state: LinkState): void {
    // A pending reconnect would take the connection back from the page that has it now.
    clearTimeout(this.#timer);
    this.state = state;
    for (const listener of this.#listeners) listener(state);
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

  // The server always sends the reason before it closes a connection for good.
  #onDisconnect(): void {
    if (this.state === 'superseded' || this.state === 'ended') return;
    // Polling that fails before the handshake completes, as without sticky sessions, is not tried again.
    if (this.state !== 'online') this.#socket.io.opts.transports = byTurns.sockets;
    this.#become('offline');
    if (!this.#socket.active) this.#retry();
  }

  #onOffline = (): void => {
    if (this.state === 'superseded' || this.state === 'ended') return;
    this.#socket.disconnect();
    this.#become('offline');
    this.#retry();
  };

  #onOnline = (): void => {
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
