import type { ErrorCode } from '@/lib/platform/errors';
import { bodyCap, isUploadPath } from './body-cap';
import { framingOf } from './framing';
import type { RequestHead } from './head';
import { hasOneHost, isPlainTarget } from './target';

const addressLength = 8192;
const reading = new Set(['GET', 'HEAD']);
const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** True for GET and HEAD. */
export const isReading = (head: RequestHead): boolean => reading.has(head.method ?? '');

/** Why a request is rejected, by its head alone; null if it is not. docs/architecture.md, Front. */
export function refusal(head: RequestHead, path: string): ErrorCode | null {
  const url = head.url ?? '';
  if (!url.startsWith('/') || url.length > addressLength) return 'badRequest';
  if (head.headers['next-action'] !== undefined) return 'badRequest';
  if (!isPlainTarget(path) || !hasOneHost(head)) return 'badRequest';
  if (framingOf(head) === null) return 'badRequest';
  // Next would read a page's address behind it, past the front; the App Router has no such data.
  if (path.startsWith('/_next/data/')) return 'notFound';
  if (!isReading(head)) {
    const transport = path.startsWith('/api/') || isUploadPath(path);
    if (!transport || !writing.has(head.method ?? '')) return 'methodNotAllowed';
  }
  return Number(head.headers['content-length'] ?? 0) > bodyCap(path) ? 'payloadTooLarge' : null;
}
