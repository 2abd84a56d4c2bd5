import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '@/lib/platform/log';
import { StorageError } from './error';
import { uploadByForm } from './form-upload';
import { type Permit, permitOf } from './policy';
import { answerJson, RequestBody } from './request-body';
import { abortParts, beginParts, joinParts, takePart } from './resumable-upload';
import type { StorageSettings } from './settings';

// Any origin: only the token authorises, never a cookie.
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

async function readList(body: RequestBody): Promise<unknown> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
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

/** Decodes a key in a URL: URL-safe base64, percent-encoded or not. */
function keyOf(named: string): string {
  try {
    return Buffer.from(decodeURIComponent(named), 'base64url').toString();
  } catch (error) {
    if (error instanceof URIError) throw new StorageError(400, 'invalid key');
    throw error;
  }
}

function permitOfParts(storage: StorageSettings, req: IncomingMessage, bucket: string, key: string): Permit {
  const [, token = ''] = /^UpToken (\S+)$/.exec(req.headers.authorization ?? '') ?? [];
  const permit = permitOf(storage, token, key);
  if (permit.place.bucket !== bucket) throw new StorageError(403, 'bucket does not match with scope');
  return permit;
}

const lengthOf = ({ headers }: IncomingMessage): number | null =>
  headers['content-length'] === undefined ? null : Number(headers['content-length']);

async function answer(
  storage: StorageSettings,
  req: IncomingMessage,
  path: string,
  body: RequestBody,
): Promise<object> {
  const { method, headers } = req;
  const length = lengthOf(req);
  if (path === '/' && method === 'POST') {
    // Set by the front.
    const address = String(headers['x-forwarded-for'] ?? '');
    return uploadByForm(storage, { contentType: headers['content-type'] ?? '', address, length }, body);
  }
  const [, bucket, named, session, number] = parts.exec(path) ?? [];
  if (bucket === undefined || named === undefined) throw new StorageError(404, 'no such address');
  const permit = permitOfParts(storage, req, bucket, keyOf(named));
  if (session === undefined && method === 'POST') return beginParts(storage, permit);
  if (session && number && method === 'PUT') {
    const md5 = headers['content-md5'];
    return takePart(storage, permit, { session, number: Number(number), md5: md5 ? String(md5) : null, length }, body);
  }
  if (session && !number && method === 'POST') return joinParts(storage, permit, session, await readList(body));
  if (session && !number && method === 'DELETE') {
    await abortParts(storage, permit, session);
    return {};
  }
  throw new StorageError(405, 'method not allowed');
}

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** The response to a failure; unexpected errors are logged. */
function refusalOf(error: unknown, body: RequestBody, logged: object): { status: number; error: string } {
  if (error instanceof StorageError) return { status: error.status, error: error.message };
  if (!body.isBroken) log().error({ err: error, ...logged }, 'an upload failed');
  return isFull(error) ? { status: 507, error: 'insufficient storage' } : { status: 599, error: 'internal error' };
}

/**
 * Handles uploads: Qiniu's form upload and resumable upload, version 2. Uses Node's response, since a web Response does
 * not allow statuses 612 and 614. docs/decisions/0009-uploads.md.
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
  const body = new RequestBody(req);
  try {
    if (storage.qiniu) throw new StorageError(404, 'uploads go elsewhere');
    const value = await answer(storage, req, path || '/', body);
    await answerJson(res, body, { status: 200, headers, value });
  } catch (error) {
    const { status, error: text } = refusalOf(error, body, { requestId, path });
    if (!res.headersSent) await answerJson(res, body, { status, headers, value: { error: text } });
  }
}

/** Whether a request is an upload, or its CORS preflight. */
export const isUpload = ({ method, url }: IncomingMessage): boolean =>
  method !== 'GET' && method !== 'HEAD' && /^\/storage(?:[/?]|$)/.test(url ?? '');
