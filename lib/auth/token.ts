import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

const drawn = randomBytes(32).toString('base64url');

/** A secret of 256 random bits, to be kept by its holder alone. */
export const drawToken = (): string => randomBytes(32).toString('base64url');

/** `digits` random digits. */
export const drawCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');

/** What the database keeps of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What the database keeps of a short secret: a hash that cannot be tried out without this installation's own secret. */
export const keyedHash = (purpose: string, text: string): string =>
  createHmac('sha256', `${purpose} ${env().HASHIDS_SALT ?? drawn}`)
    .update(text)
    .digest('base64url');

/** Compares two hashes in a time that tells nothing of them. */
export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
