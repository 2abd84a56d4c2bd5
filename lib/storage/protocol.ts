import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/log';
import { StorageError } from './error';
import { uploadByForm } from './form-upload';
import { type Permit, permitOf } from './policy';
import { abortParts, beginParts, joinParts, takePart } from './resumable';
import type { StorageSettings } from './settings';

// The token alone permits, no cookie does; so any page may hold one and send with it.
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'authorization, content-type, content-md5',
  'access-control-expose-headers': 'x-reqid',
  'access-control-max-age': '86400',
};
const safe = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
const parts = /^\/buckets\/([^/]+)\/objects\/([^/]+)\/uploads(?:\/([0-9a-f]{32})(?:\/(\d{1,5}))?)?$/;
const listLength = 64 * 1024;

/** The pieces of a body; a reader that stops early leaves the connection as it is, so that the answer arrives. */
const bodyOf = (req: IncomingMessage): AsyncIterable<Buffer> => ({
  [Symbol.asyncIterator]: () => req.iterator({ destroyOnReturn: false }),
});

async function readList(req: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of bodyOf(req)) {
    length += piece.length;
    if (length > listLength) throw new StorageError(413, 'request entity too large');
    pieces.push(piece);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString());
  } catch {
    throw new StorageError(400, 'not JSON');
  }
}

function permitOfParts(storage: StorageSettings, req: IncomingMessage, bucket: string, key: string): Permit {
  const [, token = ''] = /^UpToken (\S+)$/.exec(req.headers.authorization ?? '') ?? [];
  const permit = permitOf(storage, token, Buffer.from(decodeURIComponent(key), 'base64url').toString());
  if (permit.place.bucket !== bucket) throw new StorageError(403, 'bucket does not match with scope');
  return permit;
}

async function answer(storage: StorageSettings, req: IncomingMessage, path: string): Promise<object> {
  const { method, headers } = req;
  if (path === '/' && method === 'POST') return uploadByForm(storage, headers['content-type'] ?? '', bodyOf(req));
  const [, bucket, key, session, number] = parts.exec(path) ?? [];
  if (bucket === undefined || key === undefined) throw new StorageError(404, 'no such address');
  const permit = permitOfParts(storage, req, bucket, key);
  if (session === undefined && method === 'POST') return beginParts(permit);
  if (session && number && method === 'PUT') {
    const md5 = headers['content-md5'];
    return takePart(storage, permit, { session, number: Number(number), md5: md5 ? String(md5) : null }, bodyOf(req));
  }
  if (session && !number && method === 'POST') return joinParts(storage, permit, session, await readList(req));
  if (session && !number && method === 'DELETE') {
    await abortParts(storage, permit, session);
    return {};
  }
  throw new StorageError(405, 'method not allowed');
}

const send = (res: ServerResponse, status: number, headers: Record<string, string>, body: object): void => {
  res.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body));
};

/**
 * Answers an upload: Qiniu's form upload and its resumable upload, version 2. Its statuses 612 and 614 are beyond those
 * of a web Response, so this is Node's own. Decisions, Uploads.
 */
export async function receiveUpload(
  storage: StorageSettings,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const requestId = String(req.headers['x-request-id'] ?? '');
  const headers = { ...crossOrigin, ...safe, 'x-reqid': requestId };
  if (req.method === 'OPTIONS') return void res.writeHead(204, headers).end();
  const [path = ''] = (req.url ?? '').slice('/storage'.length).split('?');
  try {
    if (storage.qiniu) throw new StorageError(404, 'uploads go elsewhere');
    send(res, 200, headers, await answer(storage, req, path || '/'));
  } catch (error) {
    // What is left of a refused body must be read, or the next request of the connection waits behind it for good.
    req.resume();
    if (error instanceof StorageError) return send(res, error.status, headers, { error: error.message });
    if (!req.destroyed || req.complete) log().error({ err: error, requestId, path }, 'an upload failed');
    send(res, 599, headers, { error: 'internal error' });
  }
}

/** Whether a request is an upload, or what a browser asks before one. */
export const isUpload = ({ method, url }: IncomingMessage): boolean =>
  method !== 'GET' && method !== 'HEAD' && /^\/storage(?:[/?]|$)/.test(url ?? '');
