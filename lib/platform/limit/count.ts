import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { createClient } from 'redis';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { networkOf } from './network';
import { type RateName, rates } from './table';

const slot = Symbol.for('geco.limits');
const shared = globalThis as typeof globalThis & { [slot]?: Map<RateName, RateLimiterAbstract> };

function build(): Map<RateName, RateLimiterAbstract> {
  const { REDIS_URL: url } = env();
  const client = url === undefined ? null : createClient({ url, disableOfflineQueue: true });
  client?.on('error', (error: Error) => log().error({ err: error }, 'Redis does not answer'));
  client?.connect().catch((error: Error) => log().error({ err: error }, 'Redis cannot be reached'));
  return new Map(
    (Object.keys(rates) as RateName[]).map((name) => {
      const { max, seconds } = rates[name];
      const options = { keyPrefix: `limit:${name}`, points: max, duration: seconds };
      const memory = new RateLimiterMemory(options);
      // While Redis is unreachable each process counts for itself: limits still apply and nobody is locked out.
      const limiter = client
        ? new RateLimiterRedis({ ...options, storeClient: client, useRedisPackage: true, insuranceLimiter: memory })
        : memory;
      return [name, limiter];
    }),
  );
}

const limiterOf = (name: RateName): RateLimiterAbstract => {
  shared[slot] ??= build();
  return shared[slot].get(name) as RateLimiterAbstract;
};

const keyFor = (name: RateName, counted: string): string =>
  rates[name].by === 'address' ? networkOf(counted) : counted;

/**
 * Counts an attempt against a rate, in memory or, with REDIS_URL, across all nodes.
 * @param counted the account, address or target; addresses are counted by network
 * @throws AppError tooManyRequests with the seconds to wait
 */
export async function countTry(name: RateName, counted: string): Promise<void> {
  try {
    await limiterOf(name).consume(keyFor(name, counted));
  } catch (error) {
    if (error instanceof Error) throw error;
    const { msBeforeNext } = error as RateLimiterRes;
    throw new AppError('tooManyRequests', [], { retryAfter: Math.ceil(msBeforeNext / 1000) });
  }
}

/** Resets the attempts counted so far. */
export async function forgetTries(name: RateName, counted: string): Promise<void> {
  await limiterOf(name).delete(keyFor(name, counted));
}
