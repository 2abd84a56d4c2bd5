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

async function* bodyOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) yield piece.value;
  } finally {
    // What is left of a refused body is not waited for.
    await reader?.cancel().catch(() => {});
  }
}

async function readList(request: Request): Promise<unknown> {
  let text = '';
  for await (const piece of bodyOf(request)) {
    text += Buffer.from(piece).toString('latin1');
    if (text.length > listLength) throw new StorageError(413, 'request entity too large');
  }
  try {
    return JSON.parse(Buffer.from(text, 'latin1').toString());
  } catch {
    throw new StorageError(400, 'not JSON');
  }
}

function permitOfParts(storage: StorageSettings, request: Request, bucket: string, key: string): Permit {
  const [, token = ''] = /^UpToken (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  const permit = permitOf(storage, token, Buffer.from(decodeURIComponent(key), 'base64url').toString());
  if (permit.place.bucket !== bucket) throw new StorageError(403, 'bucket does not match with scope');
  return permit;
}

async function answer(storage: StorageSettings, request: Request, path: string): Promise<object> {
  const { method } = request;
  if (path === '/' && method === 'POST')
    return uploadByForm(storage, request.headers.get('content-type') ?? '', bodyOf(request));
  const [, bucket, key, session, number] = parts.exec(path) ?? [];
  if (bucket === undefined || key === undefined) throw new StorageError(404, 'no such address');
  const permit = permitOfParts(storage, request, bucket, key);
  if (session === undefined && method === 'POST') return beginParts(permit);
  if (session && number && method === 'PUT') {
    const md5 = request.headers.get('content-md5');
    return takePart(storage, permit, { session, number: Number(number), md5 }, bodyOf(request));
  }
  if (session && !number && method === 'POST') return joinParts(storage, permit, session, await readList(request));
  if (session && !number && method === 'DELETE') {
    await abortParts(storage, permit, session);
    return {};
  }
  throw new StorageError(405, 'method not allowed');
}

/**
 * What /storage answers to an upload: Qiniu's form upload and its resumable upload, version 2. Decisions, Uploads.
 * @param path what follows /storage
 */
export async function receiveUpload(storage: StorageSettings, request: Request, path: string): Promise<Response> {
  const headers = { ...crossOrigin, ...safe, 'x-reqid': request.headers.get('x-request-id') ?? '' };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
  try {
    if (storage.qiniu) throw new StorageError(404, 'uploads go elsewhere');
    return Response.json(await answer(storage, request, path), { headers });
  } catch (error) {
    if (error instanceof StorageError)
      return Response.json({ error: error.message }, { status: error.status, headers });
    log().error({ err: error, requestId: headers['x-reqid'], path }, 'an upload failed');
    return Response.json({ error: 'internal error' }, { status: 599, headers });
  }
}
