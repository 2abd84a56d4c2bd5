// npm run attack [-- FAMILY …] [--minutes N] [--database postgres] [--redis] [--proxy nginx] — attacks a server of its own on
// loopback, family by family; `soak` is the long run under load, `measure` and `load` are those of npm run bench -- --attack
// and --load. docs: tests/attack/README.md.
import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { families } from '@/tests/attack/kit/family';
import { build } from './tool/build';
import { ensurePackages, fail } from './tool/install';
import { freePorts } from './tool/port';
import { startNginx, startPostgres, startRedis } from './tool/service';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string' },
    port: { type: 'string', default: process.env.ATTACK_PORT },
    database: { type: 'string' },
    redis: { type: 'boolean', default: false },
    proxy: { type: 'string' },
    // A running server on this machine: its URL, process id, log and data.
    url: { type: 'string' },
    pid: { type: 'string' },
    log: { type: 'string' },
    data: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
/** Programs that are not families and run alone. */
const alone = new Map([
  ['soak', 'tests/attack/soak.ts'],
  ['measure', 'tests/bench/attack.ts'],
  ['load', 'tests/bench/load.ts'],
]);
const known = [...families, ...alone.keys()];
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) fail(`There is no family ${unknown.join(', ')}: ${known.join(', ')}`);
const seed = Number(process.env.TEST_SEED ?? randomInt(2 ** 31));
if (!Number.isSafeInteger(seed) || seed < 0) fail('TEST_SEED is a whole number');
if (options.database && options.database !== 'postgres') fail('--database postgres');
if (options.proxy && options.proxy !== 'nginx') fail('--proxy nginx');

const run = mkdtempSync(join(tmpdir(), 'geco-attack-'));
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

/** Starts the server like an operator would, with output to a file. */
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
    const exited = new Promise<void>((done) => child.once('exit', () => done()));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 20_000);
    await exited;
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

type Target = Server & { port: number; frontPort: number; run: string; minutes: number | null; seed: number };

async function prepareTarget(): Promise<Target> {
  const minutes = options.minutes === undefined ? null : Number(options.minutes);
  if (options.url) {
    const url = new URL(options.url);
    const { pid, log, data } = options;
    if (!/^127\.|^localhost$|\.localhost$/.test(url.hostname)) fail('Attacks stay on loopback');
    if (!pid || !log || !data) fail('--url needs --pid, --log and --data of the same server');
    const shared = { pid: Number(pid), log: resolve(log), dataDir: resolve(data) };
    return { port: Number(url.port), frontPort: Number(url.port), ...shared, run, minutes, seed };
  }
  const env: Record<string, string> = {};
  // The site, the site behind nginx, PostgreSQL, Redis.
  const port = options.port === undefined ? await freePorts(4) : Number(options.port);
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
  return { port, frontPort, ...server, run, minutes, seed };
}

// Nicer than the renderer (10), and equal to its parsers, so that the attackers do not slow the site down.
const niceness = 15;
const node = (args: readonly string[], target: Target, extra: Readonly<Record<string, string>> = {}): Promise<number> =>
  new Promise((done) => {
    const env = { ...process.env, NODE_ENV: 'test' as const, ATTACK_TARGET: JSON.stringify(target), ...extra };
    const child = spawn(process.execPath, args, { stdio: 'inherit', env });
    if (child.pid) setPriority(child.pid, Math.max(niceness, getPriority()));
    child.on('exit', (code) => done(code ?? 1));
  });

try {
  ensurePackages({ dev: true });
  if (!options.url) await build();
  mkdirSync('.build/test', { recursive: true });
  const target = await prepareTarget();
  const [script] = positionals.flatMap((name) => alone.get(name) ?? []);
  let code: number;
  if (script) code = await node(['node_modules/tsx/dist/cli.mjs', script], target);
  else {
    const files = positionals.map((name) => `tests/attack/family/${name}.test.ts`);
    const reporters = ['--reporter=verbose', '--reporter=json', '--outputFile=.build/test/attack.json'];
    const args = ['run', '--config', 'tests/attack/vitest.config.ts', ...reporters, ...files];
    code = await node(['node_modules/vitest/vitest.mjs', ...args], target, { LOG_LEVEL: 'fatal' });
  }
  process.stdout.write(`What was drawn is drawn again with TEST_SEED=${seed}\n`);
  await end(code);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  await end(1);
}
