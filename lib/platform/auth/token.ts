import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { daySeconds } from '@/lib/platform/calendar/constants';
import { config } from '@/lib/platform/config';
import { env } from '@/lib/platform/env';

const drawn = randomBytes(32).toString('base64url');

/** A secret of 256 random bits, to be kept by its holder alone. */
export const drawToken = (): string => randomBytes(32).toString('base64url');

/** `digits` random digits. */
export const drawCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** What the database keeps of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The key of one purpose, for what is signed, and for hashes that nobody may try out without this installation's secret. */
export const signingKey = (purpose: string): string => `${purpose} ${env().SIGNING_SECRET ?? drawn}`;

/** What the database keeps of a short secret, or a link carries as its signature: a hash with the key of a purpose. */
export const keyedHash = (purpose: string, text: string): string =>
  createHmac('sha256', signingKey(purpose)).update(text).digest('base64url');

/** Compares two hashes in a time that tells nothing of them. */
export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

type MailPurpose = 'notice-mail' | 'follow-mail';

const signMail = (purpose: MailPurpose, subject: string, issuedAt: string): string =>
  keyedHash(purpose, `${subject}.${issuedAt}`);

/**
 * What the link of an e-mail carries, so that it works without a sign-in; good for one purpose and subject, for
 * `config.unsubscribe.days`.
 * @param now milliseconds since 1970
 */
export function writeMailToken(purpose: MailPurpose, subject: string, now = Date.now()): string {
  const issuedAt = String(Math.floor(now / 1000));
  return `${subject}.${issuedAt}.${signMail(purpose, subject, issuedAt)}`;
}

/** The subject of such a link; null where it was not made here for this purpose, or is too old. */
export function readMailToken(purpose: MailPurpose, token: string, now = Date.now()): string | null {
  const [, subject = '', issuedAt = '', signature = ''] = /^(.{1,64})\.(\d{1,12})\.([\w-]{1,64})$/.exec(token) ?? [];
  const isOver = now / 1000 > Number(issuedAt) + config.unsubscribe.days * daySeconds;
  return !isOver && sameHash(signature, signMail(purpose, subject, issuedAt)) ? subject : null;
}
