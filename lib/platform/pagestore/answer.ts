import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { config } from '@/lib/platform/config';
import { type ErrorCode, errorStatus } from '@/lib/platform/errors';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import type { Reply } from './reply';

const texts = new Map<Locale, Record<string, string>>();
/** Messages `error.<code>` and the retry label in one language, loaded on first use. */
const errorText = (locale: Locale, key: ErrorCode | 'retry'): string => {
  let known = texts.get(locale);
  if (!known) {
    const messages: { error?: Record<string, string> } = JSON.parse(
      readFileSync(resolve('messages', `${locale}.json`), 'utf8'),
    );
    known = messages.error ?? {};
    texts.set(locale, known);
  }
  return known[key] ?? key;
};

export type ErrorRequest = {
  locale: Locale;
  api: boolean;
  requestId: string;
  headers: Record<string, string>;
  /** Seconds until a retry makes sense. */
  retryAfter?: number | null;
};
const unavailableSeconds = 2;
/** Style attributes, since the CSP allows no style element and style sheets may be unavailable. */
const bodyStyle =
  'margin:15vh auto 0;max-width:36rem;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif;color:#16181c';
const button =
  'display:inline-block;padding:.6rem 1.25rem;border:1px solid #8a867e;border-radius:4px;color:inherit;font-weight:600;text-decoration:none';

/** Answers with an error of the front's own: the envelope below /api, else a plain page in the visitor's language. */
export function refuse(reply: Reply, code: ErrorCode, request: ErrorRequest): void {
  const status = errorStatus[code];
  const text = errorText(request.locale, code);
  const { dir } = sites[request.locale];
  const retryAfter = request.retryAfter ?? (code === 'unavailable' ? unavailableSeconds : null);
  const retryMeta = retryAfter === null ? '' : `<meta http-equiv="refresh" content="${retryAfter}">`;
  // An empty href is the page itself.
  const link = retryMeta && `<p><a href="" style="${button}">${errorText(request.locale, 'retry')}</a></p>`;
  const body = request.api
    ? JSON.stringify({ code: status, message: text, data: null, requestId: request.requestId })
    : `<!doctype html><html lang="${request.locale}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${retryMeta}<title>${config.name.short}</title></head><body style="${bodyStyle}"><h1>${config.name.short}</h1><p>${text}</p>${link}</body></html>`;
  const bytes = Buffer.from(body);
  const headers: Record<string, string> = {
    ...request.headers,
    'content-type': request.api ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-length': String(bytes.length),
    'cache-control': 'no-store',
    ...(retryAfter === null ? {} : { 'retry-after': String(retryAfter) }),
  };
  reply.send(status, Object.entries(headers).flat(), ['x-request-id', request.requestId], bytes);
}
