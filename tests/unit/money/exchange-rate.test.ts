import { describe, expect, it } from 'vitest';
import { convertRange, markAmount, readAmount } from '@/lib/platform/money/exchange-rate';

const rate = (currency: string, value: number, date = '2026-11-25') => ({ base: 'EUR', currency, rate: value, date });
const rates = [rate('USD', 1.1), rate('CNY', 7.81), rate('JPY', 170.123, '2026-11-24'), rate('KWD', 0.337)];
const convert = (currency: string, low: number, to: string, high = low) =>
  convertRange({ low, high, currency }, to, rates);

describe('a converted amount', () => {
  it.each([
    // 15,000 CNY / 7.81 × 1.1 = 2,112.68
    ['CNY', 1_500_000, 'USD', 211_000],
    ['EUR', 1_000_000, 'USD', 1_100_000],
    ['USD', 1_100_000, 'EUR', 1_000_000],
    // 100 EUR and more lose what is below three digits, less keeps its cents
    ['USD', 12_345, 'EUR', 11_200],
    ['USD', 10_999, 'EUR', 9_999],
    // 1,234.56 EUR × 170.123 = 210,027 JPY, which has no decimals
    ['EUR', 123_456, 'JPY', 210_000],
    // 12.34 EUR × 0.337 = 4.15858 KWD, which has three
    ['EUR', 1_234, 'KWD', 4_159],
    ['JPY', 5_000_000_000, 'EUR', 2_940_000_000],
  ])('%s %i is %s %i', (from, minor, to, expected) => {
    expect(convert(from, minor, to)).toMatchObject({ low: expected, high: expected, currency: to });
  });

  it('keeps range and number of units', () => {
    expect(convertRange({ low: 1_500_000, high: 1_710_000, currency: 'CNY', per: 100 }, 'USD', rates)).toEqual({
      ...{ low: 211_000, high: 241_000, currency: 'USD', per: 100, date: '2026-11-25' },
    });
  });

  it('has the date of its older rate', () => expect(convert('CNY', 1_500_000, 'JPY')?.date).toBe('2026-11-24'));

  it.each([
    ['its own currency', 'USD', 100, 'USD'],
    ['a currency without a rate', 'XOF', 100, 'USD'],
    ['a chosen one without a rate', 'USD', 100, 'XOF'],
    ['an amount of which nothing is left', 'JPY', 0, 'USD'],
  ])('does not exist for %s', (_, from, minor, to) => expect(convert(from, minor, to)).toBeNull());
});

describe('a marked amount', () => {
  it.each([
    ['CNY 1500000', { currency: 'CNY', low: 1_500_000, high: 1_500_000, per: 1 }],
    ['CNY 1500000 1710000', { currency: 'CNY', low: 1_500_000, high: 1_710_000, per: 1 }],
    ['JPY 12 12 1000', { currency: 'JPY', low: 12, high: 12, per: 1000 }],
  ])('%s is read as it was written', (text, amount) => {
    expect(markAmount(amount)).toBe(text);
    expect(readAmount(text)).toEqual(amount);
  });

  it.each(['', 'CNY', '12 CNY', 'CNY -5', 'CNY 1 2 3 4'])('%j is none', (text) => expect(readAmount(text)).toBeNull());
});
