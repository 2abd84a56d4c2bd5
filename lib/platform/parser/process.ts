import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { type FailureReason, JobFailure } from './job';
import type { FromParser, ToParser } from './message';

export type ProcessLimits = { memory: number; heap: number; pollMs: number; start: number };
/** The script to fork, with its complete environment. */
export type Script = { path: string; args: readonly string[]; execArgv: readonly string[]; env: NodeJS.ProcessEnv };
/** A job for a process, and the receiver of partial results. */
export type ParserOrder = {
  name: string;
  input: unknown;
  seconds: number;
  part: (part: unknown) => void | Promise<void>;
};

const niceness = 15;
const tailLength = 300;
/** Resident memory of a process in bytes; 0 if unknown. proc(5). */
function memoryOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Clock ticks per second of CPU time on Linux. proc(5), sysconf(3). */
const ticks = 100;
/** CPU seconds used by a process; null if unknown. proc(5). */
function processorTime(pid: number): number | null {
  try {
    // The program name is in brackets and may contain spaces; utime and stime are the 12th and 13th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / ticks;
  } catch {
    return null;
  }
}

/** One parser process, used until a job fails other than by its input, or until idle. */
export class ParserProcess {
  #child: ChildProcess;
  #ready: Promise<void>;
  #exited: Promise<void>;
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
    this.#exited = new Promise((resolve) => {
      const end = () => {
        this.#alive = false;
        resolve();
      };
      child.once('exit', end);
      child.once('error', end);
    });
    this.#ready = new Promise((ready) => {
      child.once('message', () => ready());
    });
  }

  /** Whether it can take another job: memory left by a large one would count against the next. */
  get usable(): boolean {
    const { pid } = this.#child;
    return this.#alive && pid !== undefined && memoryOf(pid) < this.limits.memory / 2;
  }

  #kill(reason: FailureReason): void {
    this.#reason = reason;
    this.#alive = false;
    this.#child.kill('SIGKILL');
  }

  /** Monitors memory, as libraries allocate outside Node's heap limit. */
  #watch(): NodeJS.Timeout {
    const { pid } = this.#child;
    const { memory, pollMs } = this.limits;
    return setInterval(() => {
      if (pid !== undefined && memoryOf(pid) > memory) this.#kill('memory');
    }, pollMs);
  }

  /**
   * Ends the process after that much CPU time, or six times as much wall time: it has the lowest priority on a busy
   * machine, which is not the input's fault. The timer pauses while we process a partial result.
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
    const lost = this.#exited.then(() => {
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
   * Runs one job; call again only after it is done.
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

  /** Kills it; resolves when it has exited. */
  async end(): Promise<void> {
    this.#alive = false;
    this.#child.kill('SIGKILL');
    await this.#exited;
  }
}
