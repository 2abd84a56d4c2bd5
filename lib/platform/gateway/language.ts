import { config } from '@/lib/platform/config';
import type { Hosts } from '@/lib/platform/i18n/host';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/platform/i18n/site';
import { choiceCookie } from '@/lib/platform/i18n/visitor-cookie';
import { href } from '@/lib/platform/routes/address';
import { isCrawler } from './device';
import { safeQuery } from './location';
import { type Redirect, type RequestFacts, redirect } from './types';

const zhOnly = /^\/(info|investment|promotion)(?=[._/]|$)/;

/** True where the first segment names a section that exists in zh alone (docs/domain.md, Language restriction). */
export const isRestricted = (path: string, locale: Locale): boolean => locale !== defaultLocale && zhOnly.test(path);

/** Redirects from a section that this site does not have (docs/domain.md, Language restriction). */
export const restrict = (path: string, locale: Locale): Redirect | null =>
  isRestricted(path, locale) ? redirect(302, href('error')) : null;

/**
 * The best of our languages for an Accept-Language header, null if none; `*` stands for all not listed. RFC 9110,
 * 12.5.4.
 */
export const preferredLocale = (header: string): Locale | null => {
  const named = new Map<string, number>();
  for (const item of header.split(',', 50)) {
    const [range = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const language = range.split('-')[0] ?? '';
    const quality = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
    if (quality >= 0 && quality > (named.get(language) ?? -1)) named.set(language, quality);
  }
  const other = named.get('*') ?? 0;
  const order = [...new Set([...[...named.keys()].filter(isLocale), ...locales])];
  const choices = order.map((language) => ({ language, quality: named.get(language) ?? other }));
  const [best] = choices.sort((a, b) => b.quality - a.quality);
  return best && best.quality > 0 ? best.language : null;
};

const isOwn = (referer: string, hosts: Hosts): boolean => {
  const host = referer.match(/^https?:\/\/([^/?#]+)/i)?.[1];
  return host !== undefined && hosts.localeOfHost(host).kind !== 'unknown';
};

/**
 * Redirects a new visitor of the main host's '/' to the site in their language, and stores the choice
 * (docs/domain.md, Detection).
 */
export const detect = (
  { host, path, search, method, headers, cookies }: RequestFacts,
  locale: Locale,
  hosts: Hosts,
): Redirect | null => {
  if (path !== '/' || locale !== defaultLocale || (method !== 'GET' && method !== 'HEAD')) return null;
  if (isCrawler(headers.userAgent ?? '') || isOwn(headers.referer ?? '', hosts)) return null;
  const remembered = cookies.i18n_redirected ?? '';
  const chosen = isLocale(remembered) ? remembered : preferredLocale(headers.acceptLanguage ?? '');
  if (chosen === null || chosen === defaultLocale) return null;
  const cookie = choiceCookie({ ...config.cookie.language, domain: hosts.cookieDomain(host) }, chosen);
  return { ...redirect(302, hosts.absolute(chosen, `/${safeQuery(search)}`)), cookie };
};
