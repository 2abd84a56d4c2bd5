import 'server-only';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Client } from '@/lib/platform/auth/client';
import { keyedHash, sameHash } from '@/lib/platform/auth/token';
import { config } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { countTry } from '@/lib/platform/limit/count';
import { captchaSigns } from './glyph';
import { drawCaptcha } from './picture';
import type { Captcha, CaptchaAnswer } from './schema';

const sign = (): string => captchaSigns[randomInt(captchaSigns.length)] ?? '';
const answerHash = (id: string, answer: string): string =>
  keyedHash('captcha', `${id} ${answer.replace(/\s/g, '').toUpperCase()}`);
const proofHash = (id: string, proof: number): string => keyedHash('proof', `${id} ${proof}`);

/**
 * Creates a captcha in two forms: a picture to read and, for people who cannot see it, a proof of work: find the number
 * from 0 to `most` for which the SHA-256 of `id:number` is `challenge`.
 * @throws AppError tooManyRequests
 */
export async function createCaptcha({ address }: Client): Promise<Captcha> {
  await countTry('captchaAddress', address);
  const id = randomUUID();
  const text = Array.from({ length: config.captcha.characters }, sign).join('');
  const max = env().CAPTCHA_PROOF;
  const proof = randomInt(max + 1);
  const expiresAt = new Date(Date.now() + config.captcha.life * 1000).toISOString();
  await database().execute(sql`insert into captcha (id, answer_hash, proof_hash, expires_at)
    values (${id}, ${answerHash(id, text)}, ${proofHash(id, proof)}, ${expiresAt})`);
  return {
    id,
    image: `data:image/png;base64,${(await drawCaptcha(text)).toString('base64')}`,
    challenge: createHash('sha256').update(`${id}:${proof}`).digest('hex'),
    most: max,
  };
}

/**
 * Checks a captcha answer; each captcha is good for one attempt, right or wrong.
 * @throws AppError badRequest for the field captcha
 */
export async function checkCaptcha({ id, answer, proof }: CaptchaAnswer): Promise<void> {
  const [captcha] = await rows<{ answer: string; proof: string }>(
    database(),
    sql`delete from captcha where id = ${id} and expires_at > ${new Date().toISOString()}
      returning answer_hash as answer, proof_hash as proof`,
  );
  const right =
    captcha !== undefined &&
    ((answer !== undefined && sameHash(captcha.answer, answerHash(id, answer))) ||
      (proof !== undefined && sameHash(captcha.proof, proofHash(id, proof))));
  if (!right) throw new AppError('badRequest', [{ field: 'captcha', key: 'code' }]);
}
