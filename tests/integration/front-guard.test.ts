import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { config } from '@/lib/platform/config';
import { eventually } from '../eventually';
import { FrontDouble } from './front-double';

let double: FrontDouble;
beforeEach(async () => {
  double = new FrontDouble();
  await double.open();
});
afterEach(() => double.close());

/** Everything received on a connection until the front closes it. */
const speak = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let heard = '';
    const socket = connect(double.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      heard += part;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
    socket.setTimeout(20_000, () => socket.destroy(new Error(`left open after ${heard}`)));
  });

describe('the guard', () => {
  it.each([
    'evil.example',
    'evil.example:3000',
    'xx.geco.localhost',
    'geco.localhost.evil.example',
    'en.geco.localhost.',
  ])('responds 421 to host %s', async (host) => {
    for (const path of ['/', '/product/1.html', '/api/category', '/_next/static/x.js', '/storage/a.png'])
      expect((await double.ask(path, { host })).status).toBe(421);
    expect(double.seen.length).toBe(0);
  });

  it('lets the health call through on every host', async () => {
    expect((await double.ask('/api/health', { host: 'evil.example' })).status).toBe(200);
  });

  it('redirects www. and zh. to the main host', async () => {
    for (const host of ['www.geco.localhost:3000', 'zh.geco.localhost']) {
      const answer = await double.ask('/product/1.html?page=2', { host });
      expect([answer.status, answer.headers.location]).toEqual([
        308,
        'http://geco.localhost:3000/product/1.html?page=2',
      ]);
    }
  });

  it('answers redirects itself', async () => {
    const bare = await double.ask('/product/1');
    expect([bare.status, bare.headers.location]).toEqual([308, '/product/1.html']);
    const detected = await double.ask('/', { host: 'geco.localhost:3000', headers: { 'accept-language': 'de' } });
    expect([detected.status, detected.headers.location]).toEqual([302, 'http://de.geco.localhost:3000/']);
    expect(detected.headers['cache-control']).toBe('no-store');
    expect(detected.headers['set-cookie']).toEqual([
      'i18n_redirected=de; Max-Age=31536000; Path=/; SameSite=Lax; Domain=geco.localhost',
    ]);
    await double.ask('/', { host: 'geco.localhost:3000' });
    expect((await double.ask('/', { host: 'geco.localhost:3000', headers: { 'accept-language': 'fr' } })).status).toBe(
      302,
    );
    expect(double.seen.length).toBe(1);
  });

  it('refuses what pages do not accept', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect((await double.ask('/product/1.html', { method })).status).toBe(405);
    expect((await double.ask('/api/category', { method: 'TRACE' })).status).toBe(405);
    expect((await double.ask('/', { headers: { 'next-action': 'x' } })).status).toBe(400);
    expect((await double.ask(`/${'x'.repeat(9000)}`)).status).toBe(400);
    expect(
      await speak('GET http://evil.example/ HTTP/1.1\r\nHost: en.geco.localhost\r\nConnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1.1 400/);
    expect(double.seen.length).toBe(0);
  });

  it('allows uploads to /storage up to the maximum size', async () => {
    double.render = (req, res) => void req.resume().on('end', () => res.end('read'));
    const headers = { 'content-type': 'application/octet-stream' };
    const put = (bytes: number) =>
      double.ask('/storage/buckets/b/objects/a/uploads/1/1', { method: 'PUT', body: Buffer.alloc(bytes), headers });
    const largest = Math.max(...Object.values(config.upload.kinds).map(({ bytes }) => bytes));
    expect((await put(largest)).text).toBe('read');
    expect((await double.ask('/storage', { method: 'POST', body: 'x'.repeat(70_000) })).text).toBe('read');
    expect((await put(largest + 2 * 2 ** 20)).status).toBe(413);
    expect((await double.ask('/api/storage', { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
  });

  it('responds 413 to a body over the cap, declared or not', async () => {
    const body = 'x'.repeat(70_000);
    const known = await double.ask('/api/category', { method: 'POST', body });
    expect([known.status, JSON.parse(known.text).code]).toEqual([413, 413]);
    double.render = (req, res) => void req.on('end', () => res.end('read')).resume();
    const chunked = await double.ask('/api/category', {
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body,
    });
    expect(chunked.status).toBe(413);
    expect((await double.ask('/api/category', { method: 'POST', body: 'x'.repeat(60_000) })).text).toBe('read');
  });

  it('closes a request to switch protocols', async () => {
    const head = 'Host: en.geco.localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    expect(await speak(`GET /_next/hmr HTTP/1.1\r\n${head}`)).toBe('');
    expect(double.seen.length).toBe(0);
  });
});

describe('a forwarded call', () => {
  it('has the visitor’s own headers without forged ones', async () => {
    await double.ask('/api/category', {
      method: 'POST',
      body: '{}',
      headers: {
        cookie: 'token=1',
        'x-middleware-subrequest': 'x',
        'x-forwarded-host': 'evil.example',
        'x-geco-fill': '/x',
      },
    });
    const headers = double.seen[0]?.headers ?? {};
    expect(headers).toMatchObject({
      cookie: 'token=1',
      'x-forwarded-host': 'en.geco.localhost:3000',
      'x-forwarded-for': '127.0.0.1',
    });
    expect(headers['x-middleware-subrequest']).toBeUndefined();
    expect(headers['x-geco-fill']).toBeUndefined();
  });

  it('is compressed if worthwhile', async () => {
    const long = JSON.stringify({ text: 'pump '.repeat(1000) });
    double.render = (_, res) =>
      void res.writeHead(200, { 'content-type': 'application/json', 'content-length': long.length }).end(long);
    const answer = await double.ask('/api/category', { headers: { 'accept-encoding': 'gzip' } });
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual(['gzip', 'accept-encoding']);
    expect(gunzipSync(answer.body).toString()).toBe(long);
    expect((await double.ask('/api/category')).text).toBe(long);
  });

  it('is aborted in the renderer when the visitor disconnects', async () => {
    let left = false;
    double.render = (req) => void req.socket.on('close', () => (left = true));
    const visitor = connect(double.port, '127.0.0.1');
    visitor.write('GET /api/category HTTP/1.1\r\nHost: en.geco.localhost\r\n\r\n');
    await eventually(() => expect(double.seen).toHaveLength(1));
    expect(left).toBe(false);
    visitor.destroy();
    await eventually(() => expect(left).toBe(true));
  });
});

describe('a picture', () => {
  it('already resized comes from disk, others from the renderer', async () => {
    const folder = join(double.folder, 'storage-variant/product');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '1.png.320.webp'), 'bytes');
    const stored = await double.ask('/storage/product/1.png?imageView2/2/w/320/format/webp');
    expect([stored.status, stored.text, stored.headers['content-type']]).toEqual([200, 'bytes', 'image/webp']);
    expect(stored.headers['content-security-policy']).toContain('sandbox');
    expect(double.seen.length).toBe(0);
    await double.ask('/storage/product/2.png?imageView2/2/w/320/format/webp');
    await double.ask('/storage/product/1.png?imageView2/2/w/321/format/webp');
    expect(double.seen.length).toBe(2);
  });
});
