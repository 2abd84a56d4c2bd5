import type { Logger } from 'pino';
import { AppError } from '@/lib/platform/errors';
import { FairQueue, type QueueLimits } from '@/lib/platform/limit/fair-queue';
import { JobFailure, type ParserJob } from './job';
import { type ParserOrder, ParserProcess, type ProcessLimits, type Script } from './process';

export type PoolLimits = ProcessLimits & { queue: QueueLimits; idle: number };
type Settings = { script: Script; limits: PoolLimits; log: Logger };
export type RunOptions<Part> = {
  /** Queue key. */
  account: string;
  /** Runs when the job leaves the queue; if it throws, the job does not start. */
  begin?: () => Promise<void>;
  /** Receives a partial result; the next one waits for it. */
  part?: (part: Part) => void | Promise<void>;
};
type Worker = { process: ParserProcess; timer: NodeJS.Timeout | null };

/** The parser processes, started on demand and stopped when idle. */
export class ParserPool {
  #queue: FairQueue;
  #idle: Worker[] = [];
  #busy = new Set<Worker>();
  #end = new AbortController();

  constructor(private readonly settings: Settings) {
    this.#queue = new FairQueue(settings.limits.queue);
  }

  /** Number of processes. */
  get size(): number {
    return this.#idle.length + this.#busy.size;
  }

  /**
   * Has a job done in a parser process.
   * @throws AppError tooManyRequests or unavailable where there is no place in the queue; JobFailure without a result;
   *   what `begin` throws
   */
  async run<Input, Output, Part>(
    { name, seconds }: ParserJob<Input, Output, Part>,
    input: Input,
    { account, begin = async () => {}, part = () => {} }: RunOptions<Part>,
  ): Promise<Output> {
    const { signal } = this.#end;
    const leave = await this.#queue.enter(account, signal);
    try {
      signal.throwIfAborted();
      const result = await this.#work({ name, seconds, input, part: part as ParserOrder['part'] }, begin);
      return result as Output;
    } finally {
      leave();
    }
  }

  async #work(order: ParserOrder, begin: () => Promise<void>): Promise<unknown> {
    const worker = this.#worker();
    this.#busy.add(worker);
    try {
      await begin();
      return await worker.process.run(order);
    } catch (error) {
      // Jobs aborted by our own shutdown are not failures.
      this.#end.signal.throwIfAborted();
      if (error instanceof JobFailure) this.settings.log.warn({ err: error, job: order.name }, 'a parser job failed');
      throw error;
    } finally {
      this.#busy.delete(worker);
      this.#rest(worker);
    }
  }

  #worker(): Worker {
    const found = this.#idle.pop();
    if (found?.timer) clearTimeout(found.timer);
    if (found?.process.usable) return { process: found.process, timer: null };
    if (found) {
      void found.process.end();
      return this.#worker();
    }
    const { script, limits } = this.settings;
    return { process: new ParserProcess(script, limits), timer: null };
  }

  #rest(worker: Worker): void {
    if (this.#end.signal.aborted || !worker.process.usable) return void worker.process.end();
    worker.timer = setTimeout(() => {
      this.#idle = this.#idle.filter((one) => one !== worker);
      void worker.process.end();
    }, this.settings.limits.idle * 1000).unref();
    this.#idle.push(worker);
  }

  /** Aborts queued and running jobs, and stops every process. */
  async close(): Promise<void> {
    this.#end.abort(new AppError('unavailable'));
    const workers = [...this.#idle, ...this.#busy];
    for (const { timer } of workers) if (timer) clearTimeout(timer);
    this.#idle = [];
    await Promise.all(workers.map(({ process }) => process.end()));
  }
}
