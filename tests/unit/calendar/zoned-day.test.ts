import { describe, expect, it } from 'vitest';
import { dayOf, endOfDay } from '@/lib/platform/calendar/zoned-day';

describe('a typed date', () => {
  it.each([
    ['Asia/Shanghai', '2026-11-28', '2026-11-28T15:59:00.000Z'],
    ['America/Sao_Paulo', '2026-11-28', '2026-11-29T02:59:00.000Z'],
    ['Asia/Kathmandu', '2026-11-28', '2026-11-28T18:14:00.000Z'],
    ['UTC', '2026-11-28', '2026-11-28T23:59:00.000Z'],
    // Daylight saving time begins on one and ends on the other.
    ['Europe/Berlin', '2027-03-28', '2027-03-28T21:59:00.000Z'],
    ['Europe/Berlin', '2027-10-31', '2027-10-31T22:59:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01', '2027-01-01T09:59:00.000Z'],
  ])('ends in %s in its own time zone, and is read back as the same date', (zone, day, instant) => {
    expect(endOfDay(day, zone)).toBe(instant);
    expect(dayOf(instant, zone)).toBe(day);
  });

  it('is another date for a reader elsewhere', () => {
    expect(dayOf('2026-11-28T15:59:00.000Z', 'Pacific/Auckland')).toBe('2026-11-29');
  });

  it('is null if nothing was typed', () => {
    expect(endOfDay('', 'Asia/Shanghai')).toBe('');
    expect(dayOf('', 'Asia/Shanghai')).toBe('');
  });
});
