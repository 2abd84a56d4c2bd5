// npm run attack [-- FAMILY …] [--minutes N] [--database postgres] [--redis] [--proxy nginx] — attacks a server of its own on
// loopback, family by family; `soak` is the load run. docs: tests/attack/README.md.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { families } from '@/tests/attack/kit/family';
import { startNginx, startPostgres, startRedis } from '@/tests/attack/kit/service';
import { build } from './tool/build';
import { ensurePackages, fail } from './tool/install';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    port: { type: 'string', default: process.env.ATTACK_PORT ?? '4350' },
    database: { type: 'string' },
    redis: { type: 'boolean', default: false },
    proxy: { type: 'string' },
    // A server that runs already, on this machine: its address, process, log and data.
    url: { type: 'string' },
    pid: { type: 'string' },
    log: { type: 'string' },
    data: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const soak = positionals.includes('soak');
const unknown = positionals.filter((name) => name !== 'soak' && !families.includes(name));
if (unknown.length > 0) fail(`There is no family ${unknown.join(', ')}: ${[...families, 'soak'].join(', ')}`);
if (options.database && options.database !== 'postgres') fail('--database postgres');
if (options.proxy && options.proxy !== 'nginx') fail('--proxy nginx');

const run = mkdtempSync(join(tmpdir(), 'geco-attack-'));
const port = Number(options.port);
const stops: (() => Promise<void>)[] = [];
let ending = false;
const end = async (code: number): Promise<void> => {
  if (ending) return;
  ending = true;
  for (const stop of stops.reverse()) await stop().catch((error) => process.stderr.write(`${error.message}\n`));
  if (options.keep) process.stdout.write(`Kept: ${run}\n`);
  else rmSync(run, { recursive: true, force: true });
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void end(130));

const isHealthy = (frontPort: number): Promise<boolean> =>
  new Promise((settle) => {
    request({ host: '127.0.0.1', port: frontPort, path: '/api/health', timeout: 2_000 }, (answer) => {
      answer.resume();
      settle(answer.statusCode === 200);
    })
      .on('error', () => settle(false))
      .end();
  });

type Server = { pid: number; log: string; dataDir: string };

/** Starts the server as operators do, its output into a file. */
async function startServer(frontPort: number, env: Record<string, string>): Promise<Server> {
  const log = join(run, 'server.log');
  const dataDir = join(run, 'data');
  const out = openSync(log, 'a');
  const child = spawn(process.execPath, ['scripts/launch.mjs', 'start'], {
    stdio: ['ignore', out, out],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: process.env.ATTACK_LOG_LEVEL ?? 'info',
      PORT: String(frontPort),
      BIND: '127.0.0.1',
      BASE_HOST: 'geco.localhost',
      DATA_DIR: dataDir,
      DEMO: '1',
      CODE_BUDGET: '120',
      ...env,
    },
  });
  stops.push(async () => {
    if (child.exitCode !== null) return;
    const gone = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await gone;
    clearTimeout(timer);
  });
  for (const until = Date.now() + 240_000; !(await isHealthy(frontPort)); await wait(500))
    if (child.exitCode !== null || Date.now() > until) {
      spawnSync('tail', ['-n', '20', log], { stdio: 'inherit' });
      throw new Error('the server did not come up');
    }
  if (child.pid === undefined) throw new Error('the server did not start');
  return { pid: child.pid, log, dataDir };
}

type Target = Server & { port: number; frontPort: number; run: string; minutes: number | null };

async function prepareTarget(): Promise<Target> {
  const minutes = options.minutes === undefined ? null : Number(options.minutes);
  if (options.url) {
    const url = new URL(options.url);
    const { pid, log, data } = options;
    if (!/^127\.|^localhost$|\.localhost$/.test(url.hostname)) fail('Attacks stay on loopback');
    if (!pid || !log || !data) fail('--url needs --pid, --log and --data of the same server');
    const shared = { pid: Number(pid), log: resolve(log), dataDir: resolve(data) };
    return { port: Number(url.port), frontPort: Number(url.port), ...shared, run, minutes };
  }
  const env: Record<string, string> = {};
  const frontPort = options.proxy ? port + 1 : port;
  if (options.database) {
    const { url, stop } = await startPostgres(join(run, 'postgres'), port + 2);
    stops.push(stop);
    env.DATABASE_URL = url;
  }
  if (options.redis) {
    const { url, stop } = await startRedis(join(run, 'redis'), port + 3);
    stops.push(stop);
    env.REDIS_URL = url;
  }
  if (options.proxy) {
    const { stop } = await startNginx(join(run, 'nginx'), port, frontPort);
    stops.push(stop);
    Object.assign(env, { TRUST_PROXY: '1', PUBLIC_PORT: String(port) });
  }
  const started = Date.now();
  const server = await startServer(frontPort, env);
  process.stdout.write(`The server is up after ${Math.round((Date.now() - started) / 1000)} s, port ${port}\n`);
  return { port, frontPort, ...server, run, minutes };
}

const node = (args: readonly string[], target: Target, extra: Readonly<Record<string, string>>): Promise<number> =>
  new Promise((done) => {
    const env = { ...process.env, ATTACK_TARGET: JSON.stringify(target), ...extra };
    spawn(process.execPath, args, { stdio: 'inherit', env }).on('exit', (code) => done(code ?? 1));
  });

try {
  ensurePackages({ dev: true });
  if (!options.url) await build();
  mkdirSync('.build/test', { recursive: true });
  const target = await prepareTarget();
  let code: number;
  if (soak) code = await node(['node_modules/tsx/dist/cli.mjs', 'tests/attack/soak.ts'], target, { NODE_ENV: 'test' });
  else {
    const files = positionals.map((name) => `tests/attack/family/${name}.test.ts`).filter((file) => existsSync(file));
    const reporters = ['--reporter=verbose', '--reporter=json', '--outputFile=.build/test/attack.json'];
    const args = ['run', '--config', 'tests/attack/vitest.config.ts', ...reporters, ...files];
    code = await node(['node_modules/vitest/vitest.mjs', ...args], target, { NODE_ENV: 'test', LOG_LEVEL: 'fatal' });
  }
  await end(code);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  await end(1);
}
