// Processes of a measurement: started on core 0, CPU time read from /proc, stopped by process id.
import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** A process started for a measurement. */
export type Running = { pid: number; stop: () => Promise<void> };
type Options = {
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  ready: () => Promise<boolean>;
  seconds?: number;
};
/** What wrk requests, and for how long. */
export type Load = {
  port: number;
  host: string;
  paths: readonly string[];
  connections?: number;
  seconds?: number;
  encoding?: string;
  fresh?: boolean;
};
/** The result: requests per second, latency in milliseconds. */
export type Measure = { requests: number; rate: number; errors: number; p50: number; p99: number };

/** A process and all its descendants. */
export function family(pid: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
          const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
          return [[Number(name), parent] as const];
        } catch {
          return [];
        }
      }),
  );
  const found = [pid];
  for (const known of found)
    for (const [child, parent] of parents) if (parent === known && !found.includes(child)) found.push(child);
  return found;
}

/** CPU time of processes in microseconds. */
export function processorTime(pids: readonly number[]): number {
  let total = 0;
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      total += ((Number(fields[11]) + Number(fields[12])) / ticks) * 1e6;
    } catch {
      // The CPU time of an ended process is gone.
    }
  }
  return total;
}

/** Starts a command on core 0 and waits until `ready` holds. */
export async function start(
  command: string,
  args: readonly string[],
  { env = {}, cwd, ready, seconds = 240 }: Options,
): Promise<Running> {
  const child = spawn('taskset', ['-c', '0', command, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const until = Date.now() + seconds * 1000;
  while (!(await ready().catch(() => false))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${command} did not come up`);
    await wait(200);
  }
  if (child.pid === undefined) throw new Error(`${command} did not start`);
  return {
    pid: child.pid,
    stop: () =>
      new Promise((done) => {
        if (child.exitCode !== null) return done();
        child.once('exit', () => done());
        child.kill('SIGTERM');
        setTimeout(() => child.kill('SIGKILL'), 10_000).unref();
      }),
  };
}

/** One run of wrk on core 1; `paths` are requested in turn, `fresh` makes every request another search. */
export function load({
  port,
  host,
  paths,
  connections = 64,
  seconds = 4,
  encoding = 'gzip',
  fresh = false,
}: Load): Promise<Measure> {
  const list = paths.map((path) => `'${path}'`).join(',');
  const script = `local paths = {${list}} local n = 0
request = function() n = n + 1 local path = paths[(n % #paths) + 1] ${fresh ? "path = path:gsub('%%%%', tostring(math.random(1, 1e9)))" : ''} return wrk.format('GET', path) end
init = function() math.randomseed(os.time()) end
done = function(s, l) io.write(string.format('RESULT %d %d %d %.0f %.0f\\n', s.requests, s.duration, s.errors.status + s.errors.read + s.errors.timeout, l:percentile(50), l:percentile(99))) end`;
  const file = `/tmp/geco-bench-${process.pid}-${Math.random().toString(36).slice(2)}.lua`;
  writeFileSync(file, script);
  const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '20s', '-s', file];
  const headers = ['-H', `Host: ${host}`, '-H', `Accept-Encoding: ${encoding}`];
  const child = spawn('taskset', ['-c', '1', 'wrk', ...load, ...headers, `http://127.0.0.1:${port}`]);
  let text = '';
  child.stdout.on('data', (part) => {
    text += part;
  });
  return new Promise((resolve, reject) =>
    child.on('exit', () => {
      rmSync(file);
      const figures = text.match(/RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/);
      if (!figures) return reject(new Error(`wrk said: ${text}`));
      const [, requests = 0, micros = 0, errors = 0, p50 = 0, p99 = 0] = figures.map(Number);
      resolve({ requests, rate: requests / (micros / 1e6), errors, p50: p50 / 1000, p99: p99 / 1000 });
    }),
  );
}

export function median(numbers: readonly number[]): number {
  const middle = [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
  if (middle === undefined) throw new Error('There is nothing in the middle of nothing');
  return middle;
}
