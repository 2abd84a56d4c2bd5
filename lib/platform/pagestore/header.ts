import type { IncomingHttpHeaders } from 'node:http';

const hop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const internal = /^(?:x-middleware-|x-nextjs-|x-next-|x-invoke-|x-matched-path|x-prerender-|x-now-|x-vercel-|x-geco-)/;
const forged = /^(?:x-forwarded-|forwarded$|x-real-ip$|x-request-id$|x-original-|x-rewrite-)/;
// Headers for Next's router in the browser; its other own headers are not passed on.
const routerAnswer = new Set([
  'x-nextjs-stale-time',
  'x-nextjs-prerender',
  'x-nextjs-postponed',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-redirect',
]);
const cacheableHeaders = new Set([
  'content-type',
  'content-language',
  'link',
  'location',
  'retry-after',
  ...routerAnswer,
]);

/** Tag of a page for a deleted item: the front responds with 410 instead of 404. */
export const goneTag = 'gone';

/** Headers of every response. */
export const securityHeaders = (scheme: 'http' | 'https'): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'content-security-policy': "frame-ancestors 'self'",
  ...(scheme === 'https' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** The client's address: behind `proxies` of our own, the one seen by the outermost. */
export function clientAddress(headers: IncomingHttpHeaders, remote: string | undefined, proxies: number): string {
  const own = remote ?? '';
  if (proxies === 0) return own;
  const chain = [...String(headers['x-forwarded-for'] ?? '').split(','), own]
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-1 - proxies) ?? chain[0] ?? own;
}

/** A client's headers without those that only we or our proxies may set, and without its framing: see `framingOf`. */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  ours: { requestId: string; address: string; scheme: string; host: string },
): Record<string, string | string[]> {
  const out: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !hop.has(name) && !internal.test(name) && !forged.test(name)) out[name] = value;
  // Bodies are not decoded here, and the answer is compressed on its way out.
  delete out['accept-encoding'];
  delete out.expect;
  delete out['content-length'];
  out.host = ours.host;
  out['x-request-id'] = ours.requestId;
  out['x-forwarded-for'] = ours.address;
  out['x-forwarded-proto'] = ours.scheme;
  out['x-forwarded-host'] = ours.host;
  return out;
}

/** The renderer's headers that clients may see. */
export function passedHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const out: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers))
    if (
      value !== undefined &&
      !hop.has(name) &&
      name !== 'x-powered-by' &&
      (!internal.test(name) || routerAnswer.has(name))
    )
      out[name] = value;
  return out;
}

/** The renderer's headers stored with a page, as name, value, name, value … */
export function storedHeaders(headers: IncomingHttpHeaders): string[] {
  const out: string[] = [];
  for (const name of cacheableHeaders) {
    const value = headers[name];
    if (value !== undefined) out.push(name, String(value));
  }
  const vary = new Set(
    [headers.vary ?? '', 'user-agent', 'accept-encoding']
      .flatMap((part) => part.toLowerCase().split(/,\s*/))
      .filter(Boolean),
  );
  out.push('vary', [...vary].join(', '));
  return out;
}

/** Seconds that a shared cache may keep the answer; null where it may not. */
export function sharedMaxAge(headers: IncomingHttpHeaders): number | null {
  const control = headers['cache-control'] ?? '';
  if (/\b(?:private|no-store|no-cache)\b/.test(control) || headers['set-cookie']) return null;
  const found = /\bs-maxage=(\d+)/.exec(control);
  return found ? Number(found[1]) : null;
}
