import { daySeconds } from '@/lib/platform/calendar/constants';
import { type AccountKind, config } from '@/lib/platform/config';
import { env } from '@/lib/platform/env';

/** The cookie that holds a session of each kind. docs/domain.md, Sessions. */
export const cookieName = {
  supplier: config.cookie.supplier,
  purchaser: config.cookie.purchaser,
  staff: config.cookie.staff,
} as const satisfies Record<AccountKind, string>;

/** Idle timeout of a session in seconds. */
export const sessionSeconds = (kind: AccountKind): number =>
  kind === 'staff' ? config.session.staffHours * 3600 : config.session.days * daySeconds;

// Browsers reject a Domain of one label, or one that does not match the host.
const domainOf = (host: string): string | null => {
  const { BASE_HOST } = env();
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return BASE_HOST.includes('.') && (name === BASE_HOST || name.endsWith(`.${BASE_HOST}`)) ? BASE_HOST : null;
};

type Cookie = { name: string; value: string; seconds: number; domain: string | null; flags: readonly string[] };

const write = ({ name, value, seconds, domain, flags }: Cookie): string =>
  [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    ...(domain === null ? [] : [`Domain=${domain}`]),
    ...flags,
    ...(env().scheme === 'https' ? ['Secure'] : []),
  ].join('; ');

const session = (kind: AccountKind, value: string, seconds: number, host: string): string => {
  const staff = kind === 'staff';
  const flags = ['HttpOnly', `SameSite=${staff ? 'Strict' : 'Lax'}`];
  return write({ name: cookieName[kind], value, seconds, domain: staff ? null : domainOf(host), flags });
};

/** Set-Cookie header of a session; suppliers' and purchasers' cookies span all eight hosts. */
export const sessionCookie = (kind: AccountKind, token: string, host: string): string =>
  session(kind, token, sessionSeconds(kind), host);

/** Set-Cookie header that deletes a session cookie. */
export const endedCookie = (kind: AccountKind, host: string): string => session(kind, '', 0, host);

/** A cookie's value from a Cookie header; null if missing or empty. */
export const readCookie = (header: string | null, name: string): string | null => {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
};

/**
 * Set-Cookie header telling client scripts which kinds are signed in, so that visitors who never signed in cause no
 * calls.
 */
const presentCookie = (headers: Headers, kind: AccountKind, signedIn: boolean): string => {
  const kinds = (['supplier', 'purchaser'] as const).filter((one) =>
    one === kind ? signedIn : readCookie(headers.get('cookie'), cookieName[one]) !== null,
  );
  return write({
    name: config.cookie.present.name,
    value: kinds.join('.'),
    seconds: kinds.length > 0 ? config.cookie.present.days * daySeconds : 0,
    domain: domainOf(headers.get('host') ?? ''),
    flags: ['SameSite=Lax'],
  });
};

/** Set-Cookie header identifying a known device; HttpOnly. */
export const knownDeviceCookie = (value: string, host: string): string =>
  write({
    name: config.cookie.knownDevice.name,
    value,
    seconds: config.cookie.knownDevice.days * daySeconds,
    domain: domainOf(host),
    flags: ['HttpOnly', 'SameSite=Lax'],
  });

/** Clears a kind from the signed-in cookie; the session cookie stays, to look up why the session ended. */
export const forgetPresence = (reply: Headers, headers: Headers, kind: AccountKind): void => {
  if (kind !== 'staff') reply.append('set-cookie', presentCookie(headers, kind, false));
};

/** Sets a session cookie in a response; null deletes it. */
export const setSession = (reply: Headers, headers: Headers, kind: AccountKind, token: string | null): void => {
  const host = headers.get('host') ?? '';
  reply.append('set-cookie', token === null ? endedCookie(kind, host) : sessionCookie(kind, token, host));
  if (kind !== 'staff') reply.append('set-cookie', presentCookie(headers, kind, token !== null));
};
