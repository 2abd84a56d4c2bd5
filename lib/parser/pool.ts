import type { Logger } from 'pino';
import { AppError } from '@/lib/errors';
import { type Job, JobFailure } from './job';
import { ParserProcess, type ProcessLimits, type Script } from './process';
import { FairQueue, type QueueLimits } from './queue';

export type PoolLimits = QueueLimits & ProcessLimits & { processes: number; idle: number };
type Settings = { script: Script; limits: PoolLimits; log: Logger };
export type RunOptions<Part> = {
  /** Whose turn it takes. */
  account: string;
  /** Runs when the turn has come; where it throws, the job does not begin. */
  begin?: () => Promise<void>;
  /** Takes a part; the next comes when it has. */
  part?: (part: Part) => void | Promise<void>;
};
type Waiting = {
  name: string;
  seconds: number;
  input: unknown;
  begin: () => Promise<void>;
  part: (part: unknown) => void | Promise<void>;
  done: (result: unknown) => void;
  failed: (error: unknown) => void;
};
type Worker = { process: ParserProcess; timer: NodeJS.Timeout | null };

/** The parser processes of this process: started when there is work, ended when there is none. */
export class ParserPool {
  #queue: FairQueue<Waiting>;
  #idle: Worker[] = [];
  #busy = new Set<Worker>();
  #closed = false;

  constructor(private readonly settings: Settings) {
    this.#queue = new FairQueue(settings.limits);
  }

  /** How many processes there are. */
  get size(): number {
    return this.#idle.length + this.#busy.size;
  }

  /**
   * Has a job done in a parser process.
   * @throws AppError tooManyRequests or unavailable where there is no place in the queue; JobFailure without a result;
   *   what `begin` throws
   */
  run<Input, Output, Part>(
    { name, seconds }: Job<Input, Output, Part>,
    input: Input,
    { account, begin = async () => {}, part = () => {} }: RunOptions<Part>,
  ): Promise<Output> {
    return new Promise<Output>((done, failed) => {
      if (this.#closed) throw new AppError('unavailable');
      this.#queue.add(account, {
        ...{ name, seconds, input, begin, failed },
        part: part as Waiting['part'],
        done: done as Waiting['done'],
      });
      this.#next();
    });
  }

  #next(): void {
    while (!this.#closed && this.#busy.size < this.settings.limits.processes) {
      const turn = this.#queue.take();
      if (!turn) return;
      const worker = this.#worker();
      this.#busy.add(worker);
      void this.#work(worker, turn.item).finally(() => {
        this.#busy.delete(worker);
        this.#queue.done(turn.account);
        this.#rest(worker);
        this.#next();
      });
    }
  }

  async #work({ process }: Worker, { begin, done, failed, ...order }: Waiting): Promise<void> {
    try {
      await begin();
      done(await process.run(order));
    } catch (error) {
      // What is ended with this process is not at fault.
      if (this.#closed) return failed(new AppError('unavailable'));
      if (error instanceof JobFailure) this.settings.log.warn({ err: error, job: order.name }, 'a parser job failed');
      failed(error);
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
    if (this.#closed || !worker.process.usable) return void worker.process.end();
    worker.timer = setTimeout(() => {
      this.#idle = this.#idle.filter((one) => one !== worker);
      void worker.process.end();
    }, this.settings.limits.idle * 1000).unref();
    this.#idle.push(worker);
  }

  /** Gives up what waits and is in work, and ends every process. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { failed } of this.#queue.clear()) failed(new AppError('unavailable'));
    const workers = [...this.#idle, ...this.#busy];
    for (const { timer } of workers) if (timer) clearTimeout(timer);
    this.#idle = [];
    await Promise.all(workers.map(({ process }) => process.end()));
  }
}
