import { expect, it } from 'vitest';
import { readMoment } from '@/scripts/tool/clock';

it.each([
  ['2027-03-28', '2027-03-28T12:00:00.000Z'],
  ['2027-03-28T00:58', '2027-03-28T00:58:00.000Z'],
  ['2026-12-31T23:58:30', '2026-12-31T23:58:30.000Z'],
  ['2027-03-28T00:58Z', '2027-03-28T00:58:00.000Z'],
  ['2027-03-28T00:58+08:00', '2027-03-27T16:58:00.000Z'],
])('%s is in UTC without a zone, a date at noon', (text, moment) => {
  expect(readMoment(text).toISOString()).toBe(moment);
});
