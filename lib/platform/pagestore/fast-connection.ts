import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { closeGracefully } from './connection';
import { type RequestHead, readHead } from './head';
import { type HeaderList, type Reply, writeAnswer } from './reply';
import { socketPrefix } from './upgrade';

type Answer = (reply: Reply) => void;

/** A connection while it only has plain GET requests that the front answers itself. */
class FastConnection {
  #replied = true;
  #blocked = false;

  constructor(
    readonly socket: Socket,
    private readonly answer: Answer,
    private readonly handOver: (bytes: Buffer) => void,
    timeout: number,
  ) {
    socket.on('data', this.#read).on('drain', this.#drained).on('end', this.#end);
    socket.on('timeout', this.#timeout).on('error', this.#fail).setTimeout(timeout);
  }

  get idle(): boolean {
    return this.#replied;
  }

  /** Hands the connection, with its unanswered bytes, to Node's HTTP server. */
  release(bytes: Buffer): void {
    const { socket } = this;
    this.#replied = true;
    socket.off('data', this.#read).off('drain', this.#drained).off('end', this.#end);
    socket.off('timeout', this.#timeout).off('error', this.#fail).setTimeout(0);
    this.handOver(bytes);
  }

  send(answer: Parameters<typeof writeAnswer>[1]): void {
    this.#replied = true;
    this.#blocked = !writeAnswer(this.socket, answer);
    if (this.#blocked) this.socket.pause();
    else if (this.socket.isPaused()) this.socket.resume();
  }

  #read = (bytes: Buffer) => {
    const head = readHead(bytes);
    // Long polling is handled by Socket.IO on Node's server.
    if (!head || head.url?.startsWith(socketPrefix)) return void this.release(bytes);
    this.#replied = false;
    this.answer(new FastReply(this, head, bytes));
    // A pipelining client waits for its response.
    if (!this.#replied) this.socket.pause();
  };

  #drained = () => {
    if (!this.#blocked) return;
    this.#blocked = false;
    this.socket.resume();
  };

  #end = () => closeGracefully(this.socket);
  #timeout = () => (this.#blocked ? this.socket.destroy() : closeGracefully(this.socket));
  #fail = () => void this.socket.destroy();
}

class FastReply implements Reply {
  constructor(
    private readonly connection: FastConnection,
    readonly head: RequestHead,
    private readonly bytes: Buffer,
  ) {}

  get remote(): string | undefined {
    return this.connection.socket.remoteAddress;
  }

  send(status: number, fixed: HeaderList, own: HeaderList, body: Buffer | null): void {
    this.connection.send({ status, fixed, own, body });
  }

  /** Hands the request to Node, which parses it again; the front then sees it with Node's request and response. */
  withNode(): void {
    this.connection.release(this.bytes);
  }
}

/**
 * Answers plain GET requests on the bare connection, at a third of the cost of Node's HTTP server.
 * The first other request hands its connection to that server for good. docs/decisions/0007-lanes.md.
 */
export class FastConnections {
  #open = new Set<FastConnection>();

  constructor(server: Server, answer: Answer) {
    const nodeListeners = server.listeners('connection');
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      const handOver = (bytes: Buffer) => {
        this.#open.delete(connection);
        socket.pause();
        socket.unshift(bytes);
        // Node calls this after an answer that is the last.
        socket.destroySoon = () => closeGracefully(socket);
        for (const one of nodeListeners) one.call(server, socket);
        socket.resume();
      };
      const connection = new FastConnection(socket, answer, handOver, server.keepAliveTimeout);
      this.#open.add(connection);
      socket.once('close', () => this.#open.delete(connection));
    });
  }

  /** Closes idle connections, or all. */
  close(which: 'idle' | 'all'): void {
    for (const connection of this.#open) if (which === 'all' || connection.idle) connection.socket.destroy();
  }
}
