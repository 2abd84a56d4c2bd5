import { expect, it } from 'vitest';
import { countryOffset } from '@/lib/demo/country-offset';

it.each([
  ['KE', '2026-11-28T12:00:00Z', 180],
  ['DE', '2026-11-28T12:00:00Z', 60],
  ['DE', '2026-07-28T12:00:00Z', 120],
  ['PE', '2026-11-28T12:00:00Z', -300],
  ['SN', '2026-11-28T12:00:00Z', 0],
  ['ID', '2026-11-28T12:00:00Z', null],
])('the UTC offset of %s at %s', (country, at, minutes) => {
  expect(countryOffset(country, new Date(at))).toBe(minutes);
});
