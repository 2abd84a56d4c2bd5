import { describe, expect, it } from 'vitest';
import { isDue } from '@/lib/notification/digest/rules';

const due = (period: 'daily' | 'weekly', timeZone: string, covered: string, now: string) =>
  isDue(period, timeZone, new Date(covered), new Date(now));

describe('a follow digest e-mail', () => {
  it('is sent from seven in the reader’s morning, once a day', () => {
    const covered = '2026-11-20T15:00:00Z';
    expect(due('daily', 'UTC', covered, '2026-11-21T06:59:00Z')).toBe(false);
    expect(due('daily', 'UTC', covered, '2026-11-21T07:00:00Z')).toBe(true);
    expect(due('daily', 'UTC', '2026-11-21T07:00:00Z', '2026-11-22T06:30:00Z')).toBe(false);
    expect(due('daily', 'Asia/Shanghai', covered, '2026-11-20T23:00:00Z')).toBe(true);
    expect(due('daily', 'America/Sao_Paulo', covered, '2026-11-21T09:59:00Z')).toBe(false);
  });

  it('is sent on Mondays, once a week', () => {
    const covered = '2026-11-18T12:00:00Z';
    expect(due('weekly', 'UTC', covered, '2026-11-22T23:00:00Z')).toBe(false);
    expect(due('weekly', 'UTC', covered, '2026-11-23T06:59:00Z')).toBe(false);
    expect(due('weekly', 'UTC', covered, '2026-11-23T07:00:00Z')).toBe(true);
    expect(due('weekly', 'UTC', '2026-11-23T07:00:00Z', '2026-11-29T23:00:00Z')).toBe(false);
    expect(due('weekly', 'UTC', '2026-11-23T07:00:00Z', '2026-12-02T10:00:00Z')).toBe(true);
  });

  it('is not sent twice in the repeated hour of a clock change', () => {
    expect(due('daily', 'Europe/Berlin', '2026-10-25T06:00:00Z', '2026-10-25T07:00:00Z')).toBe(false);
  });
});
