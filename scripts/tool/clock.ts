// Shifts the date for a command. Debian's libfaketime changes the clock of a process and its children, including
// PostgreSQL and the embedded database. Timers and file times are unaffected.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './install';

export type Environment = Readonly<Record<string, string>>;

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (name) => `/usr/lib/${name}/faketime/libfaketimeMT.so.1`,
);

/** The library of Debian's package faketime; undefined if not installed. */
export const faketime = (): string | undefined => libraries.find((path) => existsSync(path));

/** Parses a date, meaning noon, or a time, UTC by default. */
export function readMoment(text: string): Date {
  const moment = new Date(
    /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T12:00Z` : /Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`,
  );
  if (Number.isNaN(moment.getTime())) fail(`${text} is neither a day (2027-03-28) nor a moment (2027-03-28T00:58)`);
  return moment;
}

/** Environment that shifts the clock of a process and its children to `asOf`. */
export function shiftedClock(asOf: Date): Environment {
  const library = faketime();
  if (library === undefined) fail('Another day needs libfaketime: apt-get install faketime');
  const seconds = Math.round((asOf.getTime() - Date.now()) / 1000);
  const env = {
    LD_PRELOAD: library,
    // An offset, since an absolute time would restart in each process.
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  // A library that cannot be loaded is ignored silently, and today would be tested instead.
  const { stdout } = spawnSync(process.execPath, ['-p', 'Date.now()'], { env: { ...process.env, ...env } });
  if (!(Math.abs(Number(stdout) - asOf.getTime()) < 60_000)) fail(`${library} does not shift the clock of a process`);
  return env;
}
