// Another day for all that a command starts. Debian's libfaketime shifts the clock of a process and of what that starts, so
// that of PostgreSQL and of the embedded database too. Timers tick as ever; the times of files stay those of the machine.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail } from './install';

export type Environment = Readonly<Record<string, string>>;

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (name) => `/usr/lib/${name}/faketime/libfaketimeMT.so.1`,
);

/** Where Debian's package faketime has put its library; undefined without it. */
export const faketime = (): string | undefined => libraries.find((path) => existsSync(path));

/** Reads a day, whose noon is meant, or a moment, in UTC where it names no zone. */
export function readMoment(text: string): Date {
  const moment = new Date(
    /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T12:00Z` : /Z|[+-]\d\d:\d\d$/.test(text) ? text : `${text}Z`,
  );
  if (Number.isNaN(moment.getTime())) fail(`${text} is neither a day (2027-03-28) nor a moment (2027-03-28T00:58)`);
  return moment;
}

/** What shifts the clock of a process, and of all that it starts, so that it is `asOf` now. */
export function shiftedClock(asOf: Date): Environment {
  const library = faketime();
  if (library === undefined) fail('Another day needs libfaketime: apt-get install faketime');
  const seconds = Math.round((asOf.getTime() - Date.now()) / 1000);
  const env = {
    LD_PRELOAD: library,
    // An offset, since a moment would begin anew in each process.
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  };
  // A library that cannot be loaded is passed over, and today would be tried in place of another day.
  const { stdout } = spawnSync(process.execPath, ['-p', 'Date.now()'], { env: { ...process.env, ...env } });
  if (!(Math.abs(Number(stdout) - asOf.getTime()) < 60_000)) fail(`${library} does not shift the clock of a process`);
  return env;
}
