import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openSession } from '@/lib/platform/auth/session';
import { database } from '@/lib/platform/db/client';
import { connectRedis } from '@/lib/platform/socket/redis';
import { demoDatabase } from '../database';
import { eventually } from '../eventually';
import { entered, next, startSockets } from './chat-kit';
import { RedisDouble } from './redis-double';
import { makePurchaser } from './trade-kit';

type Front = Awaited<ReturnType<typeof startSockets>>;
let redis: RedisDouble;
let one: Front;
let two: Front;
let token: string;

const pageAt = (front: Front) => front.open({ kind: 'purchaser', token, page: 'chat' });
const nodesOf = ({ sockets }: Front) => sockets.io.of('/').adapter.serverCount();
/** Waits until everything one front has sent has reached another. */
async function pass(from: Front, to: ReturnType<typeof pageAt>): Promise<void> {
  const heard = next(to, 'resync');
  from.sockets.resync();
  await heard;
}

beforeAll(async () => {
  await demoDatabase();
}, 240_000);
beforeEach(async () => {
  redis = new RedisDouble();
  await redis.start();
  const start = () => startSockets({ nodes: connectRedis({ REDIS_URL: redis.url }) });
  [one, two] = [await start(), await start()];
  await eventually(async () => expect(await Promise.all([one, two].map(nodesOf))).toEqual([2, 2]));
  const { accountId } = await makePurchaser();
  token = await openSession(database(), { id: accountId, kind: 'purchaser' }, { userAgent: '', address: '', host: '' });
});
afterEach(async () => {
  for (const front of [one, two]) {
    await front.sockets.io.of('/').adapter.close();
    await front.close();
  }
  await redis.close();
});

it('delivers messages to a browser’s newest page, on any node', async () => {
  const first = pageAt(one);
  await entered(first);
  const superseded = next(first, 'superseded');
  const second = pageAt(two);
  expect(await entered(second)).toBe('connected');
  await superseded;
  const third = pageAt(one);
  const again = next(second, 'superseded');
  expect(await entered(third)).toBe('connected');
  await again;
  expect(third.connected).toBe(true);
});

it('does not close a page for an older one announced late', async () => {
  const page = pageAt(two);
  await entered(page);
  const [known] = [...two.sockets.io.of('/').sockets.values()];
  const { cameAt = 0, session } = known?.data ?? {};
  const room = `page:purchaser:${session?.sessionId}`;
  one.sockets.io.serverSideEmit('supersede', { room, at: cameAt - 1, id: 'zz' });
  await pass(one, page);
  expect(page.connected).toBe(true);
  const superseded = next(page, 'superseded');
  one.sockets.io.serverSideEmit('supersede', { room, at: cameAt + 1, id: 'aa' });
  await superseded;
});
