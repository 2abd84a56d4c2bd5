import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { endGently } from './connection';
import { type RequestHead, readHead } from './head';
import { type HeaderList, type Reply, writeAnswer } from './reply';
import { socketPrefix } from './upgrade';

type Answer = (reply: Reply) => void;

/** One connection for as long as it brings plain GET requests that the front answers itself. */
class Lane {
  #replied = true;
  #blocked = false;

  constructor(
    readonly socket: Socket,
    private readonly answer: Answer,
    private readonly left: (bytes: Buffer) => void,
    timeout: number,
  ) {
    socket.on('data', this.#read).on('drain', this.#drained).on('end', this.#end);
    socket.on('timeout', this.#timeout).on('error', this.#fail).setTimeout(timeout);
  }

  get idle(): boolean {
    return this.#replied;
  }

  /** Gives the connection with bytes not yet answered to Node's HTTP server. */
  leave(bytes: Buffer): void {
    const { socket } = this;
    this.#replied = true;
    socket.off('data', this.#read).off('drain', this.#drained).off('end', this.#end);
    socket.off('timeout', this.#timeout).off('error', this.#fail).setTimeout(0);
    this.left(bytes);
  }

  send(answer: Parameters<typeof writeAnswer>[1]): void {
    this.#replied = true;
    this.#blocked = !writeAnswer(this.socket, answer);
    if (this.#blocked) this.socket.pause();
    else if (this.socket.isPaused()) this.socket.resume();
  }

  #read = (bytes: Buffer) => {
    const head = readHead(bytes);
    // Long polling is answered by what answers the sockets, on Node's server.
    if (!head || head.url?.startsWith(socketPrefix)) return void this.leave(bytes);
    this.#replied = false;
    this.answer(new LaneReply(this, head, bytes));
    // A client that sends on before it has its answer waits.
    if (!this.#replied) this.socket.pause();
  };

  #drained = () => {
    if (!this.#blocked) return;
    this.#blocked = false;
    this.socket.resume();
  };

  #end = () => endGently(this.socket);
  #timeout = () => (this.#blocked ? this.socket.destroy() : endGently(this.socket));
  #fail = () => void this.socket.destroy();
}

class LaneReply implements Reply {
  constructor(
    private readonly lane: Lane,
    readonly head: RequestHead,
    private readonly bytes: Buffer,
  ) {}

  get remote(): string | undefined {
    return this.lane.socket.remoteAddress;
  }

  send(status: number, fixed: HeaderList, own: HeaderList, body: Buffer | null): void {
    this.lane.send({ status, fixed, own, body });
  }

  /** The request is read again by Node, so that the front meets it a second time, with all of Node's means. */
  withNode(): void {
    this.lane.leave(this.bytes);
  }
}

/**
 * Answers plain GET requests on the bare connection, which costs a third of what Node's HTTP server takes for it.
 * The first request that is anything else takes its connection to that server for good. docs/decisions/0007-lanes.md.
 */
export class Lanes {
  #open = new Set<Lane>();

  constructor(server: Server, answer: Answer) {
    const serve = server.listeners('connection');
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      const left = (bytes: Buffer) => {
        this.#open.delete(lane);
        socket.pause();
        socket.unshift(bytes);
        // Node calls this after an answer that is the last.
        socket.destroySoon = () => endGently(socket);
        for (const one of serve) one.call(server, socket);
        socket.resume();
      };
      const lane = new Lane(socket, answer, left, server.keepAliveTimeout);
      this.#open.add(lane);
      socket.once('close', () => this.#open.delete(lane));
    });
  }

  /** Ends the connections that wait for a request, or all. */
  close(which: 'idle' | 'all'): void {
    for (const lane of this.#open) if (which === 'all' || lane.idle) lane.socket.destroy();
  }
}
