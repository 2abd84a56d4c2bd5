import { describe, expect, it } from 'vitest';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { numberIn, writtenNumber } from '@/lib/product/sheet/number';

const amounts = [0.5, 7, 99.5, 120.25, 999, 1000, 1234.5, 12_345.67, 1_234_567.89, 100_000_000];

describe('a number in a cell', () => {
  it.each(locales)('is parsed as written in %s', (locale) => {
    const written = new Intl.NumberFormat(sites[locale].intl, { maximumFractionDigits: 2 });
    for (const amount of amounts) expect(numberIn(written.format(amount), locale), written.format(amount)).toBe(amount);
  });

  it.each<[string, number]>([
    ['1 234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ["1'234.50", 1234.5],
    ['1.234.567', 1_234_567],
    ['1,23,456.00', 123_456],
    ['99,5', 99.5],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    ['１２３．５', 123.5],
    ['١٬٢٣٤٫٥', 1234.5],
    ['-3', -3],
    ['−3', -3],
  ])('%s is %d in any language', (words, value) => {
    for (const locale of locales) expect(numberIn(words, locale)).toBe(value);
  });

  it.each<[string, Locale, number]>([
    ['1.200', 'de', 1200],
    ['1,200', 'de', 1.2],
    ['1.200', 'en', 1.2],
    ['1,200', 'en', 1200],
    ['1,200', 'zh', 1200],
    ['1.200', 'pt', 1200],
  ])('%s in %s is %d, since its separator is ambiguous', (words, locale, value) => {
    expect(numberIn(words, locale)).toBe(value);
    expect(numberIn(words, locale, true)).toBe(1200);
  });

  it.each(['abc', '12 pieces', '1,2,3', '1.2.3', '1..2', '--1', '1e5', '0x10', '1,5.', '.', '', '12.5.1,3'])(
    '%s is invalid',
    (words) => {
      for (const locale of locales) expect(numberIn(words, locale), locale).toBeUndefined();
    },
  );

  it('is written so that every language parses the same', () => {
    for (const value of [...amounts, 1.125, 999.999, 1234.567, -1.125])
      for (const locale of locales) expect(numberIn(writtenNumber(value), locale)).toBe(value);
  });
});
