import { describe, expect, it } from 'vitest';
import { decimalOf, minorOf, nearestMinor } from '@/lib/platform/money/amount';
import { over, plus, ratio, ratioOf, rounded, times } from '@/lib/platform/money/ratio';

describe('a decimal amount', () => {
  it.each([
    [0.29, 'USD', 29],
    [1180.1, 'USD', 118_010],
    [1.005, 'USD', null],
    [120.125, 'USD', null],
    [7250.125, 'USD', null],
    [999_999_999.999, 'USD', null],
    [7250.13, 'USD', 725_013],
    [999_999_999_999.99, 'USD', 99_999_999_999_999],
    [1_000_000_000_000, 'KWD', 1_000_000_000_000_000],
    [2.125, 'OMR', 2125],
    [2.1255, 'OMR', null],
    [500, 'JPY', 500],
    [500.5, 'JPY', null],
    [1e-7, 'USD', null],
    [1e21, 'JPY', null],
    [0, 'USD', 0],
    [-0.5, 'EUR', -50],
    [Number.NaN, 'EUR', null],
    [Number.POSITIVE_INFINITY, 'EUR', null],
  ])('%d %s is %s in minor units', (amount, currency, minor) => expect(minorOf(amount, currency)).toBe(minor));

  it('is unchanged after a round trip, for every cent', () => {
    for (const base of [0, 1_000, 7_250, 123_456_789, 999_999_999_999])
      for (let cent = 0; cent < 100; cent++) {
        const typed = Number(`${base}.${String(cent).padStart(2, '0')}`);
        expect(decimalOf(minorOf(typed, 'USD') ?? -1, 'USD')).toBe(typed);
      }
  });

  it('is rounded half away from zero if imported', () => {
    expect(nearestMinor(1.005, 'USD')).toBe(101);
    expect(nearestMinor(-1.005, 'USD')).toBe(-101);
    expect(nearestMinor(8.345, 'EUR')).toBe(835);
    expect(nearestMinor(0.4999, 'JPY')).toBe(0);
  });
});

describe('a fraction', () => {
  it('equals a number’s decimal representation', () => {
    expect(ratioOf(0.1)).toEqual({ top: 1n, bottom: 10n });
    expect(ratioOf(-12.5)).toEqual({ top: -125n, bottom: 10n });
    expect(ratioOf(1e21)).toEqual({ top: 10n ** 21n, bottom: 1n });
    expect(ratioOf(2.5e-7)).toEqual({ top: 25n, bottom: 10n ** 8n });
  });
  it('is calculated exactly', () => {
    const third = over(ratioOf(1), ratioOf(-3));
    expect(times(third, ratioOf(-3))).toEqual(ratio(3n, 3n));
    const tenths = Array.from({ length: 10 }, () => ratioOf(0.1)).reduce(plus);
    expect(tenths.top).toBe(tenths.bottom);
    expect([0.5, 1.5, -0.5, 0.49, -2.51].map((value) => rounded(ratioOf(value)))).toEqual([1n, 2n, -1n, 0n, -3n]);
  });
});
