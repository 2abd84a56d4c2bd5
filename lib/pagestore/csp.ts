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

const uploads = () => [env().QINIU_UP_HOST, env().QINIU_PRIVATE_DOMAIN].filter(Boolean).join(' ');

/**
 * The policy of a page that is made for one visitor: centres, account pages, console. Scripts run by `nonce`; uploads go to
 * the object store, whose private pictures are seen here too. Development needs eval and its own styles.
 */
export const ownPolicy = (nonce: string): string => {
  const { NODE_ENV } = env();
  const dev = NODE_ENV === 'development';
  const store = uploads() ? ` ${uploads()}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${media()}${store}`,
    `media-src 'self' blob:${media()}${store}`,
    `connect-src 'self'${dev ? ' ws:' : ''}${store}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
};
