import { expect, it, vi } from 'vitest';
import { memory } from '@/lib/platform/limit/table';
import { Memo, memo } from '@/lib/platform/pagestore/memo';

const settings = { longest: 512, weigh: () => 0 };

it('computes once per text', () => {
  const work = vi.fn((text: string) => text.length);
  const known = memo(settings, work);
  expect([known('a'), known('a'), known('bb')]).toEqual([1, 1, 2]);
  expect(work).toHaveBeenCalledTimes(2);
});

it('does not cache a text that is too long or has characters invalid in a head', () => {
  const work = vi.fn((text: string) => text.length);
  const known = memo(settings, work);
  for (const text of ['x'.repeat(513), '泵']) expect([known(text), known(text)]).toEqual([text.length, text.length]);
  expect(work).toHaveBeenCalledTimes(4);
});

it('limits bytes over all memos, evicting the least recently used', () => {
  const memos = [0, 1, 2].map(() => new Memo({ longest: 512, weigh: (value: string) => value.length }));
  const value = 'v'.repeat(2_000);
  memos[0]?.set('in use', value);
  for (let index = 0; index < 60_000; index++) {
    memos[index % 3]?.set(`k${index}`, value);
    if (index % 100 === 0) expect(memos[0]?.get('in use')).toBe(value);
  }
  const bytes = memos.reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes).toBeLessThanOrEqual(memory.memos);
  expect(bytes).toBeGreaterThan(memory.memos / 3);
  expect(memos[1]?.get('k1')).toBeUndefined();
});
