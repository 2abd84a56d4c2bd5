import { describe, expect, it } from 'vitest';
import { addDays, changeOf, daysBefore, periodsOf } from '@/lib/stats/period';

describe('the days before today', () => {
  it('cross months and leap days', () => {
    expect(daysBefore('2028-03-02', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('a period', () => {
  it('is compared with as many previous days', () => {
    const series = daysBefore('2026-11-20', 60).map((day, index) => ({
      day,
      company: index,
      product: index === 59 ? 7 : 0,
    }));
    const [yesterday, week] = periodsOf(series);
    expect(yesterday).toMatchObject({ first: '2026-11-19', last: '2026-11-19', company: { now: 59, before: 58 } });
    expect(week).toMatchObject({
      first: '2026-11-13',
      company: { now: 392, before: 343 },
      product: { now: 7, before: 0 },
    });
  });

  it('has no change rate if there was nothing', () => {
    expect(changeOf({ now: 3, before: 2 })).toBe(0.5);
    expect(changeOf({ now: 3, before: 0 })).toBeNull();
  });
});
