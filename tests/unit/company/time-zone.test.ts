import { describe, expect, it } from 'vitest';
import { timeZoneOf } from '@/lib/company/time-zone';

describe('the time zone of a country', () => {
  it('is known if the entire country uses one', () => {
    expect(timeZoneOf('IT')).toBe('Europe/Rome');
    expect(timeZoneOf('CN')).toBe('Asia/Shanghai');
  });

  it('is unknown if its parts use different ones', () => {
    expect(timeZoneOf('US')).toBeNull();
    expect(timeZoneOf('BR')).toBeNull();
  });
});
