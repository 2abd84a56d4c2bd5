import { describe, expect, it } from 'vitest';
import { toBase } from '@/lib/platform/quantity/unit';
import { figureLine, figureText } from '@/lib/product/figure';
import type { KeyFigure } from '@/lib/property/types';

const single = (value: number) => [{ min: value, max: value }];

describe('a key figure', () => {
  it.each([
    ['en', '1,250/12.5'],
    ['de', '1.250/12,5'],
    ['ar', '1,250/12.5'],
    ['ru', '1\u00a0250/12,5'],
    ['zh', '1,250/12.5'],
  ] as const)('has the digits of the language: %s', (locale, text) => {
    expect(figureText(locale, [...single(1250), ...single(12.5)], 'kW')).toBe(text);
  });

  it('is a value, a range, a limit or a pair', () => {
    expect(figureText('en', single(50), 'm')).toBe('50');
    expect(figureText('en', [{ min: 9, max: 52 }], 'm')).toBe('9–52');
    expect(figureText('en', [{ min: 5, max: null }], 'm')).toBe('≥\u00a05');
    expect(figureText('en', [{ min: null, max: 16 }], 'bar')).toBe('≤\u00a016');
    expect(figureText('en', [...single(0.075), ...single(0.05)], 'mm')).toBe('75/50');
  });

  it('spans its values where there are more than two', () => {
    const sizes = [25, 15, 50].flatMap(single);
    expect(figureText('en', sizes, 'DN')).toBe('15–50');
    expect(figureText('en', [...sizes, { min: 80, max: null }], 'DN')).toBe('≥\u00a015');
  });

  it('has no more decimals than a column tells apart, if it was written in another unit', () => {
    expect(figureText('en', single(100), 'hp')).toBe('134.1');
    expect(figureText('en', single(toBase(0.125, 'in')), 'in')).toBe('0.125');
    expect(figureText('en', single(0.0016), 'm³/h')).toBe('0.0016');
    expect(figureText('en', single(123_456), 'kW')).toBe('123,456');
    expect(figureText('en', single(toBase(12, 'hp')), 'hp')).toBe('12');
  });
});

describe('a line of key figures', () => {
  const figures: KeyFigure[] = [
    { property: 'head', unit: 'm', intervals: single(50) },
    { property: 'flow', unit: 'm³/h', intervals: [{ min: 9, max: 52 }] },
    { property: 'size', unit: 'DN', intervals: single(80) },
  ];

  it('has each with its unit', () => {
    expect(figureLine('en', figures)).toBe('50\u00a0m · 9–52\u00a0m³/h · DN80');
  });

  it('keeps ranges in order in Arabic', () => {
    expect(figureLine('ar', figures)).toBe(
      '\u2068\u206650\u2069\u00a0م\u2069 · \u2068\u20669–52\u2069\u00a0م³/ساعة\u2069 · \u2066DN80\u2069',
    );
  });
});
