// Debian's servers that the site may use, started for one run on loopback and stopped by process id.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from './port';
import { postgresPath } from './program';

type Service = { url: string; stop: () => Promise<void> };
type Served = { pid: number | undefined; stop: () => Promise<void> };

const assertInstalled = (path: string | undefined, packageName: string): string => {
  if (path === undefined || !existsSync(path))
    throw new Error(`This needs ${packageName}: apt-get install ${packageName}`);
  return path;
};
const listens = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).on('error', () => done(false));
  });

async function serve(command: string, args: readonly string[], port: number): Promise<Served> {
  const child = spawn(command, args, { stdio: 'ignore' });
  for (const until = Date.now() + 20_000; !(await listens(port)); await wait(100))
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${command} did not come up`);
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

/** Starts a PostgreSQL with its own environment; as root, as Debian's user for it. */
export async function startPostgres(
  folder: string,
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Service & { pid: number }> {
  const bin = assertInstalled(postgresPath(), 'postgresql');
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? 'postgres' : userInfo().username;
  const asOwner = (command: string, args: string[]): [command: string, args: string[]] =>
    isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
  const data = join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  if (isRoot) {
    // The run's folder is not accessible to other users, but PostgreSQL's user must traverse it.
    chmodSync(dirname(folder), 0o711);
    execFileSync('chown', ['postgres', folder]);
  }
  execFileSync(
    ...asOwner(join(bin, 'initdb'), ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']),
    // The project's folder may be closed to this user.
    { cwd: folder },
  );
  const control = (...args: string[]) =>
    spawnSync(...asOwner(join(bin, 'pg_ctl'), ['-D', data, '-w', ...args]), {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, ...env },
    });
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  if (control('-l', join(folder, 'log'), '-o', settings, 'start').status !== 0)
    throw new Error('PostgreSQL did not come up');
  return {
    url: `postgres://${user}@127.0.0.1:${port}/postgres`,
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop: async () => void control('-m', 'fast', 'stop'),
  };
}

/** Where hundreds of thousands of small database files are cheapest: in memory, if it is large enough. */
function scratchFolder(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 8 * 2 ** 30 ? memory : tmpdir();
}

/** Runs something with a temporary PostgreSQL; `env` is the server's environment. */
export async function besidePostgres<Result>(
  { port, env }: { port?: number; env?: Readonly<Record<string, string>> },
  run: (url: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(scratchFolder(), 'geco-postgres-'));
  const { url, stop } = await startPostgres(join(folder, 'server'), port ?? (await freePorts(1)), env);
  process.once('exit', stop);
  try {
    return await run(url);
  } finally {
    process.off('exit', stop);
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function startRedis(folder: string, port: number): Promise<Service> {
  mkdirSync(folder, { recursive: true });
  const command = assertInstalled('/usr/bin/redis-server', 'redis-server');
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const { stop } = await serve(command, args, port);
  return { url: `redis://127.0.0.1:${port}`, stop };
}

/** nginx as operators use it in front: forwards host and client address. */
export async function startNginx(folder: string, port: number, frontPort: number): Promise<Served> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  writeFileSync(
    file,
    `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; worker_processes 1;
events { worker_connections 4096; }
http { access_log off; ${temporary.join(' ')}
  upstream geco { server 127.0.0.1:${frontPort}; keepalive 32; }
  server { listen 127.0.0.1:${port}; client_max_body_size 110m; proxy_request_buffering off;
    location / { proxy_pass http://geco; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_read_timeout 300s; } } }
`,
  );
  return serve(assertInstalled('/usr/sbin/nginx', 'nginx-light'), ['-c', file, '-p', folder], port);
}
