// What the stages of a run counted, and the end of its log.
import { loadavg } from 'node:os';
import type { Count, Failure } from './report';

/** More than these are no chance any more. */
const maxFlaky = 3;

type Stage = { title: string; passed: number; failed: number; seconds: number };

/** Adds up stages; `text` is the end of the log, whose last line is "N passed, N failed". */
export class Tally {
  readonly #stages: Stage[] = [];
  readonly #failures: Failure[] = [];
  readonly #flaky: Failure[] = [];

  add(title: string, { passed, failures, flaky }: Count, seconds: number): void {
    this.#stages.push({ title, passed, failed: failures.length, seconds });
    this.#failures.push(...failures);
    this.#flaky.push(...flaky);
  }

  get failed(): number {
    return this.#stages.reduce((sum, stage) => sum + stage.failed, 0) + (this.#flaky.length > maxFlaky ? 1 : 0);
  }

  /** What is known about the run beside its counts, and then the counts. */
  text(facts: Readonly<Record<string, string>>): string {
    const passed = this.#stages.reduce((sum, stage) => sum + stage.passed, 0);
    const width = Math.max(0, ...this.#stages.map(({ title }) => title.length));
    const now = new Date();
    const lines = [
      ...this.#stages.map(
        ({ title, passed, failed, seconds }) =>
          `${title.padEnd(width)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${String(Math.round(seconds)).padStart(5)} s`,
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
