import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { daySeconds } from '@/lib/platform/calendar/constants';
import { config } from '@/lib/platform/config';
import { env } from '@/lib/platform/env';

const drawn = randomBytes(32).toString('base64url');

/** A random 256-bit token. */
export const drawToken = (): string => randomBytes(32).toString('base64url');

/** `digits` random digits. */
export const drawCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** The form in which tokens are stored. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The HMAC key for a purpose: signatures and hashes that cannot be computed without this installation's secret. */
export const signingKey = (purpose: string): string => `${purpose} ${env().SIGNING_SECRET ?? drawn}`;

/** Keyed hash (HMAC) of a short secret for storage, or the signature of a link. */
export const keyedHash = (purpose: string, text: string): string =>
  createHmac('sha256', signingKey(purpose)).update(text).digest('base64url');

/** Compares two hashes in constant time. */
export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

type MailPurpose = 'notice-mail' | 'follow-mail';

const signMail = (purpose: MailPurpose, subject: string, issuedAt: string): string =>
  keyedHash(purpose, `${subject}.${issuedAt}`);

/**
 * A signed token for an e-mail's link, usable without sign-in; valid for one purpose and subject, for
 * `config.unsubscribe.days`.
 * @param now Unix milliseconds
 */
export function writeMailToken(purpose: MailPurpose, subject: string, now = Date.now()): string {
  const issuedAt = String(Math.floor(now / 1000));
  return `${subject}.${issuedAt}.${signMail(purpose, subject, issuedAt)}`;
}

/** The subject of such a token; null if forged, expired or for another purpose. */
export function readMailToken(purpose: MailPurpose, token: string, now = Date.now()): string | null {
  const [, subject = '', issuedAt = '', signature = ''] = /^(.{1,64})\.(\d{1,12})\.([\w-]{1,64})$/.exec(token) ?? [];
  const isOver = now / 1000 > Number(issuedAt) + config.unsubscribe.days * daySeconds;
  return !isOver && sameHash(signature, signMail(purpose, subject, issuedAt)) ? subject : null;
}
