import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { StorageError } from './error';
import type { Keys } from './settings';

const schema = z.object({
  /** bucket:key */
  scope: z.string().regex(/^[^:]+:.+$/s),
  /** Unix seconds. */
  deadline: z.number().int(),
  insertOnly: z.number().int().optional(),
  /** In bytes. */
  fsizeLimit: z.number().int().positive().optional(),
  fsizeMin: z.number().int().nonnegative().optional(),
  /** Media types between semicolons, as image/jpeg;image/png. */
  mimeLimit: z.string().optional(),
  /** 1: by sniffing, ignoring the client's type. */
  detectMime: z.number().int().optional(),
});
/** Unexpected JSON fails like invalid JSON: as a bad token. */
const signed = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(schema);
/** Rights of an upload token: one key, with type and size limits, until a deadline. Source: Qiniu, Kodo, put policy. */
export type Policy = z.infer<typeof schema>;

/** URL-safe base64 as Qiniu uses it, with padding. */
export const urlSafe = (bytes: Buffer | string): string =>
  Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_');

/** HMAC-SHA1 of a text as Qiniu writes it. */
export const sign = (text: string, { secretKey }: Keys): string =>
  urlSafe(createHmac('sha1', secretKey).update(text).digest());

/** Verifies a signature in constant time. */
export function isSigned(text: string, signature: string, keys: Keys): boolean {
  const [own, given] = [Buffer.from(sign(text, keys)), Buffer.from(signature)];
  return own.length === given.length && timingSafeEqual(own, given);
}

/** An upload token. docs/domain.md, Uploads. */
export function writeToken(policy: Policy, keys: Keys): string {
  const text = urlSafe(JSON.stringify(policy));
  return `${keys.accessKey}:${sign(text, keys)}:${text}`;
}

/**
 * Verifies an upload token and returns its policy.
 * @throws StorageError 401 if forged, altered or expired
 */
export function readToken(token: string, keys: Keys, now = Date.now()): Policy {
  const [accessKey, signature = '', text = '', ...rest] = token.split(':');
  if (accessKey !== keys.accessKey || rest.length > 0 || !isSigned(text, signature, keys))
    throw new StorageError(401, 'bad token');
  const parsed = signed.safeParse(Buffer.from(text, 'base64url').toString());
  if (!parsed.success) throw new StorageError(401, 'bad token');
  if (parsed.data.deadline * 1000 <= now) throw new StorageError(401, 'expired token');
  return parsed.data;
}
