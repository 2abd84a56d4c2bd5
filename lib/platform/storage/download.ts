import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AppError } from '@/lib/platform/errors';
import { encodedName } from '@/lib/platform/http/attachment';
import { drawing } from '@/lib/platform/limit/table';
import { JobFailure } from '@/lib/platform/parser/job';
import { deliveryOf } from './media-type';
import { isKey, type ObjectPlace, objectFile } from './object-path';
import { isPlaceholder, placeholder } from './placeholder';
import type { StorageSettings } from './settings';
import { isAllowed } from './signed-url';
import { parseVariant, pictureTypes } from './variant';
import { pictureVariant } from './variant-cache';

/** Headers that keep any served file from running as active content. docs/domain.md, Uploads. */
const safe = { 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" };
const forEver = 'public, max-age=31536000, immutable';
const refuse = (status: 401 | 404 | 503, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...safe, 'cache-control': 'no-store', ...headers } });

/** First and last byte of a Range header; null without one or if invalid. RFC 9110, 14.2. */
function rangeOf(header: string | null, size: number): { start: number; end: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return { start, end };
}

async function sendFile(
  request: Request,
  path: string,
  { key, cache, name }: { key: string; cache: string; name: string },
): Promise<Response> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return refuse(404);
  const { type, inline } = deliveryOf(key);
  const headers = {
    ...safe,
    'content-type': type,
    'cache-control': cache,
    'accept-ranges': 'bytes',
    'content-disposition': `${inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodedName(name)}`,
  };
  const range = rangeOf(request.headers.get('range'), found.size);
  if (range && range.start > range.end)
    return new Response(null, { status: 416, headers: { ...safe, 'content-range': `bytes */${found.size}` } });
  const { start, end } = range ?? { start: 0, end: found.size - 1 };
  const stream = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(path, { start, end }));
  return new Response(stream as ReadableStream | null, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${found.size}` } : {}),
    },
  });
}

const sendObject = (
  storage: StorageSettings,
  request: Request,
  place: ObjectPlace,
  sent: { cache: string; name: string },
): Promise<Response> => sendFile(request, objectFile(storage, place), { key: place.key, ...sent });

async function sendPrivate(storage: StorageSettings, request: Request, key: string): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const name = searchParams.get('attname') ?? '';
  const signed = { key, name, until: Number(searchParams.get('e')) };
  if (!isAllowed(storage, signed, searchParams.get('token') ?? '')) return refuse(401);
  return sendObject(storage, request, { bucket: storage.privateBucket, key }, { cache: 'private, no-store', name });
}

async function sendVariant(storage: StorageSettings, key: string, notation: string): Promise<Response> {
  const variant = parseVariant(notation);
  if (!variant) return refuse(404);
  let bytes: Buffer | null;
  try {
    bytes = await pictureVariant(storage.folder, key, variant);
  } catch (error) {
    if (!(error instanceof AppError || error instanceof JobFailure)) throw error;
    return refuse(503, { 'retry-after': String(drawing.retrySeconds) });
  }
  if (!bytes) return refuse(404);
  return new Response(new Uint8Array(bytes), {
    headers: { ...safe, 'content-type': pictureTypes[variant.format], 'cache-control': forEver },
  });
}

/**
 * Serves /storage: public objects as they are, pictures in a size from the allow-list, private objects only by signed
 * address. With Qiniu, redirects there, except for stand-ins. docs/domain.md, Uploads.
 * @param path what follows /storage
 */
export async function deliver(storage: StorageSettings, request: Request, path: string): Promise<Response> {
  const key = path.slice(1);
  // Next rewrites the query as a name without value.
  const [notation = ''] = new URL(request.url).searchParams.keys();
  if (!isKey(key)) return refuse(404);
  if (storage.qiniu && !isPlaceholder(key)) {
    if (notation !== '' && !parseVariant(notation)) return refuse(404);
    // Qiniu sends a file as a download where it is given a name.
    const notationQuery =
      notation === '' && !deliveryOf(key).inline ? `attname=${key.slice(key.lastIndexOf('/') + 1)}` : notation;
    const location = `${storage.publicDomain}/${key}${notationQuery === '' ? '' : `?${notationQuery}`}`;
    return new Response(null, { status: 302, headers: { ...safe, location, 'cache-control': 'public, max-age=3600' } });
  }
  if (key.startsWith('private/')) return sendPrivate(storage, request, key.slice('private/'.length));
  if (notation !== '') return sendVariant(storage, key, notation);
  const sent = { cache: forEver, name: key.slice(key.lastIndexOf('/') + 1) };
  const film = isPlaceholder(key) ? await placeholder().film(key) : null;
  if (film) return sendFile(request, film, { key, ...sent });
  return sendObject(storage, request, { bucket: storage.publicBucket, key }, sent);
}
