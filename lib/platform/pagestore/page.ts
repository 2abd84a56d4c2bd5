import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import { memory, store } from '@/lib/platform/limit/table';
import { memo } from './memo';
import { payloadIdOf } from './payload';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer as compressed bytes; `headers` is name, value, name, value … without length and encoding. */
export type StoredPage = {
  status: number;
  headers: string[];
  etag: string;
  gzip: Buffer;
  br: Buffer | null;
  /** Uncompressed bytes. */
  length: number;
  tags: readonly string[];
  /** Reading of the register's clock from before the render. */
  t0: number;
  /** Milliseconds of Date.now(). */
  freshUntil: number;
  size: number;
  uses: number;
  /** The RSC payload that hydrates an HTML page; null for other answers. */
  payload: StoredPage | null;
};

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

export const weakEtag = (body: Buffer | string): string =>
  `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;

/** The hash in an etag of `weakEtag`: 20 characters of Base64url. */
export const idOfEtag = (etag: string): string => etag.slice(3, -1);

/** Bytes that a page takes in the store, its headers and index entries reckoned in. */
export const weighPage = (page: Pick<StoredPage, 'headers' | 'gzip' | 'br' | 'tags' | 'payload'>): number => {
  let size = 600 + page.gzip.length + (page.br?.length ?? 0) + (page.payload ? weighPage(page.payload) : 0);
  for (const text of page.headers) size += text.length + 16;
  for (const tag of page.tags) size += tag.length + 64;
  return size;
};

/** Compresses a body fast; `refinePage` compresses it well later. */
export async function makePage(
  answer: Pick<StoredPage, 'status' | 'headers' | 'tags' | 't0' | 'freshUntil'> & {
    body: Buffer;
    payload?: StoredPage | null;
  },
): Promise<StoredPage> {
  const { body, payload = null, ...rest } = answer;
  const etag = weakEtag(body);
  const made = {
    ...rest,
    headers: [...rest.headers, 'etag', etag],
    etag,
    gzip: await gzipped(body, { level: 4 }),
    br: null,
    payload,
  };
  return { ...made, length: body.length, size: weighPage(made), uses: 0 };
}

let queue: Promise<void> = Promise.resolve();
let waiting = 0;

async function compressWell(page: StoredPage): Promise<void> {
  const body = gunzipSync(page.gzip);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  page.br = await brotlied(body, { params });
  page.gzip = await gzipped(body, { level: 9 });
  if (page.payload) await compressWell(page.payload);
}

/**
 * Compresses a page in use at high quality: one at a time, off the main thread.
 * @returns false if too many are waiting: the page stays as it is
 */
export async function refinePage(page: StoredPage): Promise<boolean> {
  if (waiting >= store.refining) return false;
  waiting += 1;
  const work = () => compressWell(page);
  queue = queue.then(work, work).finally(() => {
    waiting -= 1;
  });
  await queue;
  return true;
}

const readAccepted = memo({ longest: memory.text, weigh: () => 50 }, (accepted: string) => {
  const takes = (name: string) =>
    new RegExp(`\\b${name}\\b`).test(accepted) &&
    !new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$)`).test(accepted);
  return { br: takes('br'), gzip: takes('gzip') };
});

/** The best encoding that the client takes and the page has. */
export function chooseEncoding(accepted: string | undefined, has: { br: unknown }): Encoding {
  const takes = readAccepted(accepted ?? '');
  if (takes.br && has.br) return 'br';
  return takes.gzip ? 'gzip' : 'identity';
}

/** What answers a request with this `rsc` header: the page's payload if it asks for it, else the page. */
export const answerOf = (page: StoredPage, rsc: string | string[] | undefined): StoredPage =>
  (payloadIdOf(rsc) !== null && page.payload) || page;

/** The bytes of a page in one encoding. */
export const pageBody = (page: StoredPage, encoding: Encoding): Buffer => {
  if (encoding === 'br' && page.br) return page.br;
  return encoding === 'identity' ? gunzipSync(page.gzip) : page.gzip;
};

/** True where If-None-Match names the etag; the comparison is weak (RFC 9110, 13.1.2). */
export const matchesEtag = (header: string | undefined, etag: string): boolean => {
  if (!header) return false;
  if (header === etag || header.trim() === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === bare);
};
