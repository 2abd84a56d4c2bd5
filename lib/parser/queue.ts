import { AppError } from '@/lib/errors';

export type QueueLimits = { waitingOfAccount: number; waiting: number; retry: number };

/**
 * What waits for a parser process. Accounts take turns, and have one job in work at a time, so that whatever one of them
 * sends, another waits for no more than the jobs that are in work already.
 */
export class FairQueue<T> {
  /** In the order of their turns. */
  #waiting = new Map<string, T[]>();
  #working = new Set<string>();
  #size = 0;

  constructor(private readonly limits: QueueLimits) {}

  /** @throws AppError tooManyRequests with too many of the account, unavailable with too many of all */
  add(account: string, item: T): void {
    const own = this.#waiting.get(account) ?? [];
    const { waitingOfAccount, waiting, retry: retryAfter } = this.limits;
    // The next in line is no burden while the account has nothing in work.
    const room = waitingOfAccount + (this.#working.has(account) ? 0 : 1);
    if (own.length >= room) throw new AppError('tooManyRequests', [], { retryAfter });
    if (this.#size >= waiting) throw new AppError('unavailable', [], { retryAfter });
    this.#waiting.set(account, [...own, item]);
    this.#size += 1;
  }

  /** The next item whose account has none in work, which it has from now on; null where there is none. */
  take(): { account: string; item: T } | null {
    for (const [account, [item, ...rest]] of this.#waiting) {
      if (item === undefined || this.#working.has(account)) continue;
      if (rest.length > 0) this.#waiting.set(account, rest);
      else this.#waiting.delete(account);
      this.#working.add(account);
      this.#size -= 1;
      return { account, item };
    }
    return null;
  }

  /** The account's item is done; what else it has comes after everybody's next. */
  done(account: string): void {
    this.#working.delete(account);
    const own = this.#waiting.get(account);
    this.#waiting.delete(account);
    if (own) this.#waiting.set(account, own);
  }

  /** Takes out all that waits. */
  clear(): T[] {
    const items = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return items;
  }
}
