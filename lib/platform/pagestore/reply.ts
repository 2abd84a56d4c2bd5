import { type IncomingMessage, type ServerResponse, STATUS_CODES, validateHeaderValue } from 'node:http';
import type { Socket } from 'node:net';
import { announceEnd } from './connection';
import { hasBody } from './framing';
import type { RequestHead } from './head';

/** Name, value, name, value … */
export type HeaderList = readonly string[];
type Exchange = (req: IncomingMessage, res: ServerResponse) => void;

/** The response to the client, sent once. */
export interface Reply {
  readonly head: RequestHead;
  /** The peer's address: the client, or the proxy before it. */
  readonly remote: string | undefined;
  /** `fixed` may be one array shared by many responses; `own` are this response's headers. */
  send(status: number, fixed: HeaderList, own: HeaderList, body: Buffer | null): void;
  /** Does `work` with Node's own request and response: bodies, streams, the renderer. */
  withNode(work: Exchange): void;
}

/** A reply via Node's HTTP server. */
export class NodeReply implements Reply {
  constructor(
    private readonly req: IncomingMessage,
    private readonly res: ServerResponse,
  ) {}

  get head(): RequestHead {
    return this.req;
  }

  get remote(): string | undefined {
    return this.req.socket.remoteAddress;
  }

  send(status: number, fixed: HeaderList, own: HeaderList, body: Buffer | null): void {
    if (this.res.headersSent) return void this.res.destroy();
    if (!this.req.complete && hasBody(this.req)) announceEnd(this.req, this.res);
    this.res.writeHead(status, [...fixed, ...own]);
    this.res.end(this.req.method === 'HEAD' ? undefined : (body ?? undefined));
  }

  withNode(work: Exchange): void {
    work(this.req, this.res);
  }
}

const written = new WeakMap<HeaderList, string>();
const writeFixed = (headers: HeaderList): string => {
  let text = written.get(headers);
  if (text === undefined) {
    text = '';
    for (let at = 0; at < headers.length; at += 2) {
      const [name = '', value = ''] = headers.slice(at, at + 2);
      validateHeaderValue(name, value);
      text += `${name}: ${value}\r\n`;
    }
    written.set(headers, text);
  }
  return text;
};

let second = 0;
let dated = '';
const date = () => {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    dated = new Date(now * 1000).toUTCString();
  }
  return dated;
};

// Allocating a buffer costs more than the response; it is reused once the kernel has taken it completely.
const scratchSize = 64 * 1024;
let scratch = Buffer.allocUnsafeSlow(scratchSize);

/**
 * Writes a response on a persistent HTTP/1.1 connection, in one piece.
 * @returns false if the caller must wait for drain, as Writable.write
 * @throws TypeError if a header of `fixed` has an invalid character
 */
export function writeAnswer(
  socket: Socket,
  { status, fixed, own, body }: { status: number; fixed: HeaderList; own: HeaderList; body: Buffer | null },
): boolean {
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ndate: ${date()}\r\n${writeFixed(fixed)}`;
  for (let at = 0; at < own.length; at += 2) head += `${own[at]}: ${own[at + 1]}\r\n`;
  head += '\r\n';
  const length = head.length + (body?.length ?? 0);
  const bytes = length > scratchSize ? Buffer.allocUnsafe(length) : scratch;
  bytes.write(head, 'latin1');
  body?.copy(bytes, head.length);
  const on = socket.write(bytes === scratch ? scratch.subarray(0, length) : bytes);
  if (bytes === scratch && socket.writableLength > 0) scratch = Buffer.allocUnsafeSlow(scratchSize);
  return on;
}
