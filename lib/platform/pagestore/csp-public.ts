import { createHash } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { earlyInputScript } from '@/lib/platform/gateway/early-input';
import { log } from '@/lib/platform/log';
import { isLoader } from './after-paint';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const style = /<style>([\s\S]*?)<\/style>/;
const data = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i;

const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;

/** Inline scripts of Next's runtime and page data: pushes of JSON data only, no code. */
const nextScripts = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[[\s\S]*\])\)$/,
  /^self\.__next_f\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/,
];
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const isNextScript = (body: string): boolean =>
  nextScripts.some((form) => {
    const [, given] = body.match(form) ?? [];
    return given !== undefined && isJson(given);
  });

/**
 * The distinct `'sha256-…'` sources of inline scripts written by this code and Next. Any other script, which only an
 * injection could have added, gets none and does not run.
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', body = ''] of html.matchAll(script)) {
    if (/\bsrc\s*=/i.test(attributes) || data.test(attributes)) continue;
    if (body === earlyInputScript || isNextScript(body) || isLoader(body)) hashes.add(hash(body));
    else log().error({ script: body.slice(0, 200) }, 'a public page holds an inline script that nobody here wrote');
  }
  return [...hashes];
}

/** The host of uploaded pictures and video, where they are not on our own. */
const media = () => (env().QINIU_DOMAIN ? ` ${env().QINIU_DOMAIN}` : '');

/** Only the front's own style element in the head is allowed. */
const styleSources = (html: string): string[] => {
  const [, own] = html.slice(0, Math.max(0, html.indexOf('</head>'))).match(style) ?? [];
  return ["'self'", ...(own ? [hash(own)] : [])];
};

/**
 * CSP of a public page: inline scripts by hash; lib/platform/gateway/csp-private.ts has that of private pages. React's
 * style attributes need style-src-attr.
 */
export const publicCsp = (html: string): string =>
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
