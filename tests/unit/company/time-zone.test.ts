import { describe, expect, it } from 'vitest';
import { timeZoneOf } from '@/lib/company/time-zone';

describe('the time zone of a country', () => {
  it('is known where the whole country keeps one time', () => {
    expect(timeZoneOf('IT')).toBe('Europe/Rome');
    expect(timeZoneOf('CN')).toBe('Asia/Shanghai');
  });

  it('is left open where its parts keep different times', () => {
    expect(timeZoneOf('US')).toBeNull();
    expect(timeZoneOf('BR')).toBeNull();
  });
});
