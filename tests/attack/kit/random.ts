import { createHash } from 'node:crypto';
import { randomOf } from '../hop-message';
import { target } from './target';

/** Seeded random numbers below a bound. */
export const random = randomOf(target.seed);

/** A short text of letters and digits. */
export const randomText = (): string => random(2 ** 31).toString(36);

export const randomBytes = (length: number): Buffer =>
  createHash('shake256', { outputLength: Math.floor(length) })
    .update(randomText())
    .digest();
