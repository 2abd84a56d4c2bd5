import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

const get = (path: string, extra = '') => `GET ${path} HTTP/1.1\r\nHost: en.geco.localhost\r\n${extra}\r\n`;
const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
const outcomes = (text: string) => [...text.matchAll(/x-cache: (\w+)/gi)].map(([, outcome]) => outcome);

/** A client connection that writes raw bytes. */
const dial = async () => {
  const socket = connect(double.port, '127.0.0.1');
  open.push(socket);
  let heard = '';
  socket.on('data', (part) => {
    heard += part.toString('latin1');
  });
  socket.on('error', () => {});
  await new Promise((connected) => socket.once('connect', connected));
  return { socket, heard: () => heard };
};
/** A page on another connection: by its response, everything sent before has been read. */
const beat = () => double.ask('/product/99.html');
const talk = async (...parts: string[]) => {
  const { socket, heard } = await dial();
  for (const part of parts) {
    socket.write(part, 'latin1');
    await beat();
  }
  return heard;
};
/** One response, read to its announced end. */
const talkWhole = async (request: string) => {
  const heard = await talk(request);
  await eventually(() => {
    const [head = '', body] = heard().split(/\r\n\r\n(.*)/s);
    expect(body).toHaveLength(Number(head.match(/content-length: (\d+)/i)?.[1] ?? 0));
  });
  return heard();
};

describe('one connection', () => {
  it('carries plain requests, then any other, then plain ones again, each answered once and in order', async () => {
    const post = 'POST /api/tag_list HTTP/1.1\r\nHost: en.geco.localhost\r\nContent-Length: 2\r\n\r\n{}';
    double.render = (req, res) => {
      if (req.url?.startsWith('/api')) res.end('called');
      else double.page(res, `<html>${req.url}</html>`);
    };
    const heard = await talk(get('/product/1.html'), get('/product/1.html'), post, get('/product/1.html'));
    await eventually(() => expect(statuses(heard())).toEqual([200, 200, 200, 200]));
    expect(outcomes(heard())).toEqual(['MISS', 'HIT', 'HIT']);
    expect(heard().indexOf('called')).toBeGreaterThan(heard().indexOf('/product/1.html'));
  });

  it('answers pipelined requests, and a request sent in pieces', async () => {
    const both = await talk(get('/product/1.html') + get('/product/2.html'));
    await eventually(() => expect(statuses(both())).toEqual([200, 200]));
    expect(both().indexOf('/product/1.html')).toBeLessThan(both().indexOf('/product/2.html'));
    const text = get('/product/1.html');
    const pieces = await talk(text.slice(0, 9), text.slice(9, 40), text.slice(40));
    await eventually(() => expect(statuses(pieces())).toEqual([200]));
  });

  it('keeps the order if the second request arrives while the first is rendered', async () => {
    let render = () => {};
    double.render = (req, res) => {
      const answer = () => double.page(res, `<html>${req.url}</html>`);
      if (req.url === '/product/1.html') render = answer;
      else answer();
    };
    const heard = await talk(get('/product/1.html'), get('/product/2.html'), get('/product/1.html'));
    expect(heard()).toBe('');
    render();
    await eventually(() => expect(outcomes(heard())).toEqual(['MISS', 'MISS', 'HIT']));
    expect(heard().indexOf('/product/1.html')).toBeLessThan(heard().indexOf('/product/2.html'));
  });

  it('never parses a body as a request', async () => {
    const hidden = get('/product/2.html');
    for (const framing of [
      `Content-Length: ${hidden.length}\r\n`,
      `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n`,
      'Transfer-Encoding: chunked\r\nContent-Length: 3\r\n',
      'Transfer-Encoding : chunked\r\n',
      ' Transfer-Encoding: chunked\r\n',
      'Transfer-Encoding:\u000bchunked\r\n',
    ]) {
      const { socket, heard } = await dial();
      socket.write(get('/product/1.html', framing) + hidden, 'latin1');
      await eventually(() => expect(socket.readableEnded, framing).toBe(true));
      await beat();
      expect(heard(), framing).not.toContain('/product/2.html');
    }
    expect(double.seen.map(({ url }) => url)).not.toContain('/product/2.html');
  });

  it('is closed after the response if the client asks for it', async () => {
    await double.ask('/product/1.html');
    const { socket, heard } = await dial();
    const ended = new Promise((done) => socket.once('end', done));
    socket.write(get('/product/1.html', 'Connection: close\r\n'));
    await ended;
    expect(statuses(heard())).toEqual([200]);
  });

  it.each([
    [600, 30_000],
    [60, 600_000],
  ])('sends a slow-reading client %d pages of %d bytes completely', async (count, length) => {
    const letter = (path: string) => 'abc'[Number(path.match(/\d/)) - 1] ?? '';
    double.render = (req, res) => double.page(res, `<html>${letter(req.url ?? '').repeat(length)}</html>`);
    const paths = ['/product/1.html', '/product/2.html'];
    for (const path of [...paths, '/product/3.html']) await double.ask(path);
    const { socket, heard } = await dial();
    const other = await dial();
    socket.pause();
    for (let sent = 0; sent < count; sent++) {
      socket.write(get(paths[sent % 2] ?? '', 'Accept-Encoding: identity\r\n'));
      other.socket.write(get('/product/3.html'));
      await wait(1);
    }
    socket.resume();
    await eventually(() => expect(heard().match(/<\/html>/g)).toHaveLength(count));
    const bodies = [...heard().matchAll(/<html>(.*?)<\/html>/g)].map(([, body]) => body);
    expect(bodies.every((body, index) => body === (index % 2 ? 'b' : 'a').repeat(length))).toBe(true);
  });

  it('survives clients that disconnect at any time', async () => {
    double.render = async (req, res) => {
      await wait(30);
      double.page(res, `<html>${req.url}</html>`);
    };
    for (let at = 0; at < 20; at++) {
      const { socket } = await dial();
      socket.write(get(`/product/${at}.html`));
      await wait(at * 3);
      socket.resetAndDestroy();
    }
    expect((await double.ask('/product/99.html')).status).toBe(200);
  });
});

describe('both request parsers', () => {
  it.each([true, false])('respond alike to every address, with the own reader on: %s', async (ownReader) => {
    await double.close();
    await double.open({ ownReader });
    const own = /^(?:date|x-request-id|x-cache|connection|keep-alive): .*\r\n/gim;
    for (const path of [
      '/',
      '/product/1.html',
      '/product/1',
      '/en/product.html',
      '/nothing.html',
      '/companycenter.html',
    ])
      for (const extra of [
        '',
        'User-Agent: iPhone Mobile\r\n',
        'If-None-Match: *\r\n',
        'Accept-Encoding: br, gzip\r\n',
      ]) {
        const plain = (text: string) => text.replace(own, '').replace(/^([\w-]+):/gm, (name) => name.toLowerCase());
        // A page is compressed at the best level some time after its first response.
        const lane = await eventually(async () => {
          const heard = await talkWhole(get(path, extra));
          const node = await talkWhole(get(path, `${extra}Connection: close\r\n`));
          expect(plain(heard), `${path} ${extra}`).toBe(plain(node));
          return heard;
        });
        expect(lane).toMatch(/^HTTP\/1\.1 \d{3} [A-Z]/);
        // Node's server sends keep-alive, the product's own reader does not.
        expect(/^keep-alive: /im.test(lane)).toBe(!ownReader);
      }
  });
});
