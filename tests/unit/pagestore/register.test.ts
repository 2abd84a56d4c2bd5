import { describe, expect, it } from 'vitest';
import { allTags, TagRegister } from '@/lib/platform/pagestore/expiry';

describe('tag register', () => {
  it('never returns the same time twice', () => {
    const register = new TagRegister();
    const readings = Array.from({ length: 1000 }, () => register.now());
    expect(new Set(readings).size).toBe(1000);
    expect([...readings].sort((a, b) => a - b)).toEqual(readings);
  });

  it('invalidates earlier reads, not later ones', async () => {
    const register = new TagRegister();
    const before = register.now();
    await register.expire(['product:1']);
    const after = register.now();
    expect(register.isFresh(['x', 'product:1'], before)).toBe(false);
    expect(register.isFresh(['product:2'], before)).toBe(true);
    expect(register.isFresh(['product:1'], after)).toBe(true);
  });

  it('treats the tag for everything as every tag', async () => {
    const register = new TagRegister();
    const before = register.now();
    await register.expire([allTags]);
    expect(register.isFresh([], before)).toBe(false);
    expect(register.isFresh(['a'], register.now())).toBe(true);
  });

  it('settles only after its listeners', async () => {
    const register = new TagRegister();
    let dropped = false;
    const end = register.subscribe(async () => {
      await new Promise((done) => setTimeout(done, 10));
      dropped = true;
    });
    await register.expire(['a']);
    expect(dropped).toBe(true);
    end();
    dropped = false;
    await register.expire(['a']);
    expect(dropped).toBe(false);
  });

  it('keeps the later of two expirations of a tag', async () => {
    const register = new TagRegister();
    await register.note({ tags: ['a'], at: 100 });
    await register.note({ tags: ['a'], at: 50 });
    expect(register.isFresh(['a'], 75)).toBe(false);
    expect(register.isFresh(['a'], 100)).toBe(true);
  });

  it('treats evicted tags as expired', async () => {
    const register = new TagRegister();
    const before = register.now();
    await register.expire(['first']);
    await register.expire(Array.from({ length: 200_000 }, (_, index) => `tag:${index}`));
    expect(register.isFresh(['first'], before)).toBe(false);
    expect(register.isFresh(['never seen'], before)).toBe(false);
    expect(register.isFresh(['never seen'], register.now())).toBe(true);
  });
});
