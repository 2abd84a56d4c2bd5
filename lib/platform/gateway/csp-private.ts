import { env } from '@/lib/platform/env';
import { earlyInputSource } from './early-input';

const store = (): string => {
  const { QINIU_DOMAIN, QINIU_UP_HOST, QINIU_PRIVATE_DOMAIN } = env();
  return [QINIU_DOMAIN, QINIU_UP_HOST, QINIU_PRIVATE_DOMAIN].flatMap((host) => (host ? [` ${host}`] : [])).join('');
};

/**
 * CSP of private pages: centers, account pages, console; lib/platform/pagestore/csp-public.ts has the other. Scripts
 * need `nonce`; the object store is allowed for uploads and pictures; `ancestors` says who may frame it. Development
 * needs eval and inline styles.
 */
export const privateCsp = (nonce: string, ancestors: 'self' | 'none'): string => {
  const dev = env().NODE_ENV === 'development';
  return [
    "default-src 'self'",
    `script-src 'self' ${earlyInputSource} 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    dev ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${store()}`,
    `media-src 'self' blob:${store()}`,
    `connect-src 'self'${dev ? ' ws:' : ''}${store()}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors '${ancestors}'`,
  ].join('; ');
};
