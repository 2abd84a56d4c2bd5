import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '@/lib/platform/errors';
import { type CostClass, costClasses } from '@/lib/platform/limit/cost/class';
import { FairQueue } from '@/lib/platform/limit/fair-queue';
import { networkOf } from '@/lib/platform/limit/network';
import { type Demand, demands, places } from '@/lib/platform/limit/table';

/** The line of pages rendered anew for nobody in particular. */
export const ownNetwork = 'own';

const tooMany = ({ msBeforeNext }: RateLimiterRes): AppError =>
  new AppError('tooManyRequests', [], { retryAfter: Math.ceil(msBeforeNext / 1000) });

/**
 * Who may go to the renderer, and when: rates by network, then places in turn, so that whoever asks for much waits behind
 * itself. Counted in this process alone, since each front has a renderer of its own.
 */
export class Admission {
  #rates: Record<Demand, RateLimiterMemory>;
  #queues = { page: new FairQueue(places.page), call: new FairQueue(places.call) };

  /** @param exempt networks that no rate counts, as `networkOf` writes them */
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
   * Counts a request of an address.
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
   * Counts an encoded id that is none of ours. Past the rate a network is told of none whether it is: enough answers give
   * the salt away.
   * @throws AppError tooManyRequests with the seconds to wait
   */
  async countDecoding(address: string, decoded: boolean): Promise<void> {
    const tried = await this.#rates.legacyId.get(networkOf(address));
    if (tried && tried.consumedPoints >= demands.legacyId.max) throw tooMany(tried);
    if (!decoded) await this.#count(address, 'legacyId');
  }

  /**
   * Waits for a place at the renderer.
   * @param signal ends the waiting
   * @returns gives the place back
   * @throws AppError tooManyRequests where too many of the network wait already, unavailable where too many do in all; the
   * signal's reason
   */
  enter(address: string, cost: CostClass, signal?: AbortSignal): Promise<() => void> {
    return this.#queues[costClasses[cost].place].enter(networkOf(address), signal);
  }
}
