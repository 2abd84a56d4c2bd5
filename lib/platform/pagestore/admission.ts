import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '@/lib/platform/errors';
import { type CostClass, costClasses } from '@/lib/platform/limit/cost/class';
import { FairQueue } from '@/lib/platform/limit/fair-queue';
import { networkOf } from '@/lib/platform/limit/network';
import { type Demand, demands, places } from '@/lib/platform/limit/table';

/** Queue key of background renders. */
export const ownNetwork = 'own';

const tooMany = ({ msBeforeNext }: RateLimiterRes): AppError =>
  new AppError('tooManyRequests', [], { retryAfter: Math.ceil(msBeforeNext / 1000) });

/**
 * Admission to the renderer: rates per network, then a slot, round-robin among networks. Counted per process, since
 * each front has its own renderer.
 */
export class Admission {
  #rates: Record<Demand, RateLimiterMemory>;
  #queues = { page: new FairQueue(places.page), call: new FairQueue(places.call) };

  /** @param exempt networks not limited by rates, as written by `networkOf` */
  constructor(private readonly exempt: ReadonlySet<string>) {
    const limiter = ({ max, seconds }: { max: number; seconds: number }) =>
      new RateLimiterMemory({ points: max, duration: seconds });
    this.#rates = {
      search: limiter(demands.search),
      page: limiter(demands.page),
      listing: limiter(demands.listing),
      call: limiter(demands.call),
      legacyId: limiter(demands.legacyId),
    };
  }

  /**
   * Counts a request from an address.
   * @throws AppError tooManyRequests with the seconds to wait
   */
  count(address: string, cost: CostClass): Promise<void> {
    return this.#count(address, costClasses[cost].demand);
  }

  async #count(address: string, demand: Demand): Promise<void> {
    const network = networkOf(address);
    if (this.exempt.has(network)) return;
    try {
      await this.#rates[demand].consume(network);
    } catch (error) {
      if (error instanceof Error) throw error;
      throw tooMany(error as RateLimiterRes);
    }
  }

  /**
   * Counts invalid encoded ids. Beyond the rate a network gets no more answers, valid or not, since enough of them
   * would reveal the salt.
   * @throws AppError tooManyRequests with the seconds to wait
   */
  async countDecoding(address: string, decoded: boolean): Promise<void> {
    const tried = await this.#rates.legacyId.get(networkOf(address));
    if (tried && tried.consumedPoints >= demands.legacyId.max) throw tooMany(tried);
    if (!decoded) await this.#count(address, 'legacyId');
  }

  /**
   * Waits for a slot at the renderer; `signal` aborts. @returns releases the slot
   * @throws AppError tooManyRequests if too many of the network wait, unavailable if too many in total; the signal's
   * reason
   */
  enter(address: string, cost: CostClass, signal?: AbortSignal): Promise<() => void> {
    return this.#queues[costClasses[cost].place].enter(networkOf(address), signal);
  }
}
