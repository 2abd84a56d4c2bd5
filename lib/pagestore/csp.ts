import { createHash } from 'node:crypto';
import { env } from '@/lib/env';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const style = /<style>([\s\S]*?)<\/style>/;
const data = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

/** The `'sha256-…'` sources of the inline scripts that a page runs, each once. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(script))
    if (!/\bsrc\s*=/i.test(attributes) && !data.test(attributes)) hashes.add(hash(body));
  return [...hashes];
}

/** The host of uploaded pictures and video, where they are not on our own. */
const media = () => (env().QINIU_DOMAIN ? ` ${env().QINIU_DOMAIN}` : '');

/** The front's own rules stand in the head; no other style element counts. */
const styleSources = (html: string): string[] => {
  const [, own] = html.slice(0, Math.max(0, html.indexOf('</head>'))).match(style) ?? [];
  return ["'self'", ...(own ? [hash(own)] : [])];
};

/** The policy of a public page: no inline script but its own. React's style attributes need style-src-attr. */
export const publicPolicy = (html: string): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes(html)].join(' ')}`,
    `style-src ${styleSources(html).join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${media()}`,
    `media-src 'self'${media()}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
