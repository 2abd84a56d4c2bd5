import { randomUUID } from 'node:crypto';
import { currentHosts } from '@/lib/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/i18n/site';
import type { Visit } from './envelope';

/** The site of a request, by its Host header; a host that is none counts as the main one. */
export const localeOfRequest = (request: Request): Locale => {
  const match = currentHosts().localeOfHost(request.headers.get('host') ?? new URL(request.url).host);
  return match.kind === 'unknown' ? defaultLocale : match.locale;
};

/** What an answer says of its request: the language of the host, the id that the front gave. */
export const visitOf = (request: Request): Visit => {
  const given = request.headers.get('x-request-id') ?? '';
  return { locale: localeOfRequest(request), requestId: /^[\w-]{8,64}$/.test(given) ? given : randomUUID() };
};
