import type { RequestHead } from './head';

const writing = new Set(['POST', 'PUT', 'PATCH']);

/** True where more bytes than the head belong to the request. */
export const hasBody = ({ headers }: Pick<RequestHead, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** True for the methods that may bring a body; it travels to the renderer on a connection of its own. */
export const mayBringBody = (head: Pick<RequestHead, 'method'>): boolean => writing.has(head.method ?? '');

/**
 * The headers that say where a request's body ends, for the way to the renderer; none where there is no body.
 * @returns null where a body is not to be taken: on a method that has none, or not plainly delimited (RFC 9112, 6.3)
 */
export function framingOf(head: RequestHead): Record<string, string> | null {
  const { 'content-length': length, 'transfer-encoding': encoding } = head.headers;
  if (!mayBringBody(head)) return hasBody(head) ? null : {};
  if (encoding === undefined) return /^\d{1,15}$/.test(length ?? '0') ? { 'content-length': length ?? '0' } : null;
  const chunked = length === undefined && head.httpVersion === '1.1' && encoding.toLowerCase() === 'chunked';
  return chunked ? { 'transfer-encoding': 'chunked' } : null;
}
