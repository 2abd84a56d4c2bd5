import { createHash } from 'node:crypto';
import { env } from '@/lib/env';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const data = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

/** The `'sha256-…'` sources of the inline scripts that a page runs, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(script))
    if (!/\bsrc\s*=/i.test(attributes) && !data.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
  return [...hashes];
}

/** The host of uploaded pictures and video, where they are not on our own. */
const media = () => (env().QINIU_DOMAIN ? ` ${env().QINIU_DOMAIN}` : '');

/** The policy of a public page: no inline script but its own. React's style attributes need style-src-attr. */
export const publicPolicy = (html: string): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes(html)].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${media()}`,
    `media-src 'self'${media()}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
