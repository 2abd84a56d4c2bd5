// Another day for all that a command starts. Debian's libfaketime shifts the clock of a process and of what that starts, so
// that of PostgreSQL and of the embedded database too. Timers tick as ever; the times of files stay those of the machine.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail } from './install';

type Environment = Readonly<Record<string, string>>;

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

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
};

/** A PostgreSQL of the command's own, whose clock `env` may shift. */
export async function startPostgres(env: Environment): Promise<{ url: string; stop: () => void }> {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const newest = Math.max(...versions.map(Number));
  if (versions.length === 0) fail('The tests need PostgreSQL: apt-get install postgresql');
  const programs = `/usr/lib/postgresql/${newest}/bin`;
  const folder = mkdtempSync(join(tmpdir(), 'geco-postgres-'));
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const [, , uid, gid] = /^postgres:(.*)$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
    chownSync(folder, Number(uid), Number(gid));
  }
  const call = (program: string, args: readonly string[], extra: Environment = {}) => {
    const [command, ...before] = asRoot ? ['runuser', '-u', 'postgres', '--'] : ['env'];
    const path = join(programs, program);
    return spawnSync(command ?? '', [...before, path, '-D', join(folder, 'data'), ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...extra },
    });
  };
  const port = await freePort();
  const stop = (): void => {
    call('pg_ctl', ['-m', 'fast', '-w', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const started =
    call('initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']).status === 0 &&
    call('pg_ctl', ['-w', '-l', join(folder, 'log'), '-o', options, 'start'], env).status === 0;
  if (!started) fail('PostgreSQL did not start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      process.off('exit', stop);
      stop();
    },
  };
}
