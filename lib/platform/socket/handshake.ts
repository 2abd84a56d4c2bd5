import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { pageActorHeader } from '@/lib/platform/auth/constants';
import { cookieName, readCookie } from '@/lib/platform/auth/cookie';
import { config } from '@/lib/platform/config';
import type { Hosts } from '@/lib/platform/i18n/host';
import { clientAddress } from '@/lib/platform/pagestore/header';
import type { Identity } from './call';

/** What a socket states when connecting. `page`: whether it shows conversations or only an unread count. */
export const handshakeInput = z.object({
  userType: z.enum(config.account.kinds),
  page: z.enum(['chat', 'count']),
  /** the account its page was rendered for */
  actor: z.string().max(60).nullable().default(null),
});
export type Handshake = z.output<typeof handshakeInput>;

/** The renderer's answer to who a socket is. */
export const openedSession = z.object({
  accountId: z.number().int(),
  sessionId: z.number().int(),
  rooms: z.array(z.string()),
  /** when its session expires, in milliseconds */
  expiresAt: z.iso.datetime().transform((text) => Date.parse(text)),
});
export type OpenedSession = z.output<typeof openedSession>;

export type HandshakeSettings = { hosts: Hosts; scheme: 'http' | 'https'; proxies: number };

/** Whether a connection's Origin is the host it goes to, one of the eight sites. */
export const mayConnect = ({ headers }: IncomingMessage, { hosts, scheme }: HandshakeSettings): boolean => {
  const { host = '', origin } = headers;
  if (hosts.localeOfHost(host).kind !== 'site') return false;
  // Browsers send no Origin with same-origin GET requests, such as the start of long polling.
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  return origin.toLowerCase() === `${scheme}://${host.toLowerCase()}`;
};

/** Headers for the calls of a connection: only the session cookie of the kind it named. */
export function identityOf(
  { headers, socket }: IncomingMessage,
  { userType, actor = null }: Pick<Handshake, 'userType'> & Partial<Handshake>,
  { scheme, proxies }: HandshakeSettings,
): Identity | null {
  const { host = '', origin = `${scheme}://${host}` } = headers;
  const token = readCookie(headers.cookie ?? null, cookieName[userType]);
  if (token === null) return null;
  return {
    host,
    origin,
    cookie: `${cookieName[userType]}=${token}`,
    usertype: userType,
    ...(actor !== null && { [pageActorHeader]: actor }),
    'x-forwarded-for': clientAddress(headers, socket.remoteAddress, proxies),
    'x-forwarded-proto': scheme,
    'x-forwarded-host': host,
  };
}
