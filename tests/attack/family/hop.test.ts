import { createServer, Agent as HttpAgent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '@/lib/demo/account';
import { captcha, session } from '../kit/account';
import { ask, call, each, pause, range, Wire } from '../kit/http';
import { effort, from, hostOf, target } from '../kit/target';
import { against, openWeak, type Weak } from '../kit/weak';

const attacker = from(21);
const victim = from(22);
const forgedAddress = '203.0.113.77';
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

type Shape = { name: string; method: string; path: string; framing: (body: string) => string };
const withLength = (body: string) => `Content-Length: ${body.length}\r\n\r\n${body}`;
const withChunks = (body: string) => `Transfer-Encoding: chunked\r\n\r\n${chunked(body)}`;
const shapes: Shape[] = [
  ...['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST'].flatMap((method) => [
    { name: `${method} with a length`, method, path: '/api/get_nav', framing: withLength },
    { name: `${method} with chunks`, method, path: '/api/get_nav', framing: withChunks },
  ]),
  { name: 'DELETE of a file with chunks', method: 'DELETE', path: '/storage/buckets/a', framing: withChunks },
  { name: 'POST that is answered early', method: 'POST', path: '/storage/', framing: withLength },
  {
    name: 'GET that promises more than it sends',
    method: 'GET',
    path: '/api/get_nav',
    framing: (body) => `Content-Length: ${body.length + 400}\r\n\r\n${body}`,
  },
];
const bodies = ['hello', 'GET /api/not-asked-for HTTP/1.1\r\nHost: geco.localhost\r\nX-Rest: '];

/** Sends a request whose body is another request while others send their own; reports responses that got mixed up. */
async function desync(port: number, { name, method, path, framing }: Shape, patience = 60_000): Promise<string[]> {
  const others = (count: number) =>
    each(range(count), count, (at) =>
      ask({ path: '/api/get_nav?siteId=5', port, source: from(22, 1 + at), host: hostOf('en', port), patience }),
    );
  const own = (await others(1))[0];
  const findings = new Set<string>();
  for (const body of bodies) {
    const head = `${method} ${path} HTTP/1.1\r\nHost: ${hostOf('en', port)}\r\n`;
    const wires = range(2).map(() => new Wire({ port, source: attacker }).send(`${head}${framing(body)}`));
    await Promise.all(wires.map((wire) => wire.until(1, 1_500)));
    for (const answer of await others(4))
      if (answer.status !== 200 || normal(answer.text) !== normal(own?.text ?? ''))
        findings.add(`${name}: another visitor got ${answer.status} ${answer.text.slice(0, 60)}`);
    await pause(50);
    for (const wire of wires) if (wire.statuses.length > 1) findings.add(`${name}: one request, two answers`);
    await Promise.all(wires.map((wire) => wire.close()));
  }
  return [...findings];
}
const normal = (text: string) => text.replace(/"requestId":"[^"]*"/, '');

/** A front that forwards requests over kept-alive connections with the content length but without the body. */
async function openWeakHop(): Promise<Weak> {
  const renderer = await openWeak((path) => ({
    ...(path.startsWith('/api/get_nav') ? {} : { status: 404 }),
    headers: { connection: 'keep-alive' },
  }));
  const agent = new HttpAgent({ keepAlive: true, maxSockets: 1 });
  const front = createServer((req, res) => {
    const { host, 'content-length': length } = req.headers;
    const headers = { host: host ?? '', ...(length ? { 'content-length': length } : {}) };
    const forwarded = request({ port: renderer.port, path: req.url, method: req.method, headers, agent }, (answer) => {
      res.writeHead(answer.statusCode ?? 502);
      answer.pipe(res);
    });
    forwarded.on('error', () => {
      res.statusCode = 502;
      res.end();
    });
    req.resume();
    forwarded.end();
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  const close = async () => {
    agent.destroy();
    front.closeAllConnections();
    front.close();
    await renderer.close();
  };
  return { port: (front.address() as AddressInfo).port, close };
}

const addresses = [
  '/api/../admin/login',
  '/_next/../product/1.html',
  '/api/%2e%2e/admin/login',
  '/api/%2E./admin/login',
  '/api/./get_nav',
  '/api//get_nav',
  '/api\\get_nav',
];
/** Paths that do not exist. */
const missing = [
  '//api/get_nav',
  '/api/%5c../admin',
  '/storage/..%2fsecrets.json',
  '/_next/static/..%5c..%5cpackage.json',
];

/** Odd addresses and heads that a proxy and the renderer might parse differently; returns those not answered by 400. */
async function oddRequests(port: number): Promise<string[]> {
  const host = hostOf('en', port);
  const heads = [
    ...missing.map((path) => ({ name: path, head: `GET ${path} HTTP/1.1\r\nHost: ${host}` })),
    ...addresses.flatMap((path) =>
      ['GET', 'POST'].map((method) => ({
        name: `${method} ${path}`,
        head: `${method} ${path} HTTP/1.1\r\nHost: ${host}`,
      })),
    ),
    { name: 'two hosts', head: `GET /api/get_nav?siteId=5 HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example` },
    {
      name: 'two lengths',
      head: `POST /api/get_nav HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nContent-Length: 5`,
    },
    {
      name: 'length and chunks',
      head: `POST /api/get_nav HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 5\r\nTransfer-Encoding: chunked`,
    },
  ];
  const answered = await each(heads, 4, async ({ name, head }) => {
    const wire = new Wire({ port, source: attacker }).send(`${head}\r\nConnection: close\r\n\r\n`);
    await wire.until(1, 60_000);
    const [status = 0] = wire.statuses;
    await wire.close();
    // A POST to an address that takes none is refused with these.
    const others = name.startsWith('POST') ? [404, 405] : missing.includes(name) ? [404] : [];
    return status === 400 || others.includes(status) ? [] : [`${name}: ${status}`];
  });
  return answered.flat();
}

/**
 * Signs in with a forged client address, in a header and in a smuggled request; returns the addresses stored for the
 * sessions.
 */
async function forgedSessions(port: number): Promise<string[]> {
  const at = { port, host: hostOf('en', port), source: attacker };
  const { token } = port === target.port ? await session('purchaser', 'buyer_es') : { token: 'x' };
  const body = async () =>
    JSON.stringify({ kind: 'purchaser', username: 'buyer_es', password: demoPassword, captcha: await captcha(at) });
  const forged = { 'x-forwarded-for': forgedAddress, 'x-real-ip': forgedAddress, forwarded: `for=${forgedAddress}` };
  await ask({
    ...at,
    path: '/api/sign_in',
    body: await body(),
    headers: { 'content-type': 'application/json', ...forged },
  });
  const own = await body();
  const inner = `POST /api/sign_in HTTP/1.1\r\nHost: ${at.host}\r\nContent-Type: application/json\r\nX-Forwarded-For: ${forgedAddress}\r\nContent-Length: ${own.length}\r\n\r\n${own}`;
  const wire = new Wire({ port, source: attacker });
  wire.send(`DELETE /api/get_nav HTTP/1.1\r\nHost: ${at.host}\r\n${withChunks(inner)}`);
  await wire.until(2, 1_500);
  await each(range(6), 6, (one) =>
    ask({ ...at, path: '/api/get_nav?siteId=5', source: from(22, 20 + one), patience: 3_000 }),
  );
  await wire.close();
  const { data } = await call<{ address: string }[] | null>(
    '/api/account/session/list',
    {},
    { ...at, source: victim, token },
  );
  if (!Array.isArray(data)) return ['the session list is not shown'];
  return data
    .filter(({ address }) => address.includes(forgedAddress))
    .map(({ address }) => `a session from ${address}`);
}

describe('hop: requests between the front and the renderer', () => {
  it.each(shapes)('$name does not change anybody else’s response', async (shape) => {
    for (let round = 0; round < effort; round++) expect(await desync(target.port, shape)).toEqual([]);
  });
  it('refuses what two parsers may read differently', async () =>
    expect(await oddRequests(target.frontPort)).toEqual([]));
  it('ignores forged client addresses', async () => expect(await forgedSessions(target.port)).toEqual([]));

  it('control: detects a front that forwards a length without its body', async () => {
    const [get] = shapes;
    if (!get) throw new Error('no shape');
    expect(await against(openWeakHop(), (port) => desync(port, get, 1_000))).not.toEqual([]);
  });
  it('control: detects a front that accepts every address', async () =>
    expect(
      await against(
        openWeak(() => ({})),
        oddRequests,
      ),
    ).toContain('GET /api/../admin/login: 200'));
  it('control: detects a forged address in a session list', async () => {
    const seen: string[] = [];
    const weak = openWeak((path, _, { headers }) => {
      if (path === '/api/captcha') return { status: 429 };
      if (path === '/api/sign_in') seen.push(String(headers['x-forwarded-for']));
      return { data: seen.map((address) => ({ address })) };
    });
    expect(await against(weak, forgedSessions)).toEqual([`a session from ${forgedAddress}`]);
  });
});
