import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connection } from '@/lib/platform/limit/table';
import { createPublicServer, limitConnections } from '@/lib/platform/pagestore/connection';
import { createRenderServer } from '@/lib/server/renderer/render-server';
import { eventually } from '../eventually';
import { FrontDouble } from './front-double';

let double: FrontDouble;
const open: Socket[] = [];
beforeEach(async () => {
  double = new FrontDouble();
  await double.open();
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await double.close();
});

/** A client that keeps its side half open, whatever the front does. */
const dial = async (port = double.port) => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  open.push(socket);
  let heard = '';
  let state: 'open' | 'ended' | 'closed' | 'reset' = 'open';
  socket.on('data', (part) => {
    heard += part.toString('latin1');
  });
  socket.on('end', () => {
    state = 'ended';
  });
  socket.on('error', () => {
    state = 'reset';
  });
  await new Promise((connected) => socket.once('connect', connected));
  return { socket, heard: () => heard, state: () => state };
};
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
const host = 'Host: en.geco.localhost:3000\r\n';

describe('a request with ambiguous framing', () => {
  it.each([
    ['GET', 'Content-Length: 5\r\n', 'hello'],
    ['HEAD', 'Content-Length: 5\r\n', 'hello'],
    ['OPTIONS', 'Transfer-Encoding: chunked\r\n', '5\r\nhello\r\n0\r\n\r\n'],
    ['DELETE', 'Transfer-Encoding: chunked\r\n', '5\r\nhello\r\n0\r\n\r\n'],
    [
      'DELETE',
      `${Array.from({ length: 1_100 }, (_, index) => `h${index}:\r\n`).join('')}Content-Length: 5\r\n`,
      'hello',
    ],
    ['GET', 'Host: other.example\r\n', ''],
  ])('%s with a body is refused, and nothing after it is parsed', async (method, headers, body) => {
    const { socket, heard, state } = await dial();
    const next = `GET /api/next HTTP/1.1\r\n${host}\r\n`;
    socket.write(`${method} /api/get_nav HTTP/1.1\r\n${host}${headers}\r\n${body}`);
    if (body) socket.write(next);
    await eventually(() => expect(statuses(heard())[0]).toBe(400));
    if (body) await eventually(() => expect(state()).toBe('ended'));
    expect(statuses(heard())).toEqual([400]);
    expect(double.seen.length).toBe(0);
  });

  it('never reaches the next visitor', async () => {
    double.render = (req, res) => void res.end(`called ${req.url}`);
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'DELETE', 'POST', 'PUT', 'PATCH'])
      for (const framing of ['Content-Length: 60000\r\n', 'Content-Length: 5\r\n', 'Transfer-Encoding: chunked\r\n']) {
        const { socket } = await dial();
        socket.write(`${method} /api/a HTTP/1.1\r\n${host}${framing}\r\n5\r\nGET /api/stolen HTTP/1.1\r\n${host}\r\n`);
        await wait(5);
        expect((await double.ask('/api/own')).text).toBe('called /api/own');
        socket.destroy();
      }
    expect(double.seen.map(({ url }) => url)).not.toContain('/api/stolen');
  });
});

describe('a response before the end of the body', () => {
  it.each([
    ['refused by the front', 'Content-Length: 90000000\r\n', 413],
    ['refused by the renderer', 'Content-Length: 3000000\r\n', 401],
    ['cut off at the cap', 'Transfer-Encoding: chunked\r\n', 413],
  ])('%s arrives complete, and its connection is closed on both sides', async (name, framing, status) => {
    const sockets: Socket[] = [];
    double.render = (req, res) => {
      sockets.push(req.socket);
      if (!name.includes('cap')) res.writeHead(401).end('{}');
      else req.resume();
    };
    const path = name.includes('cap') ? '/api/category' : '/storage';
    const { socket, heard, state } = await dial();
    socket.write(`POST ${path} HTTP/1.1\r\n${host}${framing}\r\n`);
    const body = name.includes('cap') ? `10000\r\n${'x'.repeat(65_536)}\r\n` : 'x'.repeat(65_536);
    for (let sent = 0; sent < 30; sent++) {
      socket.write(body);
      await wait(1);
    }
    await eventually(() => expect(state()).toBe('ended'));
    expect(statuses(heard())).toEqual([status]);
    expect(heard()).toMatch(/^connection: close\r$/im);
    await eventually(async () => expect(await double.connections()).toBe(0));
    await eventually(() => expect(sockets.every(({ destroyed }) => destroyed)).toBe(true));
    double.render = (_, res) => void res.end('called');
    expect((await double.ask('/api/own')).text).toBe('called');
  });

  it('is sent without 100 Continue if the body is not wanted', async () => {
    const { socket, heard } = await dial();
    socket.write(`POST /api/x HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 9000000\r\n\r\n`);
    await eventually(() => expect(statuses(heard())).toEqual([413]));
    double.render = (req, res) => void req.resume().on('end', () => res.end('read'));
    const wanted = await dial();
    wanted.socket.write(`POST /api/x HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`);
    await eventually(() => expect(statuses(wanted.heard())).toEqual([100]));
    wanted.socket.write('{}');
    await eventually(() => expect(statuses(wanted.heard())).toEqual([100, 200]));
  });

  it.each(['', 'Upgrade: x\r\nConnection: upgrade\r\n'])(
    'becomes 503 if it switches protocols (%j)',
    async (headers) => {
      double.render = ({ socket }) => void socket.write(`HTTP/1.1 101 Switching Protocols\r\n${headers}\r\n`);
      expect((await double.ask('/api/own')).status).toBe(503);
    },
  );
});

describe('a connection', () => {
  it.each(['Connection: close\r\n', 'Content-Length: 5\r\n'])(
    'that has ended (%j) is destroyed even if its client keeps its half open',
    async (header) => {
      const { socket, state } = await dial();
      socket.write(`GET /product/1.html HTTP/1.1\r\n${host}${header}\r\n`);
      await eventually(() => expect(state()).toBe('ended'));
      await eventually(async () => expect(await double.connections()).toBe(0));
    },
  );

  it('without a request is destroyed likewise', async () => {
    double.front.server.keepAliveTimeout = 300;
    const { socket, state } = await dial();
    socket.write(`GET /product/1.html HTTP/1.1\r\n${host}\r\n`);
    await eventually(() => expect(state()).toBe('ended'));
    await eventually(async () => expect(await double.connections()).toBe(0));
  });

  it('of a network over its limit is refused', async () => {
    const server = createPublicServer((_, res) => void res.end());
    limitConnections(server, 0);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as { port: number };
    for (let index = 0; index < connection.maxNetwork; index++) await dial(port);
    const refused = await dial(port);
    await eventually(() => expect(refused.state()).not.toBe('open'));
    open[0]?.destroy();
    await eventually(async () => expect((await dial(port)).socket.destroyed).toBe(false));
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
});

it('the renderer closes a connection with data after a body', async () => {
  const urls: string[] = [];
  const answer = async (req: { url?: string }, res: { end: (text: string) => unknown }) => {
    urls.push(req.url ?? '');
    res.end('answered');
  };
  const server = createRenderServer(
    answer,
    () => false,
    answer,
    async () => false,
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as { port: number };
  const { socket, state } = await dial(port);
  socket.write(`POST /first HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\n{}GET /second HTTP/1.1\r\n${host}\r\n`);
  await eventually(() => expect(state()).not.toBe('open'));
  const other = await dial(port);
  other.socket.write(`GET /third HTTP/1.1\r\n${host}Content-Length: 2\r\n\r\n{}`);
  await eventually(() => expect(other.state()).not.toBe('open'));
  expect(urls).toEqual(['/first']);
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
