import type { IncomingMessage } from 'node:http';
import { config } from '@/lib/config';
import type { ErrorCode } from '@/lib/errors';

const addressLength = 8192;
const reading = new Set(['GET', 'HEAD']);
const writing = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** True for GET and HEAD. */
export const isReading = (req: IncomingMessage): boolean => reading.has(req.method ?? '');

/** Why a request goes no further, judged by its head alone; null where it may. Architecture, rule 3. */
export function refusal(req: IncomingMessage, path: string): ErrorCode | null {
  const url = req.url ?? '';
  if (!url.startsWith('/') || url.length > addressLength) return 'badRequest';
  if (req.headers['next-action'] !== undefined) return 'badRequest';
  if (!isReading(req)) {
    const transport = path.startsWith('/api/') || path.startsWith('/storage/');
    if (!transport || !writing.has(req.method ?? '')) return 'methodNotAllowed';
  }
  return Number(req.headers['content-length'] ?? 0) > config.api.body ? 'payloadTooLarge' : null;
}
