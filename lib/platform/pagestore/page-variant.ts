import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Variant of a page: its HTML, its data, or a prefetch of the data. */
export type PageVariant = { name: string; headers: Record<string, string>; rsc: string | null };

const segments = ['/_tree', '/_full', '/_head', '/_index'];
const prefetches = ['1', '2', '3'];
const html: PageVariant = { name: 'html', headers: {}, rsc: null };

const known = new Map<string, PageVariant>();
for (const prefetch of ['', ...prefetches])
  for (const segment of ['', ...segments]) {
    const headers: Record<string, string> = { rsc: '1' };
    if (prefetch) headers['next-router-prefetch'] = prefetch;
    if (segment) headers['next-router-segment-prefetch'] = segment;
    // Next rejects data requests whose _rsc is not the digest of their headers.
    const digest = createHash('sha256')
      .update(`${prefetch || '0'},${segment || '0'},0,0`)
      .digest()
      .toString('base64url', 0, 12);
    known.set(`${prefetch}|${segment}`, {
      name: `rsc|${prefetch}|${segment}`,
      headers,
      rsc: prefetch || segment ? digest : '',
    });
  }

/** The kind of a request; null if it cannot be cached. */
export function variantOf(headers: IncomingHttpHeaders): PageVariant | null {
  if (headers.rsc !== '1') return html;
  const prefetch = headers['next-router-prefetch'] ?? '';
  const segment = headers['next-router-segment-prefetch'] ?? '';
  return known.get(`${prefetch}|${segment}`) ?? null;
}
