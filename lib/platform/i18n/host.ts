import { defaultLocale, isLocale, type Locale, locales } from './site';

/** `publicPort` null: the scheme's own port. `local`: the base host is localhost or under it. */
export type HostSettings = { baseHost: string; local: boolean; scheme: 'http' | 'https'; publicPort: number | null };

export type HostMatch = { kind: 'site'; locale: Locale } | { kind: 'redirect'; locale: Locale } | { kind: 'unknown' };

export type Hosts = {
  /** A Host header in, with or without a port; whose site it is out. */
  localeOfHost: (host: string) => HostMatch;
  /** Scheme, host and port of a site, from the settings alone. */
  origin: (locale: Locale) => string;
  /** `path` begins with '/'. */
  absolute: (locale: Locale, path: string) => string;
  /** The cookie Domain spanning all eight sites for a Host header; null if this host can only set its own. */
  cookieDomain: (host: string) => string | null;
};

const loopback = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/;
const unknown: HostMatch = { kind: 'unknown' };

/** The eight sites' hosts (docs/domain.md, Hosts). */
export const createHosts = ({ baseHost, local, scheme, publicPort }: HostSettings): Hosts => {
  const hostOf = (locale: Locale): string => (locale === defaultLocale ? baseHost : `${locale}.${baseHost}`);
  const ownPort = scheme === 'https' ? 443 : 80;
  const port = publicPort === null || publicPort === 0 || publicPort === ownPort ? '' : `:${publicPort}`;
  const origins = new Map(locales.map((locale) => [locale, `${scheme}://${hostOf(locale)}${port}`]));
  const origin = (locale: Locale): string => origins.get(locale) ?? `${scheme}://${baseHost}${port}`;

  const localeOfHost = (host: string): HostMatch => {
    const name = host.toLowerCase().replace(/:\d{1,5}$/, '');
    if (name === baseHost || (local && loopback.test(name))) return { kind: 'site', locale: defaultLocale };
    if (!name.endsWith(`.${baseHost}`)) return unknown;
    const label = name.slice(0, -baseHost.length - 1);
    if (label === 'www' || label === defaultLocale) return { kind: 'redirect', locale: defaultLocale };
    return isLocale(label) ? { kind: 'site', locale: label } : unknown;
  };

  // Browsers reject a Domain of one label.
  const cookieDomain = (host: string): string | null => {
    const match = localeOfHost(host);
    const isOwn = match.kind === 'site' && !loopback.test(host.toLowerCase().replace(/:\d{1,5}$/, ''));
    return isOwn && baseHost.includes('.') ? baseHost : null;
  };

  return { localeOfHost, origin, absolute: (locale, path) => origin(locale) + path, cookieDomain };
};
