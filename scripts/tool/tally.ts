// The counts of a run's stages, and the end of its log.
import { cpus, loadavg } from 'node:os';
import type { Count, Failure } from './report';

/** More than these are not a coincidence. */
const maxFlaky = 3;

/** Duration, and the machine's overall CPU usage meanwhile. */
type Spent = { seconds: number; busy: number };
type Stage = { title: string; passed: number; failed: number } & Spent;

/** Starts measuring; the returned function gives the usage since. */
export function measure(): () => Spent {
  const read = () => {
    const times = cpus().map((cpu) => cpu.times);
    const idle = times.reduce((sum, time) => sum + time.idle, 0);
    return {
      idle,
      total: times.reduce((sum, time) => sum + time.idle + time.user + time.nice + time.sys + time.irq, 0),
    };
  };
  const started = performance.now();
  const before = read();
  return () => {
    const now = read();
    const busy = 1 - (now.idle - before.idle) / Math.max(1, now.total - before.total);
    return { seconds: (performance.now() - started) / 1000, busy };
  };
}

/** Adds up stages; `text` is the end of the log, whose last line is "N passed, N failed". */
export class Tally {
  readonly #stages: Stage[] = [];
  readonly #failures: Failure[] = [];
  readonly #flaky: Failure[] = [];

  add(title: string, { passed, failures, flaky }: Count, spent: Spent): void {
    this.#stages.push({ title, passed, failed: failures.length, ...spent });
    this.#failures.push(...failures);
    this.#flaky.push(...flaky);
  }

  get failed(): number {
    return this.#stages.reduce((sum, stage) => sum + stage.failed, 0) + (this.#flaky.length > maxFlaky ? 1 : 0);
  }

  /** Facts about the run, followed by the counts. */
  text(facts: Readonly<Record<string, string>>): string {
    const passed = this.#stages.reduce((sum, stage) => sum + stage.passed, 0);
    const width = Math.max(0, ...this.#stages.map(({ title }) => title.length));
    const now = new Date();
    const lines = [
      ...this.#stages.map(
        ({ title, passed, failed, seconds, busy }) =>
          `${title.padEnd(width)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${String(Math.round(seconds)).padStart(5)} s, ${Math.round(busy * 100)} % busy`,
      ),
      '',
      ...Object.entries({
        day: `${now.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })}, ${now.toISOString()}`,
        load: loadavg()
          .map((load) => load.toFixed(1))
          .join(' '),
        ...facts,
      }).map(([name, value]) => `${name}: ${value}`),
      '',
      ...this.#flaky.map(({ name }) => `FLAKY ${name}`),
      ...this.#failures.map(({ name }) => `FAILED ${name}`),
      ...(this.#flaky.length > maxFlaky
        ? [`FAILED ${this.#flaky.length} flaky tests, at most ${maxFlaky} are let pass`]
        : []),
      `${passed} passed, ${this.failed} failed`,
    ];
    return `\n${lines.join('\n')}\n`;
  }
}
