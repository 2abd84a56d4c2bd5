import { randomUUID } from 'node:crypto';
import { readCookie } from '@/lib/platform/auth/cookie';
import { config } from '@/lib/platform/config';
import { consoleLocaleOf } from '@/lib/platform/i18n/console';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import type { RequestContext } from './envelope';

/** The site of a request by its Host header; the main one for an unknown host. */
export const localeOfRequest = (request: Request): Locale => {
  const match = currentHosts().localeOfHost(request.headers.get('host') ?? new URL(request.url).host);
  return match.kind === 'unknown' ? defaultLocale : match.locale;
};

/** The language of an answer: that of the host, the console's own for its calls. */
const languageOf = (request: Request): Locale => {
  if (!new URL(request.url).pathname.startsWith('/api/admin/')) return localeOfRequest(request);
  return consoleLocaleOf(readCookie(request.headers.get('cookie'), config.cookie.staffLanguage.name));
};

/** Language and request id of a response; the front sets the id. */
export const requestContextOf = (request: Request): RequestContext => {
  const given = request.headers.get('x-request-id') ?? '';
  return { locale: languageOf(request), requestId: /^[\w-]{8,64}$/.test(given) ? given : randomUUID() };
};
