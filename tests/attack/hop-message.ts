import { createHash } from 'node:crypto';

/**
 * `good`: gets its own response. `refused`: the front responds with an error and the renderer never sees it. `cut`:
 * likewise, but the renderer may see its beginning. `free`: mutated, any response is fine. `never`: must not reach the
 * renderer, as it is a body or follows an announced close.
 */
export type Fate = 'good' | 'refused' | 'cut' | 'free' | 'never';
/** How the renderer responds. */
export type Manner = 'read' | 'early' | 'late' | 'pieces' | 'empty' | 'same' | 'hint' | 'break' | 'switch';
export type Message = {
  marker: string;
  fate: Fate;
  method: string;
  url: string;
  digest: string;
  bytes: Buffer;
  manner: Manner;
  /** The connection may close without further responses. */
  mayEnd: boolean;
  /** Markers contained in the body. */
  hidden: string[];
};
export type Script = {
  messages: Message[];
  pipelined: boolean;
  /** Bytes per write; 0 for all at once. */
  piece: number;
  /** Bytes after which the client disconnects abruptly; null if it waits for its responses. */
  leaves: number | null;
};
export type Random = (below: number) => number;

/** Seeded random numbers below a bound (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item;

export const digestOf = (body: Buffer | string): string => createHash('sha1').update(body).digest('hex');
export const markers = /mk[0-9a-z]+q/g;
const emptyDigest = digestOf('');
const capOfCalls = 64 * 1024;
const host = 'en.geco.localhost:3000';
const reading = ['GET', 'HEAD', 'OPTIONS', 'DELETE'] as const;
const writing = ['POST', 'PUT', 'PATCH'] as const;
const manners: readonly Manner[] = ['early', 'late', 'pieces', 'empty', 'same', 'hint', 'break', 'switch'];
const crowd = Array.from({ length: 1_100 }, (_, index) => `h${index.toString(36)}:\r\n`).join('');

let count = 0;
// Changing a few bytes cannot turn one marker into another.
const nextMarker = (random: Random): string =>
  `mk${(count++).toString(36)}${random(2 ** 31)
    .toString(36)
    .padStart(6, '0')}q`;

const request = (method: string, url: string, headers: string, body: Buffer | string = '', version = '1.1'): Buffer =>
  Buffer.concat([
    Buffer.from(`${method} ${url} HTTP/${version}\r\nHost: ${host}\r\n${headers}\r\n`, 'latin1'),
    typeof body === 'string' ? Buffer.from(body, 'latin1') : body,
  ]);

/** A body: random bytes, or an entire request that must not be parsed as one. */
function bodyFor(random: Random, hidden: string[]): Buffer {
  const kind = random(12);
  if (kind === 0) return Buffer.alloc(random(4) === 0 ? 150_000 : 30_000, 'x');
  if (kind < 6) return Buffer.from(Array.from({ length: 1 + random(60) }, () => random(256)));
  const marker = nextMarker(random);
  hidden.push(marker);
  return request(pick(random, [...reading, ...writing]), `/api/m/${marker}`, 'x-forwarded-for: 203.0.113.7\r\n');
}

function chunked(random: Random, body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let start = 0; start < body.length; ) {
    const size = 1 + random(random(2) ? 20 : body.length);
    const part = body.subarray(start, start + size);
    const extension = random(4) === 0 ? `;a=${random(99)};b="x"` : '';
    parts.push(Buffer.from(`${part.length.toString(16)}${extension}\r\n`), part, Buffer.from('\r\n'));
    start += size;
  }
  parts.push(Buffer.from(random(4) === 0 ? '0\r\nX-Trailer: content-length\r\n\r\n' : '0\r\n\r\n'));
  return Buffer.concat(parts);
}

const longChunk = Buffer.concat([Buffer.from('30d40\r\n'), Buffer.alloc(200_000, 'y'), Buffer.from('\r\n0\r\n\r\n')]);

/** Framings no front may forward; each is followed by a smuggled request. */
const wrong: readonly ((random: Random, body: Buffer) => { headers: string; body: Buffer; version?: string })[] = [
  (random, body) => ({
    headers: `Transfer-Encoding: chunked\r\nContent-Length: ${body.length}\r\n`,
    body: chunked(random, body),
  }),
  (random, body) => ({
    headers: `Content-Length: ${body.length}\r\nTransfer-Encoding: chunked\r\n`,
    body: chunked(random, body),
  }),
  (_, body) => ({ headers: `Content-Length: 0\r\nContent-Length: ${body.length}\r\n`, body }),
  (_, body) => ({ headers: `Content-Length: ${body.length}\r\nContent-Length: ${body.length}\r\n`, body }),
  (_, body) => ({ headers: `Content-Length: +${body.length}\r\n`, body }),
  (_, body) => ({ headers: 'Transfer-Encoding: xchunked\r\n', body }),
  (random, body) => ({ headers: 'Transfer-Encoding: gzip, chunked\r\n', body: chunked(random, body) }),
  (random, body) => ({ headers: 'Transfer-Encoding: chunked, identity\r\n', body: chunked(random, body) }),
  (random, body) => ({ headers: 'Transfer-Encoding : chunked\r\n', body: chunked(random, body) }),
  (random, body) => ({ headers: 'Transfer-Encoding:\u000bchunked\r\n', body: chunked(random, body) }),
  (random, body) => ({ headers: ' Transfer-Encoding: chunked\r\n', body: chunked(random, body) }),
  (random, body) => ({ headers: 'Transfer-Encoding: chunked\r\n', body: chunked(random, body), version: '1.0' }),
  (_, body) => ({ headers: `X: a\nContent-Length: ${body.length}\r\n`, body }),
  (_, body) => ({ headers: `Host: other.example\r\nContent-Length: ${body.length}\r\n`, body }),
];

const urlOf = (random: Random, method: string, marker: string, manner: Manner): string => {
  const path = method !== 'GET' && method !== 'HEAD' && random(5) === 0 ? 'storage' : 'api';
  return `/${path}/m/${marker}?${manner}`;
};

/** `length`: of the body without its framing. */
type Plan = {
  method: string;
  headers: string;
  body: Buffer;
  length: number;
  digest: string;
  fate: Fate;
  version?: string;
};

/** A body on a method without one, refused in any form. */
function planRead(random: Random, method: string, hidden: string[]): Plan {
  const none = { method, headers: '', body: Buffer.alloc(0), length: 0, digest: emptyDigest, fate: 'good' as Fate };
  const way = random(10);
  if (way < 5) return none;
  if (way === 5) return { ...none, headers: 'Content-Length: 0\r\n' };
  const body = bodyFor(random, hidden);
  const crowded = random(8) === 0 ? crowd : '';
  if (way === 6)
    return { ...none, headers: 'Transfer-Encoding: chunked\r\n', body: chunked(random, body), fate: 'refused' };
  return { ...none, headers: `${crowded}Content-Length: ${body.length}\r\n`, body, fate: 'refused' };
}

function planWrite(random: Random, method: string, hidden: string[]): Plan {
  const body = bodyFor(random, hidden);
  const plan = { method, headers: '', body, length: body.length, digest: digestOf(body), fate: 'good' as Fate };
  const extra = random(12) === 0 ? crowd : random(10) === 0 ? 'Expect: 100-continue\r\n' : '';
  const way = random(10);
  if (way < 4) return { ...plan, headers: `${extra}Content-Length: ${body.length}\r\n` };
  if (way < 8)
    return {
      ...plan,
      headers: `${extra}Transfer-Encoding: ${pick(random, ['chunked', 'Chunked'])}\r\n`,
      body: chunked(random, body),
    };
  if (way === 8) {
    hidden.length = 0;
    return { ...plan, body: Buffer.alloc(0), length: 0, digest: emptyDigest };
  }
  if (random(15) === 0) {
    const broken = Buffer.concat([Buffer.from('zz\r\n'), body]);
    return { ...plan, headers: 'Transfer-Encoding: chunked\r\n', body: broken, fate: 'cut' };
  }
  return { ...plan, ...pick(random, wrong)(random, body), fate: 'refused' };
}

/** Changes, drops or repeats bytes; any response is fine. */
function mutate(random: Random, bytes: Buffer): Buffer {
  const start = random(Math.min(bytes.length, 400));
  const length = random(8);
  const cut = bytes.subarray(start, start + length);
  const between = pick(random, [
    Buffer.alloc(0),
    Buffer.concat([cut, cut]),
    Buffer.from([random(256)]),
    Buffer.from(pick(random, ['\r\n', '\n', '\r', ' ', '\t', ':', '\0', '0', 'Content-Length: 5\r\n', '\r\n\r\n'])),
  ]);
  return Buffer.concat([bytes.subarray(0, start), between, bytes.subarray(start + length)]);
}

function messageOf(random: Random): Message {
  const hidden: string[] = [];
  const marker = nextMarker(random);
  const manner = random(3) === 0 ? pick(random, manners) : 'read';
  const method = pick(random, random(2) ? reading : writing);
  const isWriting = (writing as readonly string[]).includes(method);
  const plan = isWriting ? planWrite(random, method, hidden) : planRead(random, method, hidden);
  const url = urlOf(random, method, marker, manner);
  const closing = random(15) === 0;
  const headers = plan.headers + (closing ? 'Connection: close\r\n' : '');
  const mayEnd =
    closing || plan.fate === 'refused' || manner === 'break' || (manner === 'early' && plan.body.length > 0);
  let bytes = request(method, url, headers, plan.body, plan.version);
  let { fate, digest } = plan;
  const capped = isWriting && url.startsWith('/api/');
  if (capped && fate === 'good' && plan.length > capOfCalls)
    fate = plan.headers.includes('Content-Length') ? 'refused' : 'cut';
  if (capped && random(200) === 0) {
    hidden.length = 0;
    bytes = request(method, url, 'Transfer-Encoding: chunked\r\n', longChunk);
    [fate, digest] = ['cut', ''];
  }
  if (random(12) === 0) [bytes, fate] = [mutate(random, bytes), 'free'];
  return { marker, fate, method, url, digest, bytes, manner, mayEnd: mayEnd || fate !== 'good', hidden };
}

/** What one client sends over one connection. After a mutated message any response is fine. */
export function scriptOf(random: Random): Script {
  const messages = Array.from({ length: 1 + random(6) }, () => messageOf(random));
  const pipelined = random(2) === 0;
  let free = false;
  let ended = false;
  for (const [index, message] of messages.entries()) {
    // A pipelined request that waits for 100 Continue is the last one answered.
    if (pipelined && index > 0 && message.bytes.includes('Expect: ')) message.mayEnd = true;
    if (free) message.fate = 'free';
    else if (ended && pipelined) message.fate = 'never';
    // If the body had fully arrived before it was found too long, the connection stays open.
    free ||=
      message.fate === 'free' || message.fate === 'cut' || (pipelined && message.mayEnd && message.fate === 'good');
    ended ||= message.fate === 'refused';
  }
  const total = messages.reduce((sum, { bytes }) => sum + bytes.length, 0);
  return {
    messages,
    pipelined,
    piece: random(4) === 0 ? 1 + random(random(2) ? 40 : 4_000) : 0,
    leaves: random(12) === 0 ? random(total) : null,
  };
}
