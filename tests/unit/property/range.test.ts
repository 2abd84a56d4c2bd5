import { expect, it } from 'vitest';
import { unitChoices } from '@/lib/platform/quantity/system';
import { bucketsOf } from '@/lib/property/range';
import { readRangeCounts } from '@/lib/search/count';

const edges = (values: number[], unit: Parameters<typeof bucketsOf>[1]) =>
  bucketsOf(values, unit).map(({ max }) => max);

it('limits of buckets read well in the unit of the column', () => {
  expect(bucketsOf([19.3, 41, 58, 117], 'm')).toEqual([
    { min: null, max: 20 },
    { min: 20, max: 40 },
    { min: 40, max: 60 },
    { min: 60, max: 120 },
    { min: 120, max: null },
  ]);
  expect(edges([0.0193, 0.041, 0.98], 'mm')).toEqual([0.02, 0.04, 1, null]);
  expect(edges([36, 74, 151], 'hp')).toEqual([37.28499, 74.56999, 149.14, null]);
  expect(edges([-41, 0, 61], '°C')).toEqual([-40, 0, 60, null]);
});

it('sizes keep their steps, and values that are all alike have no buckets', () => {
  expect(edges([50, 65, 65, 125], 'DN')).toEqual([50, 65, 125, null]);
  expect(bucketsOf([380, 380, 380, 381], 'V')).toEqual([]);
  expect(bucketsOf([Number.POSITIVE_INFINITY], 'V')).toEqual([]);
});

it('counts a product in each bucket that it reaches into', () => {
  const buckets = bucketsOf([20, 40, 60], 'm');
  const counts = readRangeCounts(
    [{ property: 'head', unit: 'm', buckets }],
    [
      { kind: 'head', value: '1', n: 5 },
      { kind: 'head', value: '6', n: 2 },
      { kind: 'head', value: '15', n: 1 },
      { kind: 'flow', value: '15', n: 9 },
    ],
  );
  expect(counts[0]?.buckets.map(({ count }) => count)).toEqual([6, 3, 3, 1]);
});

it('offers the units of the trade, that of the column first', () => {
  expect(unitChoices('m')).toEqual(['m', 'ft']);
  expect(unitChoices('m³/h')).toEqual(['m³/h', 'L/s', 'gpm']);
  expect(unitChoices('t')).toEqual(['t', 'kg', 'lb']);
  expect(unitChoices('hp')).toEqual(['hp', 'kW']);
  expect(unitChoices('°C')).toEqual(['°C', '°F']);
  expect(unitChoices('mm')).toEqual(['mm', 'in']);
  expect(unitChoices('kVA')).toEqual(['kVA']);
});
