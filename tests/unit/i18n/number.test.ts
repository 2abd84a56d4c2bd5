import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal, writeDecimal } from '@/lib/platform/i18n/number';
import { locales } from '@/lib/platform/i18n/site';

const figures = fc
  .tuple(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.integer({ min: 0, max: 6 }))
  .map(([integer, digits]) => Number(`${integer}e-${digits}`))
  .map((value) => (Object.is(value, -0) ? 0 : value));

describe.each(locales)('a number in %s', (locale) => {
  it('is parsed as written, with and without thousands separators', () => {
    fc.assert(
      fc.property(figures, fc.boolean(), fc.constantFrom(0, 2, 3), (value, grouped, digits) => {
        expect(readDecimal(locale, writeDecimal(locale, value, { grouped, digits }))).toBe(value);
      }),
    );
  });

  it('is empty without input, and invalid without digits', () => {
    expect(readDecimal(locale, ' \u00a0')).toBeNull();
    for (const typed of ['abc', '1,2,3', '1.2.3', '1,23.4,5', '-', '.', '1e5', '12,5.']) {
      expect(readDecimal(locale, typed), typed).toBeNaN();
    }
  });
});

it.each([
  ['de', '4.850,50', 4850.5],
  ['de', '2,125', 2.125],
  ['de', '2.125', 2125],
  ['de', '2.5', 2.5],
  ['de', '1.234.567', 1_234_567],
  ['en', '2,125', 2125],
  ['en', '0,125', 0.125],
  ['en', '1.234,50', 1234.5],
  ['fr', '1\u202f234\u202f567,5', 1_234_567.5],
  ['fr', '2.125', 2.125],
  ['ru', '12 345,5', 12_345.5],
  ['es', '1.234', 1234],
  ['zh', '１，２３４．５', 1234.5],
  ['ar', '٤٬٨٥٠٫٥٠', 4850.5],
  ['ar', '۲٫۱۲۵', 2.125],
  ['ar', '٤٨٥٠', 4850],
  ['pt', '-1.234,5', -1234.5],
  ['pt', '−3', -3],
] as const)('in %s, %s is %d', (locale, typed, value) => {
  expect(readDecimal(locale, typed)).toBe(value);
});

it('shows a price with all digits of its currency, or with none', () => {
  expect(writeDecimal('de', 4850.5, { digits: 2 })).toBe('4.850,50');
  expect(writeDecimal('de', 4850, { digits: 2 })).toBe('4.850');
  expect(writeDecimal('de', 2.125, { digits: 3 })).toBe('2,125');
  expect(writeDecimal('en', 2125, { digits: 3 })).toBe('2,125.000');
  expect(writeDecimal('de', 1998, { grouped: false })).toBe('1998');
});
