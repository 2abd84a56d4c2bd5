import { createHash } from 'node:crypto';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { requestHeaders } from '@/lib/platform/pagestore/header';
import { Origin } from '@/lib/platform/pagestore/origin';
import type { Manner } from './hop-message';

export type Faults = (text: string) => void;
/** Requests that passed the front: method and address by request id. */
export type Approvals = Map<string, string>;
/** Called with each body the renderer has fully read. */
export type BodySeen = (marker: string, digest: string) => void;

export const markerOf = (url: string): string => /^\/(?:api|storage)\/m\/(mk[0-9a-z]+q)/.exec(url)?.[1] ?? '';

/** The connection to the renderer, recording every request that passes the front. */
export class NotingOrigin extends Origin {
  constructor(
    socketPath: string,
    private readonly note: (requestId: string, line: string) => void,
  ) {
    super(socketPath);
  }

  override pass(...[options, ...rest]: Parameters<Origin['pass']>): ReturnType<Origin['pass']> {
    this.note(String(options.headers['x-request-id']), `${options.method} ${options.path}`);
    return super.pass(options, ...rest);
  }

  override get(...[path, headers]: Parameters<Origin['get']>): ReturnType<Origin['get']> {
    this.note(String(headers['x-request-id']), `GET ${path}`);
    return super.get(path, headers);
  }
}

const answers: Record<Manner, (res: ServerResponse, text: string) => void> = {
  read: (res, text) => void res.end(text),
  early: (res, text) => void res.writeHead(413).end(text),
  late: (res, text) => void setTimeout(() => res.end(text), 3),
  pieces: (res, text) => {
    for (let start = 0; start < text.length; start += 20) res.write(text.slice(start, start + 20));
    res.end();
  },
  empty: (res) => void res.writeHead(204).end(),
  same: (res) => void res.writeHead(304).end(),
  hint: (res, text) => {
    res.writeEarlyHints({ link: '</x.css>; rel=preload' });
    res.end(text);
  },
  break: (res, text) => {
    res.writeHead(200, { 'content-length': text.length + 10 });
    res.write(text, () => res.destroy());
  },
  switch: ({ socket }) =>
    void socket?.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'),
};

/** A renderer that responds with who sent what, and reports every request that did not pass the front. */
export function createEcho(approvals: Approvals, fault: Faults, seen: BodySeen): Server {
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const { method = '', url = '', headers } = req;
    const id = String(headers['x-request-id']);
    const line = `${method} ${url}`;
    if (approvals.get(id) !== line)
      return fault(`the renderer was asked ${line}, the front let through ${approvals.get(id)}`);
    approvals.delete(id);
    const marker = markerOf(url);
    const manner = (url.split('?', 2)[1] ?? 'read') as Manner;
    res.setHeader('x-echo', marker);
    const write = answers[manner] ?? answers.read;
    const hash = createHash('sha1');
    if (manner === 'early') return write(res, `${marker} ${line} early`);
    req.on('data', (part: Buffer) => hash.update(part));
    req.on('error', () => {});
    req.on('end', () => {
      const digest = hash.digest('hex');
      seen(marker, digest);
      write(res, `${marker} ${line} ${digest}`);
    });
  };
  const server = createServer({ keepAliveTimeout: 0, maxHeaderSize: 64 * 1024 }, answer);
  server.maxHeadersCount = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A body may end when its visitor disconnects.
    if (error.code?.startsWith('HPE_') && error.code !== 'HPE_INVALID_EOF_STATE')
      fault(`the renderer read what is no request: ${error.code}`);
    socket.destroy();
  });
  return server;
}

/** A front that forwards like a naive proxy: with the client's own length and framing. */
export function createNaiveFront(socketPath: string, approvals: Approvals): Server {
  const agent = new Agent({ keepAlive: true });
  let count = 0;
  return createServer((req, res) => {
    const requestId = String(++count);
    const ours = { requestId, address: '127.0.0.1', scheme: 'http', host: req.headers.host ?? '' };
    const headers = requestHeaders(req.headers, ours);
    if (req.headers['content-length'] !== undefined) headers['content-length'] = req.headers['content-length'];
    approvals.set(requestId, `${req.method} ${req.url}`);
    const forwarded = request({ method: req.method, path: req.url, headers, socketPath, agent }, (answer) => {
      answer.on('error', () => res.destroy());
      res.writeHead(answer.statusCode ?? 502, { 'x-echo': answer.headers['x-echo'] });
      answer.pipe(res);
    });
    forwarded.on('error', () => res.destroy());
    res.on('close', () => {
      if (!res.writableFinished) forwarded.destroy();
    });
    req.on('error', () => forwarded.destroy());
    if (req.method === 'GET' || req.method === 'HEAD') {
      req.resume();
      forwarded.end();
    } else req.pipe(forwarded);
  });
}
