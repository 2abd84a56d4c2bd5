import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import type { ErrorCode } from '@/lib/platform/errors';
import { bodyCap } from './body-cap';
import { announceEnd, whenGone } from './connection';
import { framingOf, hasBody, mayBringBody } from './framing';
import { passedHeaders } from './header';
import type { Origin } from './origin';
import { chooseEncoding } from './page';

type Passage = {
  origin: Origin;
  headers: Record<string, string | string[]>;
  security: Record<string, string>;
  requestId: string;
  refuse: (code: ErrorCode, cause?: Error) => void;
  /** The whole body where it was read already; null where it is to be sent on as it comes. */
  body: Buffer | null;
  /** Called once the renderer's answer begins or there will be none. */
  done: () => void;
};
type Stop = (code: ErrorCode, cause?: Error) => void;

const text = /^(?:text\/|application\/(?:json|javascript|xml|ld\+json|manifest\+json)|image\/svg)/;
const smallest = 1024;

const worthCompressing = (req: IncomingMessage, answer: IncomingMessage) =>
  req.method !== 'HEAD' &&
  ![204, 206, 304].includes(answer.statusCode ?? 0) &&
  answer.headers['content-encoding'] === undefined &&
  Number(answer.headers['content-length'] ?? smallest) >= smallest &&
  text.test(answer.headers['content-type'] ?? '') &&
  chooseEncoding(req.headers['accept-encoding'], { br: null }) === 'gzip';

function answerWith(req: IncomingMessage, res: ServerResponse, answer: IncomingMessage, passage: Passage): void {
  const headers: Record<string, string | string[]> = {
    ...passage.security,
    ...passedHeaders(answer.headers),
    'x-request-id': passage.requestId,
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
  // Flushed piece by piece, so that a streamed page still streams.
  answer.pipe(createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH })).pipe(res);
}

/** Lets a client that asked first send its body (RFC 9110, 10.1.1). */
export function askForBody(req: IncomingMessage, res: ServerResponse): void {
  // Behind an answer still under way Node would write it into this answer's body.
  if (req.headers.expect && res.socket) res.writeContinue();
}

/** Sends the body on, counted against the cap; `stop` ends the exchange. */
function sendBody(req: IncomingMessage, res: ServerResponse, asked: ClientRequest, stop: Stop): void {
  const cap = bodyCap((req.url ?? '').split('?', 1)[0] ?? '');
  let received = 0;
  req.on('data', (part: Buffer) => {
    received += part.length;
    if (received > cap) stop('payloadTooLarge');
  });
  req.on('error', () => asked.destroy());
  askForBody(req, res);
  req.pipe(asked);
}

/**
 * Hands a visitor's own request to the renderer and its answer back. The connection that carried a body ends with the
 * answer, and so does the visitor's where the answer came before the whole body. docs/decisions/0017-hop.md.
 */
export function passThrough(req: IncomingMessage, res: ServerResponse, passage: Passage): void {
  const { body } = passage;
  const framing = body === null ? framingOf(req) : { 'content-length': String(body.length) };
  const headers = { ...passage.headers, ...framing };
  const bringsBody = mayBringBody(req);
  let settled = false;
  const asked = passage.origin.pass({ method: req.method, path: req.url, headers }, bringsBody, (answer) => {
    passage.done();
    // Node takes 101 for an answer where it names no protocol.
    if (settled || answer.statusCode === 101) return void asked.destroy();
    settled = true;
    if (bringsBody) answer.once('close', () => asked.destroy());
    if (hasBody(req) && !req.complete) announceEnd(req, res);
    answerWith(req, res, answer, passage);
  });
  asked.once('close', () => passage.done());
  const stop: Stop = (code, cause) => {
    if (settled) return;
    settled = true;
    asked.destroy();
    if (!res.destroyed) passage.refuse(code, cause);
  };
  asked.on('error', (error) => stop('unavailable', error));
  // So it ends, without an error, where the renderer answers with another protocol.
  asked.on('close', () => stop('unavailable'));
  res.on('close', () => {
    if (!res.writableFinished) asked.destroy();
  });
  asked.once(
    'close',
    whenGone(req.socket, () => asked.destroy()),
  );
  if (body !== null) asked.end(body);
  else if (hasBody(req)) sendBody(req, res, asked, stop);
  else {
    req.resume();
    asked.end();
  }
}
