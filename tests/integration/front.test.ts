import type { IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goneTag } from '@/lib/platform/pagestore/header';
import { eventually } from '../eventually';
import { FrontDouble } from './front-double';

const mobile = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' };
let double: FrontDouble;
beforeEach(async () => {
  double = new FrontDouble();
  await double.open();
});
afterEach(async () => {
  vi.useRealTimers();
  await double.close();
});
const cache = async (path: string, options: Parameters<FrontDouble['ask']>[1] = {}) =>
  (await double.ask(path, options)).headers['x-cache'];

describe('a public page', () => {
  it('is rendered once, then served from the store', async () => {
    const first = await double.ask('/product/1.html');
    const second = await double.ask('/product/1.html');
    expect([first.status, first.headers['x-cache'], second.headers['x-cache']]).toEqual([200, 'MISS', 'HIT']);
    expect(second.text).toBe(first.text);
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(second.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(second.headers['x-middleware-rewrite']).toBeUndefined();
    expect(second.headers['x-geco-tags']).toBeUndefined();
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(double.seen.length).toBe(1);
  });

  it('is stored by language, device and address, ignoring irrelevant parts', async () => {
    for (const host of ['en.geco.localhost', 'ar.geco.localhost', 'geco.localhost'])
      for (const headers of [{}, mobile]) expect(await cache('/product/1.html', { host, headers })).toBe('MISS');
    expect(await cache('/product/2.html')).toBe('MISS');
    expect(await cache('/product/1.html?utm_source=x')).not.toBe('MISS');
    expect(await cache('/product/1.html', { headers: { cookie: 'token=secret; device=d' } })).toBe('HIT');
    expect(await cache('/product/1.html', { headers: { cookie: 'device=m' } })).toBe('HIT');
    expect(await cache('/product/1.html', { host: '127.0.0.1' })).toBe('HIT');
  });

  it('is requested without the visitor’s data', async () => {
    await double.ask('/product/1.html', {
      headers: {
        cookie: 'token=secret',
        authorization: 'Bearer secret',
        'x-forwarded-for': '192.0.2.9',
        'accept-language': 'de',
      },
    });
    const headers: IncomingHttpHeaders = double.seen[0]?.headers ?? {};
    expect(Object.keys(headers).sort()).toEqual(['connection', 'host', 'user-agent', 'x-geco-fill', 'x-request-id']);
    expect(headers.host).toBe('en.geco.localhost:3000');
    expect(headers['x-geco-fill']).toBe('/en/d/product/1');
  });

  it('comes in an encoding that the client accepts', async () => {
    const plain = (await double.ask('/product/1.html')).text;
    const gzip = await double.ask('/product/1.html', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
    await double.ask('/product/1.html');
    await eventually(async () => {
      const br = await double.ask('/product/1.html', { headers: { 'accept-encoding': 'gzip, br' } });
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.body).toString()).toBe(plain);
      expect(br.headers.etag).toBe(gzip.headers.etag);
      expect(br.headers.vary).toContain('accept-encoding');
    });
  });

  it('responds 304 to its etag, and to HEAD without a body, on a miss too', async () => {
    const head = await double.ask('/product/1.html', { method: 'HEAD' });
    expect([head.status, head.headers['x-cache'], head.text]).toEqual([200, 'MISS', '']);
    expect(await cache('/product/1.html', { method: 'HEAD' })).toBe('HIT');
    const etag = head.headers.etag ?? '';
    const same = await double.ask('/product/1.html', { headers: { 'if-none-match': etag } });
    expect([same.status, same.text, same.headers.etag]).toEqual([304, '', etag]);
    expect((await double.ask('/product/1.html', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('is rendered once for twenty simultaneous requests', async () => {
    const gate: (() => void)[] = [];
    double.render = (_, res) => void gate.push(() => double.page(res, 'slow'));
    const pending = Promise.all(Array.from({ length: 20 }, () => double.ask('/product/1.html')));
    await eventually(async () => expect(await double.connections()).toBe(20));
    await eventually(() => expect(gate).toHaveLength(1));
    gate[0]?.();
    const answers = await pending;
    expect(answers.map(({ text }) => text)).toEqual(Array(20).fill('slow'));
    expect(double.seen.length).toBe(1);
  });

  it('serves its kinds in sequence, each under its own key', async () => {
    const gate: { url: string; answer: () => void }[] = [];
    double.render = (req, res) => {
      const { url = '' } = req;
      const headers = { 'content-type': req.headers.rsc ? 'text/x-component' : 'text/html' };
      gate.push({ url, answer: () => double.page(res, url, headers) });
    };
    const tree = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
    const ask = () =>
      Promise.all([
        double.ask('/product/1.html'),
        double.ask('/product/1.html?_rsc=abc', {
          headers: { rsc: '1', 'next-router-state-tree': 'x', 'next-url': '/' },
        }),
        double.ask('/product/1.html?_rsc=def', { headers: tree }),
      ]);
    const pending = ask();
    for (const kind of [1, 2, 3]) {
      await eventually(() => expect(gate).toHaveLength(1));
      // A later page gets through: by then this page's other kind would have too.
      const path = `/product/9${kind}.html`;
      const other = double.ask(path);
      await eventually(() => expect(gate.map(({ url }) => url)).toContain(path));
      expect(gate).toHaveLength(2);
      for (const { answer } of gate.splice(0)) answer();
      await other;
    }
    const first = await pending;
    expect(first.map(({ text }) => text)).toEqual([
      '/product/1.html',
      '/product/1.html?_rsc=',
      '/product/1.html?_rsc=_i_aeImnuN6u1u1r',
    ]);
    expect((await ask()).map(({ headers }) => headers['x-cache'])).toEqual(['HIT', 'HIT', 'HIT']);
  });
});

describe('freshness', () => {
  it('serves the old page while one render replaces it', async () => {
    let version = 0;
    let gate: Promise<void> | null = null;
    double.render = async (_, res) => {
      await gate;
      double.page(res, `version ${++version}`);
    };
    await double.ask('/product/1.html');
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] });
    let open = () => {};
    gate = new Promise((opened) => {
      open = opened;
    });
    const old = await Promise.all(Array.from({ length: 5 }, () => double.ask('/product/1.html')));
    expect(old.map(({ text, headers }) => [text, headers['x-cache']])).toEqual(Array(5).fill(['version 1', 'STALE']));
    open();
    await eventually(async () => {
      const fresh = await double.ask('/product/1.html');
      expect([fresh.text, fresh.headers['x-cache']]).toEqual(['version 2', 'HIT']);
    });
    expect(version).toBe(2);
  });

  it('keeps search pages for only a minute', async () => {
    await double.ask('/product_search_pump.html');
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    expect(await cache('/product_search_pump.html')).toBe('STALE');
  });

  it('keeps the old page while rendering fails, and drops it on 404', async () => {
    await double.ask('/product/1.html');
    vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ['Date'] });
    double.render = (_, res) => void res.writeHead(500).end();
    expect(await cache('/product/1.html')).toBe('STALE');
    await eventually(async () => expect(await cache('/product/1.html')).toBe('HIT'));
    vi.setSystemTime(Date.now() + 6_000);
    double.render = (_, res) => void res.writeHead(404, { 'cache-control': 's-maxage=300' }).end('gone');
    expect(await cache('/product/1.html')).toBe('STALE');
    await eventually(async () => expect((await double.ask('/product/1.html')).status).toBe(404));
  });

  it('is current after an expiry, in every kind and language', async () => {
    let version = 1;
    double.render = (_, res) => double.page(res, `version ${version}`);
    const hosts = ['en.geco.localhost', 'ar.geco.localhost'];
    for (const host of hosts) await double.ask('/product/1.html', { host });
    version = 2;
    await double.register.expire(['product:1']);
    for (const host of hosts) expect((await double.ask('/product/1.html', { host })).text).toBe('version 2');
  });

  it('neither stores nor shares a render overtaken by an expiry', async () => {
    const gate = new Map<string, () => void>();
    let version = 1;
    double.render = ({ url = '' }, res) => {
      const seen = version;
      const t0 = double.register.now();
      gate.set(`${url} ${seen}`, () => double.page(res, `version ${seen}`, {}, t0));
    };
    const page = '/product/1.html';
    const early = double.ask(page);
    await eventually(() => expect(gate.has(`${page} 1`)).toBe(true));
    version = 2;
    await double.register.expire(['product:1']);
    const late = double.ask(page);
    // The next request has got through, so this one is waiting for a render.
    const other = double.ask('/product/2.html');
    await eventually(() => expect(gate.has('/product/2.html 2')).toBe(true));
    gate.get(`${page} 1`)?.();
    expect((await early).text).toBe('version 1');
    expect(double.front.store.count).toBe(0);
    await eventually(() => expect(gate.has(`${page} 2`)).toBe(true));
    gate.get(`${page} 2`)?.();
    expect((await late).text).toBe('version 2');
    gate.get('/product/2.html 2')?.();
    await other;
    expect(await double.ask('/product/1.html')).toMatchObject({ text: 'version 2', headers: { 'x-cache': 'HIT' } });
  });
});

describe('a missing page', () => {
  it('gets the one cached not-found page; the address itself is not cached', async () => {
    let there = false;
    double.render = (req, res) => {
      res.statusCode = req.url === '/404.html' || !there ? 404 : 200;
      double.page(res, req.url === '/404.html' ? 'nothing here' : there ? 'a product' : '');
    };
    for (const path of ['/product/1.html', '/product/2.html', '/no/such/page', '/404.html'])
      expect(await double.ask(path)).toMatchObject({ status: 404, text: 'nothing here' });
    expect(double.front.store.count).toBe(1);
    there = true;
    expect(await double.ask('/product/1.html')).toMatchObject({ status: 200, text: 'a product' });
  });
});

describe('a removed page', () => {
  it('responds 410 with the not-found page, only at its own address', async () => {
    double.render = (req, res) => {
      res.statusCode = 404;
      const isGone = req.url === '/purchase/1.html';
      double.page(res, 'nothing here', { 'x-geco-tags': isGone ? `purchase%3A1,${goneTag}` : 'purchase%3A2' });
    };
    for (let times = 0; times < 2; times++) {
      expect(await double.ask('/purchase/1.html')).toMatchObject({ status: 410, text: 'nothing here' });
      expect(await double.ask('/purchase/2.html')).toMatchObject({ status: 404, text: 'nothing here' });
    }
  });
});

describe('never stored', () => {
  it.each([
    ['an answer with a cookie', { 'set-cookie': ['a=1'] }, 200],
    ['a private answer', { 'cache-control': 'private, s-maxage=300' }, 200],
    ['one that says no-store', { 'cache-control': 'no-store' }, 200],
    ['one without a time', { 'cache-control': undefined }, 200],
    ['one without tags', { 'x-geco-tags': undefined }, 200],
    ['a failure', {}, 500],
  ])('%s', async (_, headers, status) => {
    double.render = (__, res) => {
      res.statusCode = status;
      double.page(res, 'x', headers);
    };
    for (let times = 0; times < 2; times++) {
      const answer = await double.ask('/product/1.html');
      expect([answer.status, answer.headers['x-cache'], answer.headers['set-cookie']]).toEqual([
        status,
        'MISS',
        undefined,
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(double.front.store.count).toBe(0);
  });

  it('evicts the least used over the cap', async () => {
    await double.close();
    double = new FrontDouble();
    await double.open({ storeCap: 12_000 });
    for (let id = 1; id <= 5; id++) await double.ask(`/product/${id}.html`);
    await double.ask('/product/1.html');
    for (let id = 6; id <= 40; id++) {
      await double.ask(`/product/${id}.html`);
      await double.ask('/product/1.html');
      expect(double.front.store.bytes).toBeLessThanOrEqual(12_000);
    }
    expect(await cache('/product/1.html')).toBe('HIT');
    expect(await cache('/product/2.html')).toBe('MISS');
  });
});

it('warns of a renderer that has died, but not of one still starting', async () => {
  const lines: string[] = [];
  const early = new FrontDouble();
  await early.open({ log: pino({ level: 'info' }, { write: (line) => lines.push(line) }) });
  await early.killRenderer();
  expect([(await early.ask('/api/health')).status, (await early.ask('/product/1.html')).status]).toEqual([503, 503]);
  expect(lines).toEqual([]);
  await early.startRenderer();
  expect((await early.ask('/api/health')).status).toBe(200);
  await early.killRenderer();
  expect((await early.ask('/api/health')).status).toBe(503);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, path: '/api/health', code: 'unavailable' },
  ]);
  await early.close();
});

describe('while the renderer is down', () => {
  it('responds 503 in the host’s language and recovers', async () => {
    await double.ask('/product/1.html');
    await double.killRenderer();
    const page = await double.ask('/product/2.html', { host: 'de.geco.localhost' });
    expect([page.status, page.headers['retry-after']]).toEqual([503, '2']);
    expect(page.text).toContain('<html lang="de" dir="ltr">');
    expect(page.text).toMatch(/<a href="" [^>]*>Erneut versuchen<\/a>/);
    expect((await double.ask('/product/2.html', { host: 'ar.geco.localhost' })).text).toContain('dir="rtl"');
    const call = await double.ask('/api/category');
    expect(JSON.parse(call.text)).toMatchObject({ code: 503, data: null, requestId: call.headers['x-request-id'] });
    expect(await cache('/product/1.html')).toBe('HIT');
    double.front.store.age();
    expect(await cache('/product/1.html')).toBe('STALE');
    await double.startRenderer();
    expect((await double.ask('/product/2.html')).status).toBe(200);
  });

  it('responds 503 to requests waiting for a render that dies', async () => {
    double.render = () => double.killRenderer();
    expect((await double.ask('/product/1.html')).status).toBe(503);
  });
});
