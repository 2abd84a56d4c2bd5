import { Server } from 'socket.io';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareExpiries } from '@/lib/platform/socket/expiry';
import { connectRedis, type RedisConnection } from '@/lib/platform/socket/redis';
import { eventually } from '../eventually';
import { FrontDouble } from './front-double';
import { RedisDouble } from './redis-double';

type Node = { double: FrontDouble; nodes: RedisConnection; io: Server };
let redis: RedisDouble;
let one: Node;
let two: Node;

async function openNode(): Promise<Node> {
  const double = new FrontDouble();
  await double.open();
  const nodes = connectRedis({ REDIS_URL: redis.url }) as RedisConnection;
  const io = new Server({ adapter: nodes.adapter });
  shareExpiries(io, nodes, double.register);
  return { double, nodes, io };
}
const cacheOf = async ({ double }: Node, path: string) => (await double.ask(path)).headers['x-cache'];
const keep = (node: Node, path: string) => eventually(async () => expect(await cacheOf(node, path)).toBe('HIT'));
const meet = () => eventually(async () => expect(await one.io.of('/').adapter.serverCount()).toBe(2));

beforeEach(async () => {
  redis = new RedisDouble();
  await redis.start();
  [one, two] = [await openNode(), await openNode()];
  await meet();
});
afterEach(async () => {
  for (const { double, io, nodes } of [one, two]) {
    await io.of('/').adapter.close();
    nodes.close();
    await double.close();
  }
  await redis.close();
});

it('a page changed on one node is not served from another’s memory', async () => {
  for (const node of [one, two]) await keep(node, '/product/1.html');
  two.double.render = (_req, res) => two.double.page(res, '<html>other</html>', { 'x-geco-tags': 'product%3A2' });
  await keep(two, '/product/2.html');
  await one.double.register.expire(['product:1']);
  await eventually(async () => expect(await cacheOf(two, '/product/1.html')).toBe('MISS'));
  expect(await cacheOf(two, '/product/2.html')).toBe('HIT');
});

it('expirations missed while Redis was down take effect once it is back', async () => {
  await keep(two, '/product/1.html');
  await redis.stop();
  await one.double.register.expire(['product:1']);
  expect(await cacheOf(two, '/product/1.html')).toBe('HIT');
  await redis.start();
  await eventually(async () => expect(await cacheOf(two, '/product/1.html')).toBe('MISS'));
});

it('a node closes with expirations unsent while Redis is down, without an unhandled error', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown) => void uncaught.push(error);
  process.on('unhandledRejection', note);
  await redis.stop();
  await one.double.register.expire(['product:1']);
  await one.io.of('/').adapter.close();
  one.nodes.close();
  await new Promise((done) => setImmediate(done));
  process.off('unhandledRejection', note);
  expect(uncaught).toEqual([]);
  await one.double.close();
  await redis.start();
  one = await openNode();
});
