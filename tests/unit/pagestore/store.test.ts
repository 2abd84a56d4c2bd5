import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TagRegister } from '@/lib/platform/pagestore/expiry';
import { makePage, refinePage, type StoredPage } from '@/lib/platform/pagestore/page';
import { PageStore } from '@/lib/platform/pagestore/store';

const page = (tags: string[], t0: number, bytes = 100): Promise<StoredPage> =>
  makePage({
    status: 200,
    headers: ['content-type', 'text/html'],
    tags,
    t0,
    freshUntil: Date.now() + 60_000,
    body: randomBytes(bytes),
  });

describe('page store', () => {
  it('drops earlier renders of a tag, and nothing else', async () => {
    const register = new TagRegister();
    const store = new PageStore(1e6, register);
    store.put('a', await page(['product:1', 'list'], register.now()));
    store.put('b', await page(['product:2', 'list'], register.now()));
    await register.expire(['product:1']);
    expect(store.get('a')).toBeUndefined();
    expect(store.get('b')).toBeDefined();
    store.put('a', await page(['product:1', 'list'], register.now()));
    expect(store.get('a')).toBeDefined();
    await register.expire(['list']);
    expect(store.count).toBe(0);
    expect(store.bytes).toBe(0);
  });

  it('does not store a page without tags, or expired during rendering', async () => {
    const register = new TagRegister();
    const store = new PageStore(1e6, register);
    const begun = register.now();
    await register.expire(['product:1']);
    expect(store.put('a', await page(['product:1'], begun))).toBe(false);
    expect(store.put('b', await page([], register.now()))).toBe(false);
    expect(store.count).toBe(0);
  });

  it('drops everything at the tag for everything', async () => {
    const register = new TagRegister();
    const store = new PageStore(1e6, register);
    store.put('a', await page(['x'], register.now()));
    await register.expire(['*']);
    expect(store.count).toBe(0);
  });

  it('marks every page as stale without losing it', async () => {
    const register = new TagRegister();
    const store = new PageStore(1e6, register);
    store.put('a', await page(['x'], register.now()));
    store.age();
    expect(store.get('a')?.freshUntil).toBe(0);
  });

  it('compresses a page well at its second use and recounts its bytes', async () => {
    const register = new TagRegister();
    const store = new PageStore(1e6, register);
    const stored = await page(['x'], register.now(), 5_000);
    store.put('a', stored);
    const before = store.bytes;
    store.get('a');
    expect(stored.br).toBeNull();
    store.get('a');
    await refinePage(await page([], 0, 10));
    await new Promise((done) => setImmediate(done));
    expect(stored.br).not.toBeNull();
    expect(store.bytes).toBeGreaterThan(before);
  });

  it('never exceeds its cap', async () => {
    const sizes = fc.array(fc.record({ key: fc.nat(8), bytes: fc.nat(4_000), use: fc.boolean() }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 800, max: 9_000 }), sizes, async (cap, steps) => {
        const register = new TagRegister();
        const store = new PageStore(cap, register);
        for (const { key, bytes, use } of steps) {
          store.put(`${key}`, await page([`tag:${key}`], register.now(), bytes));
          if (use) [store.get(`${key}`), store.get(`${key}`)];
          expect(store.bytes).toBeLessThanOrEqual(cap);
        }
        await refinePage(await page([], 0, 1));
        await new Promise((done) => setImmediate(done));
        expect(store.bytes).toBeLessThanOrEqual(cap);
      }),
      { numRuns: 25 },
    );
  });
});
