import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { pageActorHeader } from '@/lib/platform/auth/constants';
import { cookieName, readCookie } from '@/lib/platform/auth/cookie';
import { config } from '@/lib/platform/config';
import type { Hosts } from '@/lib/platform/i18n/host';
import { clientAddress } from '@/lib/platform/pagestore/header';
import type { Identity } from './call';

/** What a socket says of itself. `page`: whether it shows conversations, or keeps an unread count alone. */
export const greeting = z.object({
  userType: z.enum(config.account.kinds),
  page: z.enum(['chat', 'count']),
  /** whom its page was made for */
  actor: z.string().max(60).nullable().default(null),
});
export type Greeting = z.output<typeof greeting>;

/** What the renderer answers to who a socket is. */
export const opened = z.object({
  accountId: z.number().int(),
  sessionId: z.number().int(),
  rooms: z.array(z.string()),
  /** when its session is due to end, in milliseconds */
  expiresAt: z.iso.datetime().transform((text) => Date.parse(text)),
});
export type Opened = z.output<typeof opened>;

export type HandshakeSettings = { hosts: Hosts; scheme: 'http' | 'https'; proxies: number };

/** Whether a connection comes from a page of the very host that it goes to, one of the eight sites. */
export const mayConnect = ({ headers }: IncomingMessage, { hosts, scheme }: HandshakeSettings): boolean => {
  const { host = '', origin } = headers;
  if (hosts.localeOfHost(host).kind !== 'site') return false;
  // A browser names no origin where a page reads from its own host, as it does to begin long polling.
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  return origin.toLowerCase() === `${scheme}://${host.toLowerCase()}`;
};

/** The headers of a connection that its calls are made with: the session's cookie of the kind that it names, and no other. */
export function identityOf(
  { headers, socket }: IncomingMessage,
  { userType, actor = null }: Pick<Greeting, 'userType'> & Partial<Greeting>,
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
