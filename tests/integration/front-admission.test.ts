import { type ClientRequest, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { config } from '@/lib/platform/config';
import { decide } from '@/lib/platform/gateway/decide';
import { bodies, demands, places } from '@/lib/platform/limit/table';
import { decodePublicId, encodePublicId } from '@/lib/platform/routes/public-id';
import { eventually } from '../eventually';
import { hosts } from '../unit/gateway/request';
import { FrontDouble } from './front-double';

// Behind a trusted proxy, so that a test can use any client address.
let double: FrontDouble;
beforeEach(async () => {
  double = new FrontDouble();
  await double.open({ proxies: 1, exempt: new Set(['192.0.2.0/24']) });
});
afterEach(() => double.close());

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const times = <T>(count: number, ask: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe('a network’s limits at the renderer', () => {
  it('refuse new searches over the rate with a waiting time, but not other networks', async () => {
    const ask = (word: string, address: string) => double.ask(`/product_search_${word}.html`, from(address));
    const answers = [];
    for (let index = 0; index < demands.search.max; index++)
      answers.push(await ask(`word${index}`, `203.0.113.${index + 1}`));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    const over = await ask('another', '203.0.113.200');
    expect(over.status).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(over.headers['retry-after'])).toBeLessThanOrEqual(demands.search.seconds);
    expect(over.text).toContain('Too many requests');
    expect(double.seen).toHaveLength(demands.search.max);
    expect((await ask('another', '198.51.100.1')).status).toBe(200);
    // Stored pages cost nothing.
    expect((await ask('word3', '203.0.113.200')).status).toBe(200);
  });

  it('count filters and later pages of a list, and search calls of the API, as searches', async () => {
    const ask = (index: number) =>
      index % 2 === 0
        ? double.ask(`/product/list.html?page=${index + 2}`, from('203.0.113.1'))
        : double.ask('/api/product/search', { method: 'POST', body: '{}', ...from('203.0.113.1') });
    for (let index = 0; index < demands.search.max; index++) expect((await ask(index)).status).toBe(200);
    expect(statuses(await times(2, (index) => ask(demands.search.max + index)))).toEqual([429, 429]);
    expect((await double.ask('/product/7.html', from('203.0.113.1'))).status).toBe(200);
  });

  it('count words in every section together, for every kind of page request', async () => {
    const sections = ['purchase', 'tender', 'shortnews', 'innovation', 'fair', 'agent'];
    const ask = (index: number) => {
      const section = sections[index % sections.length];
      // A prefetch of an unknown kind bypasses the store.
      const headers = { ...from('203.0.113.1').headers, rsc: '1', 'next-router-prefetch': '9' };
      return double.ask(`/${section}_search_word${index}.html`, index % 4 === 3 ? { headers } : from('203.0.113.1'));
    };
    for (let index = 0; index < demands.search.max; index++) expect((await ask(index)).status).toBe(200);
    for (let index = 0; index < 12; index++) expect((await ask(demands.search.max + index)).status).toBe(429);
  });

  it('count calls as expensive as a page at their own rate', async () => {
    double.render = (_, res) => void res.end('{}');
    const paths = ['/api/purchase/start', '/api/purchase/saved/list', '/api/quotation/compare'];
    const ask = (path = '') => double.ask(path, { method: 'POST', body: '{}', ...from('203.0.113.1') });
    for (let index = 0; index < demands.listing.max; index++)
      expect((await ask(paths[index % paths.length])).status).toBe(200);
    expect((await ask('/api/purchase/match')).status).toBe(429);
    expect((await ask('/api/purchase/get')).status).toBe(200);
  });

  it('refuse calls over the rate in the envelope', async () => {
    double.render = (_, res) => void res.end('{}');
    const ask = () => double.ask('/api/get_nav', { method: 'POST', body: '{}', ...from('203.0.113.1') });
    for (let index = 0; index < demands.call.max; index++) expect((await ask()).status).toBe(200);
    const over = await ask();
    expect(JSON.parse(over.text)).toMatchObject({
      code: 429,
      data: null,
      message: expect.stringContaining('Too many'),
    });
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('do not count exempt networks, nor the health call', async () => {
    const count = demands.search.max + 5;
    for (let index = 0; index < count; index++)
      expect((await double.ask(`/product_search_w${index}.html`, from('192.0.2.9'))).status).toBe(200);
    const health = await times(demands.call.max + 5, () => double.ask('/api/health', from('203.0.113.1')));
    expect(new Set(statuses(health))).toEqual(new Set([200]));
  });
});

describe('encoded ids of the previous site', () => {
  const key = { salt: 'pepper' };
  const good = `/en/product/${encodePublicId(12, key)}.html`;
  const guess = (index: number) => `/en/product/guess${index}.html`;
  const { max, seconds } = demands.legacyId;
  beforeEach(async () => {
    await double.close();
    const gateway = { hosts, decodeId: (text: string) => decodePublicId(text, key) };
    await double.open({
      proxies: 1,
      exempt: new Set(['192.0.2.0/24']),
      decide: (facts) => decide(facts, gateway),
    });
  });

  it('hide from a guessing network whether they are valid, and still redirect others', async () => {
    const ask = (path: string, address = '203.0.113.1') => double.ask(path, from(address));
    expect((await ask(good)).headers.location).toBe('/product/12.html');
    for (let index = 0; index < max; index++) {
      const answer = await ask(guess(index), `203.0.113.${index + 1}`);
      expect([answer.status, answer.headers.location]).toEqual([301, '/error.html']);
    }
    const refused = [await ask(guess(max)), await ask(good)];
    expect(statuses(refused)).toEqual([429, 429]);
    for (const { headers } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds);
      expect(headers.location).toBeUndefined();
    }
    // A request without an id is not a guess.
    expect((await ask('/en/product.html')).headers.location).toBe('/product.html');
    expect((await ask(good, '198.51.100.1')).headers.location).toBe('/product/12.html');
    expect(double.seen).toEqual([]);
  });

  it('are not counted if valid, nor for exempt networks', async () => {
    for (let index = 0; index <= max; index++) {
      expect((await double.ask(good, from('203.0.113.1'))).status).toBe(301);
      expect((await double.ask(guess(index), from('192.0.2.9'))).status).toBe(301);
    }
  });

  it('are not revealed by addresses of page data', async () => {
    const answer = await double.ask(`/_next/data/build/${good}`.replace('//', '/').replace('.html', '.json'));
    expect(answer.status).toBe(404);
    expect(double.seen).toEqual([]);
  });
});

describe('renderer slots', () => {
  const open: { url: string; res: ServerResponse }[] = [];
  beforeEach(() => {
    open.length = 0;
    double.render = (req, res) => void open.push({ url: req.url ?? '', res });
  });
  const answerAll = async (work: Promise<unknown>) => {
    let waits = true;
    void work.finally(() => {
      waits = false;
    });
    while (waits) {
      for (const { res, url } of open.splice(0)) double.page(res, url);
      await turn();
    }
  };

  it('limit concurrent pages, and give the next to the network that requested least', async () => {
    const greedy = times(10, (index) => double.ask(`/product/${index + 1}.html`, from('203.0.113.1')));
    await eventually(() => expect(open).toHaveLength(places.page.placesPerKey));
    const modest = double.ask('/product/99.html', from('198.51.100.1'));
    await eventually(() => expect(open.map(({ url }) => url)).toContain('/product/99.html'));
    await answerAll(Promise.all([greedy, modest]));
    expect(new Set(statuses(await greedy))).toEqual(new Set([200]));
    expect((await modest).status).toBe(200);
  });

  it('refuse a network with too many waiting, while others still wait in turn', async () => {
    const { placesPerKey, waitingPerKey } = places.page;
    const max = placesPerKey + waitingPerKey;
    let refused = 0;
    const answers = times(max + 3, async (index) => {
      const answer = await double.ask(`/product/${index + 1}.html`, from('203.0.113.1'));
      if (answer.status === 429) refused++;
      return answer;
    });
    await eventually(() => expect(refused).toBe(3));
    const modest = double.ask('/product/999.html', from('198.51.100.1'));
    await answerAll(Promise.all([answers, modest]));
    const seen = statuses(await answers);
    expect(seen.filter((status) => status === 429)).toHaveLength(3);
    expect(seen.filter((status) => status === 200)).toHaveLength(max);
    expect((await modest).status).toBe(200);
  });

  it('are released by a call whose client disconnects or whose renderer dies', async () => {
    const call = () => double.ask('/api/get_nav', { method: 'POST', body: '{}', ...from('203.0.113.1') });
    const lost = times(places.call.placesPerKey, () => call());
    await eventually(() => expect(open).toHaveLength(places.call.placesPerKey));
    for (const { res } of open.splice(0)) res.destroy();
    expect(new Set(statuses(await lost))).toEqual(new Set([503]));
    const next = call();
    await eventually(() => expect(open).toHaveLength(1));
    open.splice(0)[0]?.res.end('{}');
    expect((await next).status).toBe(200);
  });

  it('are released by pipelined calls on a closed connection', async () => {
    const { placesPerKey } = places.call;
    const address = '203.0.113.1';
    const head = `POST /api/get_nav HTTP/1.1\r\nhost: en.geco.localhost:3000\r\nx-forwarded-for: ${address}\r\ncontent-length: 0\r\n\r\n`;
    const sender = connect(double.port, '127.0.0.1');
    sender.write(head.repeat(placesPerKey * 3));
    await eventually(() => expect(open).toHaveLength(placesPerKey));
    sender.destroy();
    await eventually(() => expect(open.every(({ res }) => res.closed)).toBe(true));
    open.length = 0;
    const next = times(placesPerKey, () =>
      double.ask('/api/get_nav', { method: 'POST', body: '{}', ...from(address) }),
    );
    await eventually(() => expect(open).toHaveLength(placesPerKey));
    for (const { res } of open.splice(0)) res.end('{}');
    expect(new Set(statuses(await next))).toEqual(new Set([200]));
  });
});

describe('bodies of calls', () => {
  /** A call that sends part of its body and waits. */
  const slow = (address: string, path: string, sent: number, declared: number): ClientRequest => {
    const headers = { host: 'en.geco.localhost:3000', 'x-forwarded-for': address, 'content-length': declared };
    const call = request({ port: double.port, host: '127.0.0.1', path, method: 'POST', headers });
    call.on('error', () => {});
    call.write(Buffer.alloc(sent, 97));
    return call;
  };
  const statusOf = (call: ClientRequest) =>
    new Promise<number>((resolve) => call.once('response', ({ statusCode = 0 }) => resolve(statusCode)));
  beforeEach(() => {
    double.render = async (req, res) => {
      let size = 0;
      for await (const part of req) size += (part as Buffer).length;
      res.end(String(size));
    };
  });

  it('use no renderer slot while being received', async () => {
    const senders = Array.from({ length: places.call.places + 5 }, (_, index) =>
      slow(`203.0.${index}.1`, '/api/get_nav', 10, 20),
    );
    await eventually(async () => expect(await double.connections()).toBe(senders.length));
    const answer = await double.ask('/api/get_nav', { method: 'POST', body: '{}', ...from('198.51.100.1') });
    expect([answer.status, answer.text]).toEqual([200, '2']);
    expect(double.seen).toHaveLength(1);
    for (const sender of senders) sender.end(Buffer.alloc(10, 97));
    expect(new Set(await Promise.all(senders.map(statusOf)))).toEqual(new Set([200]));
  });

  it('of one network are limited in total, released by senders who leave', async () => {
    const size = config.api.form - 1000;
    const count = Math.floor(bodies.networkBytes / size);
    const path = '/api/product/save';
    const sockets: Socket[] = [];
    const note = (socket: Socket) => void sockets.push(socket);
    double.front.server.on('connection', note);
    const senders = Array.from({ length: count }, () => slow('203.0.113.1', path, size, size + 1));
    // All must be connected: one that arrives after the request would itself be refused.
    await eventually(() => {
      expect(sockets).toHaveLength(count);
      for (const { bytesRead } of sockets) expect(bytesRead).toBeGreaterThan(size);
    });
    const ask = (address: string) =>
      double.ask(path, { method: 'POST', body: Buffer.alloc(size, 97), ...from(address) });
    expect((await ask('203.0.113.2')).status).toBe(429);
    expect((await ask('198.51.100.1')).text).toBe(String(size));
    for (const sender of senders) sender.destroy();
    await eventually(async () => expect((await ask('203.0.113.2')).text).toBe(String(size)));
  });

  it('over their cap are refused, declared or not', async () => {
    const over = Buffer.alloc(config.api.body + 1, 97);
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }] as Record<string, string>[]) {
      const answer = await double.ask('/api/get_nav', { method: 'POST', body: over, headers });
      expect(answer.status).toBe(413);
    }
    expect(double.seen).toHaveLength(0);
  });
});
