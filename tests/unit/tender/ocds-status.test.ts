import { expect, it } from 'vitest';
import { statusOf } from '@/lib/tender/import/ocds/award';
import type { Release } from '@/lib/tender/import/ocds/schema';

const releaseOf = (tag: string[], status: string | undefined, awards?: (string | undefined)[]): Release =>
  ({
    ...{ ocid: 'ocds-probe-1', date: '2026-01-01T00:00:00Z', tag },
    ...(status === undefined ? {} : { tender: { id: '1', status } }),
    ...(awards ? { awards: awards.map((one, index) => ({ id: String(index), status: one })) } : {}),
  }) as Release;

it.each([
  [['tender'], 'active', undefined, 'open'],
  [['tender'], 'complete', undefined, 'closed'],
  [['tenderUpdate'], 'complete', undefined, 'closed'],
  [['award'], 'complete', [], 'closed'],
  [['award'], 'complete', ['pending'], 'closed'],
  [['awardUpdate'], 'complete', ['cancelled'], 'closed'],
  [['award'], 'complete', ['active'], 'awarded'],
  [['award'], 'complete', ['unsuccessful'], 'cancelled'],
  [['contract'], 'complete', undefined, 'awarded'],
  [['awardCancellation'], 'active', ['cancelled'], 'open'],
  [['tender'], 'withdrawn', undefined, 'cancelled'],
  [['planning'], 'planning', undefined, 'planned'],
  [['tenderUpdate'], undefined, undefined, undefined],
] as const)('a release %j whose tender is %s with awards %j becomes %s', (tag, status, awards, expected) => {
  const release = releaseOf([...tag], status, awards && [...awards]);
  expect(statusOf(release, release)).toBe(expected);
});
