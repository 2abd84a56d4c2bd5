import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { type FailureReason, JobFailure } from './job';
import type { FromParser, ToParser } from './message';

export type ProcessLimits = { memory: number; heap: number; look: number; start: number };
/** What is forked, and all of the environment that it gets. */
export type Script = { path: string; args: readonly string[]; execArgv: readonly string[]; env: NodeJS.ProcessEnv };
/** A job for a process, and who hears of its pieces. */
export type ParserOrder = {
  name: string;
  input: unknown;
  seconds: number;
  part: (part: unknown) => void | Promise<void>;
};

const niceness = 15;
const tailLength = 300;
/** Bytes that a process holds; 0 where the system does not tell. proc(5). */
function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Clock ticks a second in which Linux counts the processor's time. proc(5), sysconf(3). */
const ticks = 100;
/** Seconds of the processor's time that a process has had; null where the system does not tell. proc(5). */
function processorTime(pid: number): number | null {
  try {
    // The name of the program stands in brackets and may hold spaces; utime and stime are the 12th and 13th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return null;
  }
}

/** One parser process. It is used until a job fails by more than what it reads, or nobody needs it. */
export class ParserProcess {
  #child: ChildProcess;
  #ready: Promise<void>;
  #gone: Promise<void>;
  #reason: FailureReason = 'crash';
  #tail = '';
  #alive = true;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    { path, args, execArgv, env }: Script,
    private readonly limits: ProcessLimits,
  ) {
    const child = fork(path, args, {
      execArgv: [...execArgv, `--max-old-space-size=${limits.heap}`],
      env,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#child = child;
    if (child.pid) setPriority(child.pid, niceness);
    child.stderr?.on('data', (text: Buffer) => {
      this.#tail = `${this.#tail}${text}`.slice(-tailLength);
    });
    this.#gone = new Promise((gone) => {
      const end = () => {
        this.#alive = false;
        gone();
      };
      child.once('exit', end);
      child.once('error', end);
    });
    this.#ready = new Promise((ready) => {
      child.once('message', () => ready());
    });
  }

  /** Whether it can take another job: what a large one leaves behind would count against the next. */
  get usable(): boolean {
    const { pid } = this.#child;
    return this.#alive && pid !== undefined && memoryOf(pid) < this.limits.memory / 2;
  }

  #kill(reason: FailureReason): void {
    this.#reason = reason;
    this.#alive = false;
    this.#child.kill('SIGKILL');
  }

  /** Watches its memory, which a library takes outside of the heap that Node bounds. */
  #watch(): NodeJS.Timeout {
    const { pid } = this.#child;
    const { memory, look } = this.limits;
    return setInterval(() => {
      if (pid !== undefined && memoryOf(pid) > memory) this.#kill('memory');
    }, look);
  }

  /**
   * Ends the process once it has worked for longer, or has let wait for six times as long: it is the least urgent one of a
   * busy machine, which is no fault of what it reads. What we do with a part meanwhile is not its time.
   */
  #limit(seconds: number): void {
    clearTimeout(this.#timer);
    const { pid } = this.#child;
    const workedBefore = pid === undefined ? null : processorTime(pid);
    const end = performance.now() + 6_000 * seconds;
    const wait = (rest: number): void => {
      this.#timer = setTimeout(() => {
        const worked = pid === undefined ? null : processorTime(pid);
        const left = worked === null || workedBefore === null ? 0 : seconds - (worked - workedBefore);
        if (left <= 0 || performance.now() >= end) this.#kill('time');
        else wait(Math.max(left, 0.1));
      }, rest * 1000);
    };
    wait(seconds);
  }

  async #within<T>(job: string, seconds: number, work: Promise<T>): Promise<T> {
    this.#limit(seconds);
    const lost = this.#gone.then(() => {
      throw new JobFailure(job, this.#reason, this.#reason === 'crash' ? this.#tail : '');
    });
    try {
      return await Promise.race([work, lost]);
    } finally {
      clearTimeout(this.#timer);
    }
  }

  async #take(message: { part: unknown }, { part, seconds }: ParserOrder): Promise<void> {
    clearTimeout(this.#timer);
    await part(message.part);
    if (!this.#alive) return;
    this.#limit(seconds);
    const next: ToParser = { next: true };
    this.#child.send(next, () => {});
  }

  #ask(order: ParserOrder): Promise<unknown> {
    const { name, input } = order;
    return new Promise((done, failed) => {
      const hear = (message: FromParser) => {
        if ('part' in message)
          return void this.#take(message, order).catch((error: unknown) => {
            failed(error);
            this.#kill('crash');
          });
        this.#child.off('message', hear);
        if ('result' in message) done(message.result);
        else failed(new JobFailure(name, 'crash', 'error' in message ? message.error : ''));
      };
      this.#child.on('message', hear);
      const message: ToParser = { name, input };
      this.#child.send(message, (error) => {
        if (error) this.#kill('crash');
      });
    });
  }

  /**
   * Has one job done; a second is asked for when the first is done.
   * @throws JobFailure where it has no result
   */
  async run(order: ParserOrder): Promise<unknown> {
    await this.#within(order.name, this.limits.start, this.#ready);
    const watch = this.#watch();
    try {
      return await this.#within(order.name, order.seconds, this.#ask(order));
    } finally {
      clearInterval(watch);
    }
  }

  /** Ends it; resolves when it is gone. */
  async end(): Promise<void> {
    this.#alive = false;
    this.#child.kill('SIGKILL');
    await this.#gone;
  }
}
