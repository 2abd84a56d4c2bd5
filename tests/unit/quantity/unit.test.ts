import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { keysOf } from '@/lib/platform/definition';
import { locales } from '@/lib/platform/i18n/site';
import { dimensions } from '@/lib/platform/quantity/dimension';
import { dnOfInches, inchesOfDn } from '@/lib/platform/quantity/nominal';
import { plainText } from '@/lib/platform/quantity/plain-text';
import { unitOf } from '@/lib/platform/quantity/read-unit';
import { baseUnit, converted, dimensionOf, fromBase, toBase, units } from '@/lib/platform/quantity/unit';
import { unitSymbol } from '@/lib/product/unit';
import { runs } from '../../property';

describe('units', () => {
  test('the base unit of a dimension is one of it, with a factor of one', () => {
    for (const dimension of keysOf(dimensions)) {
      expect(dimensionOf(baseUnit(dimension))).toBe(dimension);
      expect(toBase(7, baseUnit(dimension))).toBe(7);
    }
  });

  it('converts there and back without a trace', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...keysOf(units)),
        fc.double({ min: 0.001, max: 1e6, noNaN: true }).map((value) => Number(value.toPrecision(6))),
        (unit, value) => {
          expect(fromBase(toBase(value, unit), unit)).toBeCloseTo(value, 3);
          if (unit !== '°F' && unit !== 'K')
            expect(Number(fromBase(toBase(value, unit), unit).toPrecision(9))).toBe(value);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  test.each([
    [100, 'm³/h', 'L/s', 27.7777777778],
    [100, 'm³/h', 'gpm', 440.28675393],
    [1, 'cfm', 'm³/h', 1.69901079552],
    [50, 'm', 'ft', 164.041994751],
    [6, 'in', 'mm', 152.4],
    [1, 'MPa', 'bar', 10],
    [100, 'psi', 'bar', 6.89475729317],
    [1, 'kgf/cm²', 'bar', 0.980665],
    [150, 'hp', 'kW', 111.854980737],
    [100, 'PS', 'kW', 73.549875],
    [1, 'RT', 'kW', 3.51685284207],
    [1, 'MVA', 'kVA', 1000],
    [212, '°F', '°C', 100],
    [-40, '°C', '°F', -40],
    [0, '°C', 'K', 273.15],
    [1, 't', 'lb', 2204.62262185],
    [1, 'lb·ft', 'N·m', 1.35581794833],
    [1, 'gal', 'L', 3.785411784],
    [36, 'km/h', 'm/s', 10],
  ] as const)('%d %s in %s is %d', (value, from, to, expected) => {
    expect(converted(value, from, to)).toBe(expected);
  });

  test('units of different dimensions do not convert', () => {
    expect(converted(1, 'kVA', 'kW')).toBeNull();
  });

  test('an international symbol is its unit in every language', () => {
    for (const locale of locales)
      for (const unit of keysOf(units).filter((one) => one !== 'DN'))
        expect([locale, unit, unitOf(plainText(unit), locale)]).toEqual([locale, unit, unit]);
  });

  test('a symbol as the site writes it is its unit again', () => {
    // Symbols that stand for two units on a site, for a word of its language, or, as pounds in Chinese, for a class.
    const others = ['fr hp', 'ru hp', 'es hp', 'pt hp', 'de hp', 'ru Wp', 'ar Wp', 'ru s', 'zh lb'];
    const wrong = locales.flatMap((locale) =>
      keysOf(units)
        .filter((unit) => unit !== 'DN' && unitOf(plainText(unitSymbol(locale, unit)), locale) !== unit)
        .map((unit) => `${locale} ${unit}`),
    );
    expect(wrong.toSorted()).toEqual(others.toSorted());
  });

  test.each([
    [0.5, 15],
    [0.75, 20],
    [1.25, 32],
    [2.5, 65],
    [3, 80],
    [4, 100],
    [6, 150],
    [24, 600],
  ])('%d inch is DN %d', (inches, dn) => {
    expect(dnOfInches(inches)).toBe(dn);
    expect(inchesOfDn(dn)).toBe(inches);
  });

  test('seven inches and DN 160 are no size of a pipe', () => {
    expect([dnOfInches(7), inchesOfDn(160)]).toEqual([null, null]);
  });
});
