import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/log';
import { sign, urlSafe } from '@/lib/platform/storage/token';
import { demoDatabase } from '../database';
import { eventually } from '../eventually';
import { StorageDouble } from './storage-double';

const mb = 2 ** 20;
const double = new StorageDouble();
const key = 'pending/refusal';
const name = Buffer.from(key).toString('base64url');

beforeAll(async () => {
  await demoDatabase();
  await double.open();
  await double.expect(key);
});
afterAll(() => double.close());

type Head = { method?: string; path: string; headers?: Record<string, string>; length: number };
const writeHead = (socket: Socket, { method = 'POST', path, headers = {}, length }: Head) => {
  const lines = Object.entries({ host: 'x', 'content-length': String(length), ...headers });
  socket.write(`${method} /storage${path} HTTP/1.1\r\n${lines.map((pair) => `${pair.join(': ')}\r\n`).join('')}\r\n`);
};
/** What arrives on a connection until it holds a number of responses. */
const answers = async (socket: Socket, wanted: number): Promise<string[]> => {
  let text = '';
  for (;;) {
    const found = text.split(/(?=HTTP\/1\.1 )/).filter(Boolean);
    if (found.length >= wanted && text.endsWith('}')) return found;
    const [piece] = (await once(socket, 'data')) as [Buffer];
    text += piece.toString();
  }
};
const open = async () => {
  const socket = connect(Number(new URL(double.origin).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};
const uploads = `/buckets/geco-private/objects/${name}/uploads`;
const session = 'a'.repeat(32);
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const field = (text: string) => `--x\r\nContent-Disposition: form-data; name="${text}`;

describe('an upload refused before its end', () => {
  const authorization = () => ({ authorization: `UpToken ${double.token(key)}` });

  it.each<[number, () => Head, string]>([
    [401, () => ({ method: 'PUT', path: `${uploads}/${session}/1`, length: 3 * mb }), ''],
    [612, () => ({ method: 'PUT', path: `${uploads}/${session}/1`, length: 3 * mb, headers: authorization() }), ''],
    [404, () => ({ path: '/elsewhere', length: 3 * mb }), ''],
    [400, () => ({ path: '/', length: 3 * mb, headers: { 'content-type': 'text/plain' } }), 'abc'],
    [400, () => ({ path: '/', length: 3 * mb, headers: form }), `--x\r\n\r\n\r\n${'a'.repeat(9000)}`],
    [
      401,
      () => ({ path: '/', length: 3 * mb, headers: form }),
      `${field('token')}"\r\n\r\nbad\r\n${field('file')}"\r\n\r\n`,
    ],
  ])('responds %i at once, reads the rest and closes', async (status, head, start) => {
    const socket = await open();
    const input = head();
    writeHead(socket, input);
    socket.write(start);
    const [answer = ''] = await answers(socket, 1);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('connection: close');
    socket.resume();
    socket.write(randomBytes(input.length - start.length));
    await eventually(() => expect(socket.closed).toBe(true));
  });

  it('leaves no connection open after its sender disconnects', async () => {
    const socket = await open();
    writeHead(socket, { method: 'PUT', path: `${uploads}/${session}/1`, length: 3 * mb });
    await answers(socket, 1);
    socket.resume();
    socket.end();
    await eventually(() => expect(socket.closed).toBe(true));
  });

  it('closes if the sender stalls', async () => {
    const socket = await open();
    writeHead(socket, { path: '/', length: 3 * mb, headers: form });
    socket.write(`--x\r\n\r\n\r\n${'a'.repeat(9000)}`);
    await answers(socket, 1);
    socket.resume();
    await eventually(() => expect(socket.closed).toBe(true));
  });
});

it('answers the next request after a refused upload that was fully sent', async () => {
  const socket = await open();
  const body = randomBytes(2000);
  for (let n = 1; n <= 3; n++) {
    writeHead(socket, { method: 'PUT', path: `${uploads}/${session}/1`, length: body.length });
    socket.write(body);
    const [answer = ''] = await answers(socket, 1);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  }
  socket.destroy();
});

describe('a malformed upload', () => {
  afterEach(() => vi.restoreAllMocks());
  const tokenOf = (text: string) => `geco:${sign(urlSafe(text), double.storage)}:${urlSafe(text)}`;
  const post = (path: string, init: RequestInit = {}) => double.ask(path, { method: 'POST', ...init });

  it.each<[string, number, () => Promise<Response>]>([
    ['an address', 400, () => post('/buckets/a/objects/%zz/uploads')],
    ['an address of a part', 400, () => double.ask(`/buckets/a/objects/%ff/uploads/${session}/1`, { method: 'PUT' })],
    ['an address that is read', 404, () => double.ask('/%zz')],
    ['a policy that is no JSON', 401, () => double.form(tokenOf('{'), key, randomBytes(10))],
    ['a policy that is no object', 401, () => double.form(tokenOf('null'), key, randomBytes(10))],
    [
      'a key with a NUL',
      400,
      () => {
        const body = new FormData();
        body.append('token', double.token('a\0b'));
        body.append('file', new Blob(['a']), 'a.jpg');
        return post('/', { body });
      },
    ],
    [
      'a list of parts that is no JSON',
      400,
      async () => {
        const token = double.token(key);
        const { uploadId } = (await (await double.parts(token, key)).json()) as { uploadId: string };
        return double.parts(token, key, `/${uploadId}`, { body: '{' });
      },
    ],
    [
      'a form without a boundary',
      400,
      () => post('/', { body: 'a', headers: { 'content-type': 'multipart/form-data' } }),
    ],
    ['base64 of nothing', 401, () => post(`/buckets/a/objects/~/uploads`)],
  ])('is refused as such and not logged: %s', async (_, status, send) => {
    const error = vi.spyOn(log(), 'error');
    expect((await send()).status).toBe(status);
    expect(error).not.toHaveBeenCalled();
  });
});
