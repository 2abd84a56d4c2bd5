import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import type { ErrorCode } from '@/lib/platform/errors';
import { bodyCap } from './body-cap';
import { announceEnd, onClose } from './connection';
import { framingOf, hasBody, mayBringBody } from './framing';
import { passedHeaders } from './header';
import type { Origin } from './origin';
import { chooseEncoding } from './page';

type ProxyRequest = {
  origin: Origin;
  headers: Record<string, string | string[]>;
  security: Record<string, string>;
  requestId: string;
  refuse: (code: ErrorCode, cause?: Error) => void;
  /** The buffered body; null if it is streamed. */
  body: Buffer | null;
  /** Called when the renderer's response begins, or none will come. */
  done: () => void;
};
type Stop = (code: ErrorCode, cause?: Error) => void;

const text = /^(?:text\/|application\/(?:json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/;
const minBytes = 1024;

const worthCompressing = (req: IncomingMessage, answer: IncomingMessage) =>
  req.method !== 'HEAD' &&
  ![204, 206, 304].includes(answer.statusCode ?? 0) &&
  answer.headers['content-encoding'] === undefined &&
  Number(answer.headers['content-length'] ?? minBytes) >= minBytes &&
  text.test(answer.headers['content-type'] ?? '') &&
  chooseEncoding(req.headers['accept-encoding'], { br: null }) === 'gzip';

function writeResponse(
  req: IncomingMessage,
  res: ServerResponse,
  answer: IncomingMessage,
  request: ProxyRequest,
): void {
  const headers: Record<string, string | string[]> = {
    ...request.security,
    ...passedHeaders(answer.headers),
    'x-request-id': request.requestId,
  };
  answer.on('error', () => res.destroy());
  if (!worthCompressing(req, answer)) {
    res.writeHead(answer.statusCode ?? 502, headers);
    return void answer.pipe(res);
  }
  delete headers['content-length'];
  headers['content-encoding'] = 'gzip';
  headers.vary = [answer.headers.vary, 'accept-encoding'].filter(Boolean).join(', ');
  res.writeHead(answer.statusCode ?? 502, headers);
  // Flushed per chunk, so that streamed pages still stream.
  answer.pipe(createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH })).pipe(res);
}

/** Sends 100 Continue to a client that expects it (RFC 9110, 10.1.1). */
export function sendContinue(req: IncomingMessage, res: ServerResponse): void {
  // During an earlier pipelined response, Node would write it into that response's body.
  if (req.headers.expect && res.socket) res.writeContinue();
}

/** Streams the body, counting it against the limit; `stop` aborts. */
function sendBody(req: IncomingMessage, res: ServerResponse, outgoing: ClientRequest, stop: Stop): void {
  const cap = bodyCap((req.url ?? '').split('?', 1)[0] ?? '');
  let received = 0;
  req.on('data', (part: Buffer) => {
    received += part.length;
    if (received > cap) stop('payloadTooLarge');
  });
  req.on('error', () => outgoing.destroy());
  sendContinue(req, res);
  req.pipe(outgoing);
}

/**
 * Proxies a request to the renderer. The renderer's connection closes after a request with a body, and the client's if
 * the response came before the whole body. docs/decisions/0017-hop.md.
 */
export function proxyRequest(req: IncomingMessage, res: ServerResponse, request: ProxyRequest): void {
  const { body } = request;
  const framing = body === null ? framingOf(req) : { 'content-length': String(body.length) };
  const headers = { ...request.headers, ...framing };
  const bringsBody = mayBringBody(req);
  let settled = false;
  const outgoing = request.origin.pass({ method: req.method, path: req.url, headers }, bringsBody, (answer) => {
    request.done();
    // Node takes a 101 without a protocol for a response.
    if (settled || answer.statusCode === 101) return void outgoing.destroy();
    settled = true;
    if (bringsBody) answer.once('close', () => outgoing.destroy());
    if (hasBody(req) && !req.complete) announceEnd(req, res);
    writeResponse(req, res, answer, request);
  });
  outgoing.once('close', () => request.done());
  const stop: Stop = (code, cause) => {
    if (settled) return;
    settled = true;
    outgoing.destroy();
    if (!res.destroyed) request.refuse(code, cause);
  };
  outgoing.on('error', (error) => stop('unavailable', error));
  // It closes like this, without an error, if the renderer switches protocols.
  outgoing.on('close', () => stop('unavailable'));
  res.on('close', () => {
    if (!res.writableFinished) outgoing.destroy();
  });
  outgoing.once(
    'close',
    onClose(req.socket, () => outgoing.destroy()),
  );
  if (body !== null) outgoing.end(body);
  else if (hasBody(req)) sendBody(req, res, outgoing, stop);
  else {
    req.resume();
    outgoing.end();
  }
}
