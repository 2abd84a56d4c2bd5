import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type FetchRules, fetchSource } from '@/lib/platform/import/fetch';
import { isPublicAddress } from '@/lib/platform/import/ip-address';
import { unpackSource } from '@/lib/platform/import/source';

const servers: Server[] = [];
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
const own: FetchRules = { allowed: ['127.0.0.1'] };
const reasonOf = (from: string, rules?: FetchRules) =>
  fetchSource(from, rules).then(
    () => 'taken',
    (error: { reason?: string }) => error.reason,
  );
const port = (url: string) => new URL(url).port;

describe('addresses', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));
  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
});

describe('a fetched URL', () => {
  it.each([
    'http://127.0.0.1/a',
    'http://2130706433/a',
    'http://0x7f.1/a',
    'http://0177.0.0.1/a',
    'http://[::1]/a',
    'http://[::ffff:127.0.0.1]/a',
    'http://[fe80::1]/a',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/a',
  ])('%s is never requested', async (from) => expect(await reasonOf(from)).toBe('address'));

  it.each(['file:///etc/hostname', 'ftp://tenders.example/a', 'data:text/xml,<a/>'])('%s is refused', async (from) =>
    expect(await reasonOf(from)).toBe('address'),
  );

  it('is not requested if its name, or one of its addresses, is internal', async () => {
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '10.0.0.5', family: 4 },
    ];
    expect(await reasonOf('http://tenders.example/a', { resolve })).toBe('address');
  });

  it('is requested at the checked address, even if the name changes', async () => {
    const url = await serve((_, answer) => answer.end('sound'));
    let lookups = 0;
    const resolve = async () => [{ address: ++lookups === 1 ? '127.0.0.1' : '10.0.0.5', family: 4 }];
    const body = await fetchSource(`http://tenders.example:${port(url)}/`, { ...own, resolve });
    expect([body.toString(), lookups]).toEqual(['sound', 1]);
  });

  it('may redirect to another public place', async () => {
    const url = await serve((request, answer) => {
      const to = { '/a': '/b', '/inside': 'http://127.0.0.2/', '/file': 'file:///etc/hostname', '/round': '/round' };
      const location = to[request.url as keyof typeof to];
      if (location) answer.writeHead(302, { location }).end();
      else answer.end('sound');
    });
    expect((await fetchSource(`${url}/a`, own)).toString()).toBe('sound');
    expect(await reasonOf(`${url}/inside`, own)).toBe('address');
    expect(await reasonOf(`${url}/file`, own)).toBe('address');
    expect(await reasonOf(`${url}/round`, own)).toBe('answer');
  });

  it('is counted, whatever its declared length', async () => {
    const url = await serve((_, answer) => {
      answer.write(Buffer.alloc(600_000));
      answer.end(Buffer.alloc(600_000));
    });
    expect(await reasonOf(url, { ...own, limit: 2 ** 20 })).toBe('size');
    expect(await reasonOf(url, { ...own, limit: 2 ** 21 })).toBe('taken');
  });

  it('is decompressed, within the limit', async () => {
    const url = await serve((_, answer) => {
      answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(2 ** 20, 32)));
    });
    const bytes = await fetchSource(url, { ...own, gzip: true });
    expect((await unpackSource('a', bytes, 2 ** 20)).files[0]?.bytes.length).toBe(2 ** 20);
    await expect(unpackSource('a', bytes, 2 ** 19)).rejects.toMatchObject({ reason: 'size' });
  });

  it('is requested uncompressed, and refused compressed, by callers that do not decompress', async () => {
    const url = await serve((request, answer) => {
      const encoding = request.url === '/br' ? 'br' : 'gzip';
      if (request.url === '/') return answer.end(request.headers['accept-encoding']);
      answer.writeHead(200, { 'content-encoding': encoding }).end(gzipSync('small'));
    });
    expect(String(await fetchSource(url, own))).toBe('identity');
    expect(String(await fetchSource(url, { ...own, gzip: true }))).toBe('gzip, identity');
    expect(await reasonOf(`${url}/gzip`, own)).toBe('answer');
    expect(await reasonOf(`${url}/br`, { ...own, gzip: true })).toBe('answer');
  });

  it('is aborted if silent, slow, interrupted or missing', async () => {
    const silent = await serve(() => undefined);
    expect(await reasonOf(silent, { ...own, idle: 50 })).toBe('answer');
    const slow = await serve((_, answer) => {
      const drip = setInterval(() => answer.write('x'), 10);
      answer.on('close', () => clearInterval(drip));
    });
    expect(await reasonOf(slow, { ...own, total: 200 })).toBe('answer');
    const broken = await serve((_, answer) => {
      answer.writeHead(200, { 'content-length': '100' });
      answer.write('x');
      setTimeout(() => answer.destroy(), 20);
    });
    expect(await reasonOf(broken, own)).toBe('answer');
    const missing = await serve((_, answer) => answer.writeHead(404).end());
    expect(await reasonOf(missing, own)).toBe('answer');
  });
});
