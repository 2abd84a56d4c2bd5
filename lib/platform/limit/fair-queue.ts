import { AppError } from '@/lib/platform/errors';

export type QueueLimits = {
  /** Maximum running, in total and per key. */
  places: number;
  placesPerKey: number;
  /** Maximum waiting, in total and per key. */
  waiting: number;
  waitingPerKey: number;
  /** Retry-After for rejected callers; 1 by default. */
  retrySeconds?: number;
};

type Waiting = { admit: () => void };
type Line = { working: number; waiting: Set<Waiting> };

/** A concurrency limit shared round-robin among keys: a key with many requests delays only its own. */
export class FairQueue {
  // In round-robin order.
  #lines = new Map<string, Line>();
  #working = 0;
  #waiting = 0;

  constructor(private readonly limits: QueueLimits) {}

  get working(): number {
    return this.#working;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Waits for a slot; `signal` aborts. @returns releases the slot; idempotent
   * @throws AppError immediately if the queue is full: tooManyRequests for the key, unavailable in total; or the
   * signal's reason
   */
  async enter(key: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const line = this.#lines.get(key) ?? { working: 0, waiting: new Set() };
    this.#lines.set(key, line);
    if (this.#mayWork(line) && line.waiting.size === 0) return this.#work(key, line);
    const { waiting, waitingPerKey, retrySeconds: retryAfter = 1 } = this.limits;
    if (line.waiting.size >= waitingPerKey) throw new AppError('tooManyRequests', [], { retryAfter });
    if (this.#waiting >= waiting) {
      this.#forget(key, line);
      throw new AppError('unavailable', [], { retryAfter });
    }
    return this.#wait(key, line, signal);
  }

  /**
   * Runs `work` in a slot.
   * @throws as `enter` and `work`
   */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(key);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  #mayWork(line: Line): boolean {
    return this.#working < this.limits.places && line.working < this.limits.placesPerKey;
  }

  #wait(key: string, line: Line, signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        line.waiting.delete(entry);
        this.#waiting -= 1;
        signal?.removeEventListener('abort', abort);
      };
      const abort = () => {
        stop();
        this.#forget(key, line);
        reject(signal?.reason);
      };
      const entry: Waiting = {
        admit: () => {
          stop();
          resolve(this.#work(key, line));
        },
      };
      line.waiting.add(entry);
      this.#waiting += 1;
      signal?.addEventListener('abort', abort);
    });
  }

  #work(key: string, line: Line): () => void {
    this.#working += 1;
    line.working += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#working -= 1;
      line.working -= 1;
      // Move behind all who started waiting meanwhile.
      this.#lines.delete(key);
      if (line.working > 0 || line.waiting.size > 0) this.#lines.set(key, line);
      this.#admitNext();
    };
  }

  #admitNext(): void {
    for (const line of this.#lines.values()) {
      if (this.#working >= this.limits.places) return;
      const [next] = line.waiting;
      if (next && this.#mayWork(line)) next.admit();
    }
  }

  #forget(key: string, line: Line): void {
    if (line.working === 0 && line.waiting.size === 0 && this.#lines.get(key) === line) this.#lines.delete(key);
  }
}
