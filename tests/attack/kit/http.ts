import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { from, hostOf, target } from './target';

export type Asked = {
  path: string;
  method?: string;
  port?: number;
  /** The client's source address. */
  source?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Timeout in milliseconds. */
  patience?: number;
  agent?: Agent;
};
/** `status` 0: no response. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** One request on its own connection; never throws. */
export function ask({ path, port = target.port, source = from(1), body, ...options }: Asked): Promise<Answer> {
  const begun = performance.now();
  const { method = body === undefined ? 'GET' : 'POST', host = hostOf('en', port), patience = 60_000 } = options;
  return new Promise((resolve) => {
    const none = (text: string) => resolve({ status: 0, headers: {}, text, ms: performance.now() - begun });
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, path, method, localAddress: source, agent: options.agent ?? false },
        signal: AbortSignal.timeout(patience),
        headers: {
          'user-agent': desktop,
          ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
          ...options.headers,
          host,
        },
      },
      async (answer) => {
        try {
          const parts: Buffer[] = [];
          for await (const part of answer) parts.push(part as Buffer);
          const text = Buffer.concat(parts).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, ms: performance.now() - begun });
        } catch (error) {
          none(String(error));
        }
      },
    );
    sent.on('error', (error) => none(error.message));
    sent.end(body);
  });
}

export type Called<T> = Answer & { data: T; errors: { field: string; key: string }[] };

/** An API call with its envelope parsed; `data` is null if the response is no envelope. */
export async function call<T = Record<string, unknown> | null>(
  path: string,
  input: unknown,
  { token, headers, ...options }: Omit<Asked, 'path' | 'body'> & { token?: string | null } = {},
): Promise<Called<T>> {
  const answer = await ask({
    ...options,
    path,
    body: JSON.stringify(input),
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  });
  try {
    const { data, errors = [] } = JSON.parse(answer.text) as Pick<Called<T>, 'data' | 'errors'>;
    return { ...answer, data, errors };
  } catch {
    return { ...answer, data: null as T, errors: [] };
  }
}

/** An open connection and everything received on it. */
export class Wire {
  readonly socket: Socket;
  received = '';
  ended = false;
  #closed: Promise<void>;

  constructor({ port = target.port, source = from(1), half = false } = {}) {
    this.socket = connect({ port, host: '127.0.0.1', localAddress: source, allowHalfOpen: half });
    this.socket.on('data', (part) => {
      this.received += part.toString('latin1');
    });
    this.socket.on('end', () => {
      this.ended = true;
    });
    this.socket.on('error', () => {});
    this.#closed = new Promise((done) => this.socket.once('close', () => done()));
  }

  send(bytes: string | Buffer): this {
    if (!this.socket.destroyed) this.socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
    return this;
  }

  /** The status of every response so far. */
  get statuses(): number[] {
    return [...this.received.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
  }

  /** Waits until `count` responses have begun, the other end has closed, or the timeout. */
  async until(count: number, patience: number): Promise<this> {
    const end = Date.now() + patience;
    while (this.statuses.length < count && !this.ended && !this.socket.destroyed && Date.now() < end) await pause(20);
    return this;
  }

  async close(): Promise<void> {
    this.socket.destroy();
    await this.#closed;
  }
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Runs `work` for each item, `width` at a time. */
export async function each<T, R>(items: readonly T[], width: number, work: (item: T, at: number) => Promise<R>) {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const at = next++;
      results[at] = await work(items[at] as T, at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
  return results;
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
export { Agent };
