import { describe, expect, it } from 'vitest';
import { effectiveStatus, leftUntil } from '@/lib/tender/rules';

const now = Date.parse('2026-11-21T10:00:00Z');

describe('the days left until a deadline', () => {
  it.each<[string, string, number]>([
    ['2026-12-21T10:00:00Z', 'open', 30],
    ['2026-11-28T10:00:01Z', 'open', 7],
    ['2026-11-28T10:00:00Z', 'soon', 7],
    ['2026-11-22T12:00:00Z', 'soon', 1],
    ['2026-11-22T09:59:59Z', 'soon', 0],
    ['2026-11-21T12:30:00+02:00', 'soon', 0],
    ['2026-11-21T10:00:00Z', 'over', 0],
    ['2025-01-01T00:00:00Z', 'over', 0],
  ])('%s is %s, %i days', (deadline, nearness, days) => {
    expect(leftUntil(deadline, now, 7)).toEqual({ nearness, days });
  });
});

describe('whether bids are taken', () => {
  const before = '2026-11-21T09:00:00Z';
  const after = '2026-11-21T11:00:00Z';
  it.each([
    ['open', after, 'open'],
    ['open', null, 'open'],
    ['open', before, 'closed'],
    ['awarded', after, 'awarded'],
    ['awarded', before, 'awarded'],
    ['cancelled', before, 'cancelled'],
  ] as const)('%s until %s is %s', (status, deadlineAt, standing) => {
    expect(effectiveStatus({ status, deadlineAt }, now)).toBe(standing);
  });
});
