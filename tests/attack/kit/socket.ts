import { randomBytes } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { pause } from './http';
import { from, hostOf, target } from './target';
import type { Weak } from './weak';

const opcodes = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** A WebSocket frame, masked as required of clients. RFC 6455, 5.2. */
function frame(opcode: number, payload: Buffer, masked: boolean): Buffer {
  const { length } = payload;
  const head = length < 126 ? Buffer.alloc(2) : length < 65_536 ? Buffer.alloc(4) : Buffer.alloc(10);
  head[0] = 0x80 | opcode;
  head[1] = (masked ? 0x80 : 0) | (length < 126 ? length : length < 65_536 ? 126 : 127);
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  // A mask of zeros leaves the payload unchanged.
  return Buffer.concat([head, ...(masked ? [Buffer.alloc(4)] : []), payload]);
}

/** One end of a WebSocket: the texts received, and whether the other end has closed it. */
export class Channel {
  readonly received: string[] = [];
  closed = false;
  #rest = Buffer.alloc(0);

  constructor(
    private readonly socket: Duplex,
    private readonly masked: boolean,
    private readonly heard: (text: string) => void = () => {},
  ) {
    socket.on('data', (bytes: Buffer) => this.#take(bytes));
    socket.on('error', () => {});
    socket.on('end', () => this.close());
    socket.on('close', () => this.close());
  }

  send(payload: string | Buffer): void {
    const opcode = typeof payload === 'string' ? opcodes.text : opcodes.binary;
    if (!this.closed) this.socket.write(frame(opcode, Buffer.from(payload), this.masked));
  }

  close(): void {
    this.closed = true;
    this.socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (let one = this.#read(); one && !this.closed; one = this.#read()) {
      if (one.opcode === opcodes.close) this.close();
      else if (one.opcode === opcodes.ping) this.socket.write(frame(opcodes.pong, one.payload, this.masked));
      else if (one.opcode === opcodes.text) {
        this.received.push(one.payload.toString());
        this.heard(one.payload.toString());
      }
    }
  }

  /** The first complete frame, or null. */
  #read(): { opcode: number; payload: Buffer } | null {
    const [first, second] = this.#rest;
    if (first === undefined || second === undefined) return null;
    const short = second & 0x7f;
    const after = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (this.#rest.length < after) return null;
    const length =
      after === 2 ? short : after === 4 ? this.#rest.readUInt16BE(2) : Number(this.#rest.readBigUInt64BE(2));
    const isMasked = second >= 0x80;
    const start = after + (isMasked ? 4 : 0);
    if (this.#rest.length < start + length) return null;
    const payload = Buffer.from(this.#rest.subarray(start, start + length));
    if (isMasked)
      for (let at = 0; at < length; at++) payload[at] = (payload[at] ?? 0) ^ (this.#rest[after + (at % 4)] ?? 0);
    this.#rest = this.#rest.subarray(start + length);
    return { opcode: first & 0x0f, payload };
  }
}

export type Opening = { port?: number; source?: string; cookie?: string; host?: string; origin?: string | null };
const longest = 30_000;

/** Waits for a condition; false on timeout or if the other end closes first. */
export async function until(channel: Channel, isThere: () => boolean, patience = longest): Promise<boolean> {
  for (const end = Date.now() + patience; !isThere() && !channel.closed && Date.now() < end; await pause(20));
  return isThere();
}

/** Whether the other end closes the connection. */
export async function isClosed(channel: Channel, patience = longest): Promise<boolean> {
  await until(channel, () => false, patience);
  return channel.closed;
}

/** Opens a chat WebSocket at the front itself, as not every proxy supports them; returns the status if refused. */
export function openChannel({
  port = target.frontPort,
  source = from(200),
  ...as
}: Opening): Promise<Channel | number> {
  const { host = hostOf('en', port), origin = `http://${host}`, cookie } = as;
  return new Promise((resolve) => {
    const handshake = request({
      ...{ host: '127.0.0.1', port, localAddress: source, path: '/socket.io/?EIO=4&transport=websocket' },
      headers: {
        ...{ connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', host },
        'sec-websocket-key': randomBytes(16).toString('base64'),
        ...(origin === null ? {} : { origin }),
        ...(cookie === undefined ? {} : { cookie }),
      },
    });
    handshake.on('upgrade', (_, socket, first) => {
      const channel: Channel = new Channel(socket, true, (text) => {
        if (text === '2') channel.send('3');
      });
      if (first.length > 0) socket.unshift(first);
      resolve(channel);
    });
    handshake.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    handshake.on('error', () => resolve(0));
    handshake.setTimeout(longest, () => handshake.destroy());
    handshake.end();
  });
}

export type Entered = { channel: Channel; said: string };

/** Opens one and sends the handshake; returns the front's reply, empty if there is none. */
export async function enter(opening: Opening, greeting: object): Promise<Entered> {
  const channel = await openChannel(opening);
  if (typeof channel === 'number') throw new Error(`a socket is refused with ${channel}`);
  channel.send(`40${JSON.stringify(greeting)}`);
  const answer = () => channel.received.find((text) => /^4[04]/.test(text));
  await until(channel, () => answer() !== undefined);
  return { channel, said: answer() ?? '' };
}

let lastCall = 0;
/** Makes a call over a socket: its code, 0 if none comes, and the raw response. */
export async function callOver(channel: Channel, path: string, input: object): Promise<{ code: number; text: string }> {
  const id = ++lastCall;
  channel.send(`42${id}${JSON.stringify(['call', path, input])}`);
  const answer = () => channel.received.find((text) => text.startsWith(`43${id}[`));
  await until(channel, () => answer() !== undefined);
  const text = answer() ?? '';
  return { code: Number(/"code":(\d+)/.exec(text)?.[1] ?? 0), text };
}

/** A site whose sockets accept everybody and broadcast everything; calls are answered with `text`. */
export async function openWeakSocket(text: string): Promise<Weak> {
  const channels = new Set<Channel>();
  const server = createServer((req, res) => {
    req.resume();
    res.end(`{"code":200,"data":{"conversationId":1,"company":{"id":1},"text":"${text}"}}`);
  });
  server.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const channel = new Channel(socket, false, (heard) => {
      if (heard.startsWith('40')) channel.send('40{"sid":"x"}');
      const id = /^42(\d+)/.exec(heard)?.[1];
      if (!id) return;
      for (const one of channels) one.send(`42["message",{"text":"${text}"}]`);
      channel.send(`43${id}[{"code":200,"message":"","data":{"text":"${text}"}}]`);
    });
    channels.add(channel);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const close = async () => {
    for (const channel of channels) channel.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  const address: AddressInfo | string | null = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, close };
}
