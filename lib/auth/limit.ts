import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { createClient } from 'redis';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { log } from '@/lib/log';

/** How often each thing may be tried, in seconds, by what it is counted by. */
const limits = {
  /** by account kind and name, success sets it back */
  signInAccount: { points: 10, duration: 900 },
  signInAddress: { points: 60, duration: 900 },
  captchaAddress: { points: 60, duration: 600 },
  /** guesses of codes, over all numbers */
  codeAddress: { points: 60, duration: 3600 },
  emailAddress: { points: 10, duration: 3600 },
  /** guesses of the current password, by account */
  prove: { points: 10, duration: 900 },
  registerAddress: { points: 20, duration: 3600 },
} as const;

export type Limit = keyof typeof limits;
const slot = Symbol.for('geco.limits');
const shared = globalThis as typeof globalThis & { [slot]?: Map<Limit, RateLimiterAbstract> };

function build(): Map<Limit, RateLimiterAbstract> {
  const { REDIS_URL: url } = env();
  const client = url === undefined ? null : createClient({ url, disableOfflineQueue: true });
  client?.on('error', (error: Error) => log().error({ err: error }, 'Redis does not answer'));
  client?.connect().catch((error: Error) => log().error({ err: error }, 'Redis cannot be reached'));
  return new Map(
    (Object.keys(limits) as Limit[]).map((name) => {
      const options = { keyPrefix: `limit:${name}`, ...limits[name] };
      const memory = new RateLimiterMemory(options);
      // While Redis is away each process counts alone, so that nothing is open and nobody is locked out.
      const limiter = client
        ? new RateLimiterRedis({ ...options, storeClient: client, useRedisPackage: true, insuranceLimiter: memory })
        : memory;
      return [name, limiter];
    }),
  );
}

const limiterOf = (name: Limit): RateLimiterAbstract => {
  shared[slot] ??= build();
  return shared[slot].get(name) as RateLimiterAbstract;
};

/**
 * Counts one try against a limit, in memory or, with REDIS_URL, over all nodes.
 * @throws AppError tooManyRequests with the seconds to wait
 */
export async function countTry(name: Limit, key: string): Promise<void> {
  try {
    await limiterOf(name).consume(key);
  } catch (error) {
    if (error instanceof Error) throw error;
    const { msBeforeNext } = error as RateLimiterRes;
    throw new AppError('tooManyRequests', [], { retryAfter: Math.ceil(msBeforeNext / 1000) });
  }
}

/** Forgets the tries counted so far. */
export async function forgetTries(name: Limit, key: string): Promise<void> {
  await limiterOf(name).delete(key);
}
