import { type AccountKind, config } from '@/lib/config';
import { env } from '@/lib/env';

/** The cookie that holds a session of each kind. Specification 9; decisions, Accounts and sessions. */
export const cookieName = {
  supplier: config.cookie.supplier,
  purchaser: config.cookie.purchaser,
  staff: config.cookie.staff,
} as const satisfies Record<AccountKind, string>;

/** Seconds that a session lasts without being used. */
export const sessionSeconds = (kind: AccountKind): number =>
  kind === 'staff' ? config.session.staffHours * 3600 : config.session.days * 86_400;

// A browser keeps no Domain of one label, nor one that is not the host's.
const domainOf = (host: string): string | null => {
  const { BASE_HOST } = env();
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return BASE_HOST.includes('.') && (name === BASE_HOST || name.endsWith(`.${BASE_HOST}`)) ? BASE_HOST : null;
};

const write = (kind: AccountKind, value: string, seconds: number, host: string): string => {
  const domain = kind === 'staff' ? null : domainOf(host);
  return [
    `${cookieName[kind]}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    ...(domain === null ? [] : [`Domain=${domain}`]),
    'HttpOnly',
    `SameSite=${kind === 'staff' ? 'Strict' : 'Lax'}`,
    ...(env().scheme === 'https' ? ['Secure'] : []),
  ].join('; ');
};

/** The Set-Cookie header that gives a browser its session; a supplier's and a purchaser's span the eight hosts. */
export const sessionCookie = (kind: AccountKind, token: string, host: string): string =>
  write(kind, token, sessionSeconds(kind), host);

/** The Set-Cookie header that takes a session from a browser. */
export const endedCookie = (kind: AccountKind, host: string): string => write(kind, '', 0, host);

/** A cookie out of a Cookie header; null where it is missing or empty. */
export const readCookie = (header: string | null, name: string): string | null => {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
};
