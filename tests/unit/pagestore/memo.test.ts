import { expect, it, vi } from 'vitest';
import { memo } from '@/lib/pagestore/memo';

it('works once for each text and never remembers more than its capacity', () => {
  const work = vi.fn((text: string) => text.length);
  const known = memo(2, work);
  expect([known('a'), known('a'), known('bb')]).toEqual([1, 1, 2]);
  expect(work).toHaveBeenCalledTimes(2);
  known('ccc');
  known('a');
  expect(work).toHaveBeenCalledTimes(4);
});
