import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createGzip } from 'node:zlib';
import type { ErrorCode } from '@/lib/errors';
import { bodyCap } from './body-cap';
import { isReading } from './guard';
import { passedHeaders } from './header';
import type { Origin } from './origin';
import { chooseEncoding } from './page';

type Passage = {
  origin: Origin;
  headers: Record<string, string | string[]>;
  security: Record<string, string>;
  requestId: string;
  refuse: (code: ErrorCode, cause?: Error) => void;
  /** Gives back the place at the renderer, once its answer begins or there is none. */
  leave: (() => void) | null;
};

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

/** Hands a visitor's own request to the renderer and its answer back, bodies counted against the cap. */
export function passThrough(req: IncomingMessage, res: ServerResponse, passage: Passage): void {
  const asked = passage.origin.pass({ method: req.method, path: req.url, headers: passage.headers }, (answer) => {
    passage.leave?.();
    answerWith(req, res, answer, passage);
  });
  asked.once('close', () => passage.leave?.());
  let refused = false;
  const stop = (code: ErrorCode, cause?: Error) => {
    if (refused || res.writableEnded) return;
    refused = true;
    asked.destroy();
    passage.refuse(code, cause);
  };
  asked.on('error', (error) => stop('unavailable', error));
  res.on('close', () => {
    if (!res.writableFinished) asked.destroy();
  });
  if (isReading(req)) {
    req.resume();
    return void asked.end();
  }
  const most = bodyCap((req.url ?? '').split('?', 1)[0] ?? '');
  let received = 0;
  req.on('data', (part: Buffer) => {
    received += part.length;
    if (received > most) stop('payloadTooLarge');
  });
  req.on('error', () => asked.destroy());
  req.pipe(asked);
}
