import { mkdtemp, rm } from 'node:fs/promises';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { decide } from '@/lib/platform/gateway/decide';
import { createHosts } from '@/lib/platform/i18n/host';
import { TagRegister } from '@/lib/platform/pagestore/expiry';
import { Front, type FrontSettings } from '@/lib/platform/pagestore/front';
import { Origin } from '@/lib/platform/pagestore/origin';
import { guardUpgrades } from '@/lib/platform/pagestore/upgrade';
import { storedPicture } from '@/lib/platform/storage/variant';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };
type Ask = { method?: string; host?: string; headers?: Record<string, string>; body?: string | Buffer };
type Render = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

const hosts = createHosts({ baseHost: 'geco.localhost', local: true, scheme: 'http', publicPort: 3000 });

/** The front with a plain HTTP server as its renderer, answered by `render`. */
export class FrontDouble {
  readonly register = new TagRegister();
  readonly seen: IncomingMessage[] = [];
  render: Render;
  front!: Front;
  folder = '';
  #origin!: Origin;
  #renderer: Server | null = null;
  #agent = new Agent({ keepAlive: true });

  constructor() {
    this.render = (req, res) => this.page(res, `<html><script>self.__next_f.push([1,"a"])</script>${req.url}</html>`);
  }

  async open(settings: Partial<FrontSettings> = {}): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'geco-front-'));
    this.#origin = new Origin(join(this.folder, 'r.sock'));
    const gateway = { hosts, decodeId: () => null };
    this.front = new Front({
      origin: this.#origin,
      register: this.register,
      decide: (facts) => decide(facts, gateway),
      hosts,
      statics: new Map(),
      log: pino({ level: 'silent' }),
      scheme: 'http',
      picture: (key, query) => storedPicture(this.folder, key, query),
      proxies: 0,
      exempt: new Set(),
      ownReader: true,
      storeCap: 2 ** 20,
      dev: false,
      ...settings,
    });
    guardUpgrades(this.front.server, this.#origin.socketPath, false);
    await new Promise<void>((listening) => this.front.server.listen(0, '127.0.0.1', listening));
    await this.startRenderer();
  }

  async startRenderer(): Promise<void> {
    const renderer = createServer((req, res) => {
      this.seen.push(req);
      void this.render(req, res);
    });
    this.#renderer = renderer;
    await new Promise<void>((listening) => renderer.listen(this.#origin.socketPath, listening));
  }

  async killRenderer(): Promise<void> {
    const renderer = this.#renderer;
    if (!renderer) return;
    this.#renderer = null;
    renderer.closeAllConnections();
    await new Promise((closed) => renderer.close(closed));
  }

  async close(): Promise<void> {
    this.#agent.destroy();
    this.#origin.close();
    await this.front.close(0);
    await this.killRenderer();
    await rm(this.folder, { recursive: true });
  }

  /** Responds like Next with a finished page. */
  page(
    res: ServerResponse,
    html: string,
    headers: Record<string, string | string[] | undefined> = {},
    t0 = this.register.now(),
  ): void {
    const all = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
      'x-geco-tags': encodeURIComponent('product:1'),
      'x-geco-t0': String(t0),
      'x-middleware-rewrite': '/en/d/product/1',
      ...headers,
    };
    for (const [name, value] of Object.entries(all)) if (value !== undefined) res.setHeader(name, value);
    res.end(html);
  }

  /** How many connections the front holds. */
  connections(): Promise<number> {
    return new Promise((counted) => this.front.server.getConnections((_, sum) => counted(sum)));
  }

  get port(): number {
    return (this.front.server.address() as AddressInfo).port;
  }

  ask(
    path: string,
    { method = 'GET', host = 'en.geco.localhost:3000', headers = {}, body }: Ask = {},
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { port: this.port, host: '127.0.0.1', path, method, agent: this.#agent, headers: { host, ...headers } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const bytes = Buffer.concat(parts);
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes, text: bytes.toString() });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}
