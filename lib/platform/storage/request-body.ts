import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadQuota } from '@/lib/platform/limit/table';

/** Rejected bodies up to this size are read, to keep the connection; in bytes. */
const small = 64 * 1024;

/**
 * A request body, read by events one chunk ahead. Unlike with an iterator of the stream, a reader may stop anywhere and
 * the rest stays readable for `drain`.
 */
export class RequestBody implements AsyncIterable<Buffer> {
  #pieces: Buffer[] = [];
  #state: 'open' | 'ended' | 'broken' = 'open';
  #wake = () => {};

  constructor(private readonly req: IncomingMessage) {
    req.on('data', this.#take);
    req.once('end', () => this.#settle('ended'));
    req.once('error', () => this.#settle('broken'));
    req.once('close', () => this.#settle('broken'));
    req.pause();
  }

  #take = (piece: Buffer): void => {
    this.#pieces.push(piece);
    this.req.pause();
    this.#wake();
  };

  #settle(state: 'ended' | 'broken'): void {
    if (this.#state === 'open') this.#state = state;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (;;) {
      const piece = this.#pieces.shift();
      if (piece) yield piece;
      else if (this.#state === 'ended') return;
      else if (this.#state === 'broken') throw new Error('the sender went away');
      else {
        const woken = new Promise<void>((wake) => {
          this.#wake = wake;
        });
        this.req.resume();
        await woken;
      }
    }
  }

  /** Whether the client disconnected before the end. */
  get isBroken(): boolean {
    return this.#state === 'broken';
  }

  get isEnded(): boolean {
    return this.#state === 'ended';
  }

  /** Reads and discards the rest, up to limits of size and time. */
  drain(): Promise<void> {
    this.req.off('data', this.#take);
    this.#pieces = [];
    if (this.#state !== 'open') return Promise.resolve();
    return new Promise((done) => {
      let left: number = uploadQuota.lingerBytes;
      const timer = setTimeout(done, uploadQuota.lingerSeconds * 1000);
      const stop = () => {
        clearTimeout(timer);
        done();
      };
      this.req.on('data', ({ length }: Buffer) => {
        left -= length;
        if (left < 0) stop();
      });
      this.#wake = stop;
      this.req.resume();
    });
  }
}

/**
 * Responds with JSON. If the body was not read to its end, the connection closes with the response after draining the
 * rest: closed at once, it would be reset before the client reads the response (RFC 9112, 9.6).
 */
export async function answerJson(
  res: ServerResponse,
  body: RequestBody,
  { status, headers, value }: { status: number; headers: Record<string, string>; value: object },
): Promise<void> {
  const { complete, headers: requestHeaders } = res.req;
  if (status === 200 || complete || Number(requestHeaders['content-length']) <= small) await body.drain();
  const text = Buffer.from(JSON.stringify(value));
  const length = { 'content-type': 'application/json', 'content-length': text.length };
  if (body.isEnded) return void res.writeHead(status, { ...headers, ...length }).end(text);
  res.writeHead(status, { ...headers, ...length, connection: 'close' }).write(text);
  await body.drain();
  res.end();
}
