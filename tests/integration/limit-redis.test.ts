import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { RedisDouble, stopProcess } from './redis-double';

const script = fileURLToPath(new URL('limit-node.ts', import.meta.url));
const redis = new RedisDouble();
const nodes: ChildProcess[] = [];

function startNode() {
  const env = { ...process.env, REDIS_URL: redis.url, LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['pipe', 'pipe', 'inherit'], env });
  nodes.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return async (what: 'try' | 'forget', key: string): Promise<string> => {
    child.stdin.write(`${what} ${key}\n`);
    return (await lines.next()).value;
  };
}
type Node = ReturnType<typeof startNode>;
let one: Node;
let two: Node;

const several = async (node: Node, key: string, count: number) => {
  const results: string[] = [];
  for (let at = 0; at < count; at += 1) results.push(await node('try', key));
  return results;
};
const taken = (count: number) => Array.from({ length: count }, () => 'taken');

/** Waits until the nodes' counts are in Redis. */
async function connected(): Promise<void> {
  const client = await createClient({ url: redis.url }).connect();
  for (const [at, node] of [one, two].entries())
    await vi.waitFor(
      async () => {
        await node('try', `probe-${at}`);
        expect(await client.exists(`limit:signInAccount:probe-${at}`)).toBe(1);
      },
      { timeout: 30_000 },
    );
  await client.close();
}

beforeAll(async () => {
  await redis.start();
  [one, two] = [startNode(), startNode()];
  await connected();
});

afterAll(async () => {
  await Promise.all(nodes.map(stopProcess));
  await redis.close();
});

describe('a limit with Redis', () => {
  it('is shared by all nodes, and gives the waiting time', async () => {
    expect(await several(one, 'lin', 6)).toEqual(taken(6));
    expect(await several(two, 'lin', 4)).toEqual(taken(4));
    for (const node of [one, two]) {
      const [code, seconds] = (await node('try', 'lin')).split(' ');
      expect(code).toBe('tooManyRequests');
      expect(Number(seconds)).toBeGreaterThan(800);
      expect(Number(seconds)).toBeLessThanOrEqual(900);
    }
    expect(await two('try', 'omar')).toBe('taken');
  });

  it('is reset on all nodes by a success on one', async () => {
    await several(one, 'ana', 10);
    expect(await two('try', 'ana')).toMatch(/^tooManyRequests/);
    expect(await two('forget', 'ana')).toBe('taken');
    expect(await one('try', 'ana')).toBe('taken');
  });

  it('is kept per node while Redis is down, and shared again once it is back', async () => {
    await redis.stop();
    for (const node of [one, two]) {
      expect(await several(node, 'ivo', 10)).toEqual(taken(10));
      expect(await node('try', 'ivo')).toMatch(/^tooManyRequests/);
      expect(await node('forget', 'ivo')).toBe('taken');
    }
    await redis.start();
    await connected();
    await several(one, 'eva', 10);
    expect(await two('try', 'eva')).toMatch(/^tooManyRequests/);
  });
});
