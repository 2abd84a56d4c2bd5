import type { RequestHead } from './head';

const writing = new Set(['POST', 'PUT', 'PATCH']);

/** True if the request has a body. */
export const hasBody = ({ headers }: Pick<RequestHead, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** True for methods that may have a body; such requests get a connection of their own to the renderer. */
export const mayBringBody = (head: Pick<RequestHead, 'method'>): boolean => writing.has(head.method ?? '');

/**
 * The framing headers of a request's body for the renderer; empty without a body.
 * @returns null if the body must be rejected: unexpected for the method, or ambiguous framing (RFC 9112, 6.3)
 */
export function framingOf(head: RequestHead): Record<string, string> | null {
  const { 'content-length': length, 'transfer-encoding': encoding } = head.headers;
  if (!mayBringBody(head)) return hasBody(head) ? null : {};
  if (encoding === undefined) return /^\d{1,15}$/.test(length ?? '0') ? { 'content-length': length ?? '0' } : null;
  const chunked = length === undefined && head.httpVersion === '1.1' && encoding.toLowerCase() === 'chunked';
  return chunked ? { 'transfer-encoding': 'chunked' } : null;
}
