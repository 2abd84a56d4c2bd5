import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import keyParameters from '@/lib/demo/data/key-parameter.json';
import type { KindSeed, SectorSeed } from '@/lib/demo/seed';
import { keysOf } from '@/lib/platform/definition';
import { locales } from '@/lib/platform/i18n/site';
import type { ParameterValue } from '@/lib/product/types';
import { readFilters } from '@/lib/property/filter';
import { keyParameter, keyParameterCount } from '@/lib/property/parameter';
import { rangesOf } from '@/lib/property/range';
import { properties, propertyWords } from '@/lib/property/rules';

const sectors = [
  'agriculture',
  'construction',
  'energy',
  'information',
  'light-industry',
  'medical',
  'mining',
  'transport',
];
const seeds = sectors.map(
  (name): SectorSeed => JSON.parse(readFileSync(`lib/demo/data/catalogue/${name}.json`, 'utf8')),
);
const kindsOf = (category: string) => seeds.flatMap(({ kinds }) => kinds.filter((kind) => kind.category === category));

const storedValue = (param: KindSeed['params'][number], value: unknown): ParameterValue | null => {
  const { unit = '' } = param;
  if (param.type === 'text') return { kind: 'text', text: String(value), unit };
  if (Array.isArray(value)) return { kind: 'range', min: Number(value[0]), max: Number(value[1]), unit };
  return param.type === 'option' ? null : { kind: 'number', min: Number(value), unit };
};

describe.each(Object.entries(keyParameters))('the key parameters of %s', (category, declared) => {
  test('are three to five, each with a unit of its property', () => {
    expect(declared.length).toBeGreaterThanOrEqual(keyParameterCount.min);
    expect(declared.length).toBeLessThanOrEqual(keyParameterCount.max);
    for (const one of declared) keyParameter.parse(one);
    expect(new Set(declared.map(({ property }) => property)).size).toBe(declared.length);
  });

  it('reads a value of every product of the demo that has one', () => {
    const kinds = kindsOf(category);
    const labels = new Set(kinds.flatMap(({ params }) => params.map(({ label }) => label)));
    for (const one of declared) {
      const { property, parameters } = keyParameter.parse(one);
      for (const label of parameters)
        expect([category, labels.has(label) ? 'known' : label]).toEqual([category, 'known']);
      for (const { params, sizes, key } of kinds)
        for (const param of params.filter(({ label }) => parameters.includes(label)))
          for (const size of sizes) {
            const value = storedValue(param, size[param.key]);
            const ranges = value ? rangesOf(value, properties[property].dimension) : [];
            expect([key, param.label, size[param.key], ranges.length > 0]).toEqual([
              key,
              param.label,
              size[param.key],
              true,
            ]);
          }
    }
  });
});

test('every category with products declares its key parameters', () => {
  const used = new Set(seeds.flatMap(({ kinds }) => kinds.map(({ category }) => category)));
  expect([...used].filter((category) => !(category in keyParameters))).toEqual([]);
});

test('a property has words in eight languages', () => {
  for (const property of keysOf(properties))
    for (const locale of locales)
      expect(propertyWords(locale, property).every((word) => word.trim() !== '')).toBe(true);
});

describe('a stored value', () => {
  const text = (value: string, unit: string): ParameterValue => ({ kind: 'text', text: value, unit });
  test.each([
    [
      'DN50/DN32',
      '',
      'nominalDiameter',
      [
        [50, 50],
        [32, 32],
      ],
    ],
    [
      '10/0.4',
      'kV',
      'voltage',
      [
        [10_000, 10_000],
        [400, 400],
      ],
    ],
    ['380–415', 'V', 'voltage', [[380, 415]]],
    ['220–240 V, 50 Hz', '', 'voltage', [[220, 240]]],
    ['12 V DC / PoE', '', 'voltage', [[12, 12]]],
    ['2×5.5', 'kW', 'power', [[5.5, 5.5]]],
    [
      '75/50',
      'mm',
      'length',
      [
        [0.075, 0.075],
        [0.05, 0.05],
      ],
    ],
    [
      '400×600',
      'mm',
      'length',
      [
        [0.4, 0.4],
        [0.6, 0.6],
      ],
    ],
    ['2 1/16', 'in', 'length', [[0.0523875, 0.0523875]]],
    [
      '9 5/8 × 5 1/2',
      'in',
      'length',
      [
        [0.244475, 0.244475],
        [0.1397, 0.1397],
      ],
    ],
    ['PN16', '', 'pressure', [[16, 16]]],
    ['IP68', '', 'pressure', []],
    ['18.00R25', '', 'length', []],
  ] as const)('%s %s', (value, unit, dimension, expected) => {
    expect(rangesOf(text(value, unit), dimension).map(({ min, max }) => [min, max])).toEqual(expected);
  });

  test('a number or range is in the base unit, and of one dimension', () => {
    expect(rangesOf({ kind: 'range', min: 86, max: 198, unit: 'm³/h' }, 'flow')).toEqual([{ min: 86, max: 198 }]);
    expect(rangesOf({ kind: 'number', min: 60, unit: 'hp' }, 'power')).toEqual([
      { min: 44.741992294936, max: 44.741992294936 },
    ]);
    expect(rangesOf({ kind: 'number', min: 7, unit: 'persons' }, 'flow')).toEqual([]);
    expect(rangesOf({ kind: 'number', min: 7, unit: 'kW' }, 'apparentPower')).toEqual([]);
  });
});

describe('a search', () => {
  const read = (text: string, locale: (typeof locales)[number]) => {
    const { filters, words } = readFilters(text, locale);
    return [
      ...filters.map((one) => `${one.named ?? one.candidates.map(({ property }) => property)}: ${one.text}`),
      words,
    ];
  };

  test.each([
    ['en', 'slurry pump 50 m head 100 m3/h', ['head: 50 m', 'flow,airflow: 100 m3/h', 'slurry pump']],
    ['zh', '扬程不低于50米的渣浆泵', ['head: 不低于50米', '渣浆泵']],
    ['zh', '扬程50米流量100方渣浆泵', ['head: 50米', 'flow: 100方', '渣浆泵']],
    ['de', 'Kreiselpumpe Förderhöhe 50 m', ['head: 50 m', 'Kreiselpumpe']],
    ['ru', 'насос напором 50 м', ['head: 50 м', 'насос']],
    ['fr', 'pompe débit de 100 m³/h', ['flow: 100 m³/h', 'pompe']],
    ['es', 'bomba caudal de 100 m3/h', ['flow: 100 m3/h', 'bomba']],
    ['pt', 'bomba vazão 100 m³/h', ['flow: 100 m³/h', 'bomba']],
    ['ar', 'مضخة رفع ٥٠ متر', ['head: ٥٠ متر', 'مضخة']],
    ['en', 'DN150 valve', ['size,diameter: DN150', 'valve']],
    ['en', 'no-load loss ≤ 1.2 kW', ['loss: ≤ 1.2 kW', '']],
    ['en', '5 kW power supply', ['power: 5 kW', 'power supply']],
    ['en', '150 bar pressure washer', ['pressure: 150 bar', 'pressure washer']],
    ['zh', '1.6MPa压力表', ['pressure: 1.6MPa', '压力表']],
    ['ru', 'датчик давления 16 бар', ['pressure: 16 бар', 'датчик давления']],
    ['en', 'pressure gauge', ['pressure gauge']],
    ['en', 'belt conveyor 800 mm wide 30 m long', ['width: 800 mm', 'length: 30 m', 'belt conveyor']],
  ] as const)('%s: %s', (locale, text, expected) => {
    expect(read(text, locale)).toEqual(expected);
  });

  test('takes what the products in question have', () => {
    const { filters, words } = readFilters('gate valve 6 inch 3 kW', 'en', ['size', 'pressure']);
    expect(filters.map(({ named, candidates }) => [named, candidates.map(({ property }) => property)])).toEqual([
      [null, ['size']],
    ]);
    expect(words).toBe('gate valve 3 kW');
  });
});
