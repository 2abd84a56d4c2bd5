import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '@/lib/platform/errors';
import { parsing } from '@/lib/platform/limit/table';
import { parser, setParser } from '@/lib/platform/parser/current';
import { defineJob, JobFailure } from '@/lib/platform/parser/job';
import { ParserPool, type PoolLimits } from '@/lib/platform/parser/pool';
import { openParser } from '@/lib/server/renderer/parser';
import { eventually } from '../eventually';

// Commands to a parser here: work, allocate memory, loop forever, exit.
const source = `
  const acts = {
    echo: (input) => ({ result: input }),
    wrong: () => ({ error: 'wrong' }),
    parts: (input) => { for (const part of input) process.send({ part }); return { result: null }; },
    where: () => ({ result: { pid: process.pid, env: process.env } }),
    grow: () => { const held = []; for (;;) held.push(Buffer.alloc(4 * 2 ** 20, 1)); },
    heap: () => { const held = []; for (;;) held.push({ held }); },
    spin: () => { for (;;); },
    sleep: () => new Promise((done) => setTimeout(() => done({ result: null }), 600)),
    hang: () => new Promise(() => setInterval(() => {}, 1_000)),
    abort: () => process.abort(),
  };
  process.on('disconnect', () => process.exit(0));
  process.on('message', async ({ name, input }) => name && process.send(await acts[name](input)));
  process.send({ ready: true });`;
type Where = { pid: number; env: Record<string, string> };
const echo = defineJob<number, number>('echo', 60);
const where = defineJob<null, Where>('where', 60);
const act = (name: string, seconds = 60) => defineJob<null, null>(name, seconds);
const withPlaces = (places: number) => ({ queue: { ...parsing.queue, places } });
const limits: PoolLimits = { ...parsing, ...withPlaces(1), memory: 192 * 2 ** 20, heap: 64 };

const ours = parser() as ParserPool;
let folder: string;
let pool: ParserPool;
const open = (change: Partial<PoolLimits> = {}) =>
  new ParserPool({
    script: { path: join(folder, 'parser.mjs'), args: [], execArgv: [], env: { NODE_ENV: 'test' } },
    limits: { ...limits, ...change },
    log: pino({ level: 'silent' }),
  });
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const reasonOf = (error: unknown) =>
  error instanceof JobFailure ? error.reason : error instanceof AppError ? error.code : String(error);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'geco-pool-'));
  await writeFile(join(folder, 'parser.mjs'), source);
});
beforeEach(() => {
  pool = open();
});
afterEach(() => pool.close());
afterAll(() => rm(folder, { recursive: true }));

describe('a parser process', () => {
  it('starts with the first job, serves the next too, and exits when idle', async () => {
    const brief = open({ idle: 0.05 });
    expect(brief.size).toBe(0);
    const { pid } = await brief.run(where, null, { account: 'a' });
    expect(isRunning(pid)).toBe(true);
    await eventually(() => expect([brief.size, isRunning(pid)]).toEqual([0, false]));
    await brief.close();
    const first = await pool.run(where, null, { account: 'a' });
    expect((await pool.run(where, null, { account: 'b' })).pid).toBe(first.pid);
  });

  it('receives no settings', async () => {
    process.env.STORAGE_SECRET = 'a secret';
    process.env.DATABASE_URL = 'postgres://example/db';
    const feed = parser('feed') as ParserPool;
    const close = openParser(join(folder, 'parser.mjs'), []);
    try {
      const { env } = await parser().run(where, null, { account: 'a' });
      expect(JSON.stringify(env)).not.toMatch(/a secret|postgres:/);
      expect(Object.keys(env)).not.toContain('DATA_DIR');
    } finally {
      await close();
      setParser(ours);
      setParser(feed, 'feed');
      delete process.env.STORAGE_SECRET;
      delete process.env.DATABASE_URL;
    }
  });

  it.each([
    ['grow', 'memory'],
    ['heap', 'crash'],
    ['abort', 'crash'],
    ['wrong', 'crash'],
  ])('told to %s fails only that job', async (name, reason) => {
    const bad = pool.run(act(name), null, { account: 'a' }).catch(reasonOf);
    const good = pool.run(echo, 7, { account: 'b' });
    expect([await bad, await good]).toEqual([reason, 7]);
    expect(await pool.run(echo, 8, { account: 'a' })).toBe(8);
    expect(pool.size).toBe(1);
  });

  it('is killed when a job exceeds its CPU time, or hangs', async () => {
    expect(await pool.run(act('spin', 0.2), null, { account: 'a' }).catch(reasonOf)).toBe('time');
    expect(await pool.run(act('hang', 0.2), null, { account: 'a' }).catch(reasonOf)).toBe('time');
    expect(await pool.run(echo, 1, { account: 'a' })).toBe(1);
  });

  it('may wait for the CPU for longer than its limit', async () => {
    expect(await pool.run(act('sleep', 0.2), null, { account: 'a' })).toBeNull();
  });

  it('streams its results', async () => {
    const found: number[] = [];
    const parts = defineJob<number[], null, number>('parts', 60);
    await pool.run(parts, [1, 2, 3], { account: 'a', part: (part) => void found.push(part) });
    expect(found).toEqual([1, 2, 3]);
  });
});

describe('parser jobs', () => {
  it('of one account’s many let another in after the current one', async () => {
    const order: string[] = [];
    const run = (account: string) =>
      pool.run(echo, 1, { account }).then(
        () => order.push(account),
        (error: unknown) => reasonOf(error),
      );
    const many = Array.from({ length: 40 }, () => run('a'));
    const other = run('b');
    const refused = (await Promise.all(many)).filter((one) => one === 'tooManyRequests');
    await other;
    expect(refused).toHaveLength(40 - 1 - parsing.queue.waitingPerKey);
    expect(order.indexOf('b')).toBe(1);
  });

  it('of one account never use every process', async () => {
    const two = open(withPlaces(2));
    const spinning = [1, 2].map(() => two.run(act('spin', 2), null, { account: 'a' }).catch(reasonOf));
    expect(await two.run(echo, 5, { account: 'b' })).toBe(5);
    await two.close();
    expect(await Promise.all(spinning)).toEqual(['unavailable', 'unavailable']);
  });

  it('do not start if their preparation fails', async () => {
    const begin = async () => {
      throw new Error('not now');
    };
    await expect(pool.run(act('abort'), null, { account: 'a', begin })).rejects.toThrow('not now');
    expect(await pool.run(echo, 1, { account: 'a' })).toBe(1);
  });

  it('end with the pool, leaving no process', async () => {
    const { pid } = await pool.run(where, null, { account: 'a' });
    const left = [pool.run(act('spin'), null, { account: 'b' }), pool.run(echo, 1, { account: 'c' })].map((one) =>
      one.catch(reasonOf),
    );
    await pool.close();
    expect(await Promise.all(left)).toEqual(['unavailable', 'unavailable']);
    expect([pool.size, isRunning(pid)]).toEqual([0, false]);
    expect(await pool.run(echo, 1, { account: 'a' }).catch(reasonOf)).toBe('unavailable');
  });
});
