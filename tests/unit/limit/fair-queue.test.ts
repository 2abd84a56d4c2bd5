import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from '@/lib/platform/limit/fair-queue';

const limits = { places: 2, placesPerKey: 1, waiting: 4, waitingPerKey: 3 };
const soon = () => new Promise((done) => setImmediate(done));

/** Enters the queue and records `name` when admitted. */
const entering = (queue: FairQueue, order: string[], key: string, name: string, signal?: AbortSignal) =>
  queue.enter(key, signal).then((leave) => {
    order.push(name);
    return leave;
  });

describe('a fair queue', () => {
  it('gives one key its first slot before another its second', async () => {
    const queue = new FairQueue({ ...limits, places: 1 });
    const order: string[] = [];
    const first = await entering(queue, order, 'greedy', 'greedy 1');
    const second = entering(queue, order, 'greedy', 'greedy 2');
    const third = entering(queue, order, 'greedy', 'greedy 3');
    const modest = entering(queue, order, 'modest', 'modest');
    first();
    (await modest)();
    (await second)();
    (await third)();
    expect(order).toEqual(['greedy 1', 'modest', 'greedy 2', 'greedy 3']);
  });

  it('leaves slots for others when one key has its maximum', async () => {
    const queue = new FairQueue(limits);
    const leave = await queue.enter('a');
    const waiting = queue.enter('a');
    await (await queue.enter('b'))();
    expect([queue.working, queue.waiting]).toEqual([1, 1]);
    leave();
    (await waiting)();
    expect([queue.working, queue.waiting]).toEqual([0, 0]);
  });

  it('refuses a key with too many waiting, and everybody if too many wait', async () => {
    const queue = new FairQueue({ places: 1, placesPerKey: 1, waiting: 3, waitingPerKey: 2 });
    const leave = await queue.enter('a');
    const waiting = [queue.enter('a'), queue.enter('a')];
    await expect(queue.enter('a')).rejects.toMatchObject({ code: 'tooManyRequests', retryAfter: 1 });
    waiting.push(queue.enter('b'));
    await expect(queue.enter('c')).rejects.toMatchObject({ code: 'unavailable' });
    leave();
    for (const entered of waiting) entered.then((done) => done());
    await Promise.all(waiting);
    await expect(queue.enter('c')).resolves.toBeTypeOf('function');
  });

  it('forgets aborted waiters, and counts a double release once', async () => {
    const queue = new FairQueue({ ...limits, places: 1 });
    const order: string[] = [];
    const leave = await entering(queue, order, 'a', 'a');
    const end = new AbortController();
    const given = entering(queue, order, 'b', 'b', end.signal);
    const patient = entering(queue, order, 'c', 'c');
    end.abort(new Error('gone'));
    await expect(given).rejects.toThrow('gone');
    leave();
    leave();
    const done = await patient;
    expect([order, queue.working, queue.waiting]).toEqual([['a', 'c'], 1, 0]);
    done();
    await expect(queue.enter('b', end.signal)).rejects.toThrow('gone');
  });

  it('never exceeds its slots, and serves everybody waiting', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(3)), { maxLength: 40 }),
        async (visits) => {
          const queue = new FairQueue({ places: 3, placesPerKey: 2, waiting: 100, waitingPerKey: 100 });
          const working = new Map<string, number>();
          let max = 0;
          let maxOfOne = 0;
          await Promise.all(
            visits.map(([key, steps]) =>
              queue.run(key, async () => {
                working.set(key, (working.get(key) ?? 0) + 1);
                max = Math.max(max, queue.working);
                maxOfOne = Math.max(maxOfOne, working.get(key) ?? 0);
                for (let step = 0; step < steps; step++) await soon();
                working.set(key, (working.get(key) ?? 0) - 1);
              }),
            ),
          );
          expect(max).toBeLessThanOrEqual(3);
          expect(maxOfOne).toBeLessThanOrEqual(2);
          expect([queue.working, queue.waiting]).toEqual([0, 0]);
        },
      ),
      { numRuns: 50 },
    );
  });
});
