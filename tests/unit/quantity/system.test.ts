import { describe, expect, test } from 'vitest';
import { shownInterval } from '@/lib/platform/quantity/system';
import { toBase } from '@/lib/platform/quantity/unit';
import { type Window, windowOf } from '@/lib/platform/quantity/window';

describe('a unit system', () => {
  test('shows what was written in its own units as it was written', () => {
    expect(shownInterval('en', { min: 86, max: 198 }, 'm³/h', 'metric')).toEqual({ figure: '86–198', unit: 'm³/h' });
    expect(shownInterval('de', { min: 1.2345, max: 1.2345 }, 'kW', 'metric').figure).toBe('1,2345');
    expect(shownInterval('en', { min: toBase(60, 'hp'), max: toBase(60, 'hp') }, 'hp', 'us').figure).toBe('60');
  });

  test('rounds what it converts', () => {
    expect(shownInterval('en', { min: 86, max: 198 }, 'm³/h', 'us')).toEqual({ figure: '379–872', unit: 'gpm' });
    expect(shownInterval('en', { min: 50, max: null }, 'm', 'us')).toEqual({ figure: '≥\u00a0164', unit: 'ft' });
    expect(shownInterval('ru', { min: null, max: 16 }, 'bar', 'us')).toEqual({ figure: '≤\u00a0232', unit: 'psi' });
    expect(shownInterval('en', { min: -20, max: 60 }, '°C', 'us').figure).toBe('-4–140');
    expect(shownInterval('fr', { min: toBase(60, 'hp'), max: toBase(60, 'hp') }, 'hp', 'metric')).toEqual({
      figure: '44,7',
      unit: 'kW',
    });
  });

  test('leaves units alone that both systems use', () => {
    expect(shownInterval('en', { min: 1000, max: 1000 }, 'kVA', 'us')).toEqual({ figure: '1,000', unit: 'kVA' });
  });
});

type Range = { min: number; max: number };
const overlaps = (one: Range, { min, max }: Window['exact']) =>
  (max === null || one.min <= max) && (min === null || min <= one.max);
const placeOf = (one: Range, { exact, near }: Window) =>
  overlaps(one, exact) ? 'first' : overlaps(one, near) ? 'behind' : 'not';

describe('a product matches a quantity', () => {
  const head = (value: number) => ({ dimension: 'length', min: value, max: value }) as const;
  const matchOf = (min: number, max: number, direction: 'more' | 'less' | 'neither' = 'more') =>
    placeOf({ min, max }, windowOf(head(50), 'm', direction));

  test('where its range contains the value, or nearly does', () => {
    expect([matchOf(9, 52), matchOf(50, 50), matchOf(49.5, 49.5)]).toEqual(['first', 'first', 'first']);
  });

  test('behind others where it is better than needed, and hardly where it is worse', () => {
    expect([matchOf(60, 60), matchOf(70, 70), matchOf(10, 46)]).toEqual(['behind', 'behind', 'behind']);
    expect([matchOf(100, 120), matchOf(5, 40)]).toEqual(['not', 'not']);
    expect([matchOf(40, 40, 'less'), matchOf(60, 60, 'less')]).toEqual(['behind', 'not']);
  });

  test('a customary value matches the metric size it is sold as', () => {
    const power = toBase(150, 'hp');
    const window = windowOf({ dimension: 'power', min: power, max: power }, 'hp', 'neither');
    expect(placeOf({ min: 110, max: 110 }, window)).toBe('first');
    expect(placeOf({ min: 132, max: 132 }, window)).toBe('not');
  });

  test('a size is the same or not', () => {
    const window = windowOf({ dimension: 'nominalDiameter', min: 150, max: 150 }, 'DN', 'neither');
    expect([150, 125].map((size) => placeOf({ min: size, max: size }, window))).toEqual(['first', 'not']);
  });
});
