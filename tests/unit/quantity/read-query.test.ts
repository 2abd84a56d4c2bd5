import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { writeDecimal } from '@/lib/platform/i18n/number';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { readQuery } from '@/lib/platform/quantity/read-query';
import { toBase } from '@/lib/platform/quantity/unit';
import { runs } from '../../property';
import { understood } from './understood';

type Case = readonly [locale: Locale, text: string, understood: readonly string[], words: string];
const cases: readonly Case[] = [
  ['en', 'slurry pump 50 m head 100 m3/h', ['50 m', '100 m³/h'], 'slurry pump head'],
  ['en', '110 kW motor', ['110 kW'], 'motor'],
  ['en', 'DN150 valve', ['150 DN'], 'valve'],
  ['en', '6 inch gate valve', ['6 in'], 'gate valve'],
  ['en', '1 MVA transformer', ['1 MVA'], 'transformer'],
  ['ar', 'مضخة ٥٠ متر', ['50 m'], 'مضخة'],
  ['zh', '1000 千伏安 变压器', ['1000 kVA'], '变压器'],
  ['zh', '扬程不低于50米的渣浆泵', ['≥50 m'], '扬程 渣浆泵'],
  ['zh', '５０ｋＷ电机', ['50 kW'], '电机'],
  ['zh', '1.5万方/小时 水泵', ['15000 m³/h'], '水泵'],
  ['en', '1½" ball valve', ['1.5 in'], 'ball valve'],
  ['en', '1-1/2 inch ball valve', ['1.5 in'], 'ball valve'],
  ['en', 'pressure 10–20 bar', ['10–20 bar'], 'pressure'],
  ['en', 'between 10 and 20 bar', ['10–20 bar'], ''],
  ['en', '10 bar to 2 MPa pump', ['1–2 MPa'], 'pump'],
  ['de', 'Pumpe bis 16 bar', ['≤16 bar'], 'Pumpe'],
  ['de', 'Trafo 1.000 kVA', ['1000 kVA'], 'Trafo'],
  ['en', 'transformer 1,000 kVA 10/0.4 kV', ['1000 kVA', '10 kV', '0.4 kV'], 'transformer'],
  ['ru', 'задвижка Ду150 Ру16', ['150 DN', '16 bar'], 'задвижка'],
  ['ru', 'насос 1 000 куб.м/ч, 7,5 кВт', ['1000 m³/h', '7.5 kW'], 'насос'],
  ['es', 'bomba hasta 5 mil litros por hora', ['≤5000 L/h'], 'bomba'],
  ['ar', 'پمپ ۵۰ متر', ['50 m'], 'پمپ'],
  ['en', 'camera -20~60℃', ['-20–60 °C'], 'camera'],
  ['en', 'pump 2 x 55 kW', ['55 kW'], 'pump'],
  ['en', 'cable 3x95 mm²', ['95 mm²'], 'cable'],
  ['en', '50/60 Hz generator', ['50 Hz', '60 Hz'], 'generator'],
  ['en', '3/4 hp motor', ['0.75 hp'], 'motor'],
  ['en', 'motor about 100 kW', ['90–110 kW'], 'motor'],
];

describe('a search text', () => {
  test.each(cases)('%s: %s', (locale, text, expected, words) => {
    expect(understood(text, locale)).toEqual(expected);
    expect(readQuery(text, locale).words).toBe(words);
  });

  test.each([
    'ISO 9001',
    'M12 bolt',
    'M12x50 mm bolt',
    '2N3904',
    'DN flange',
    'A4 paper',
    '5G router',
    '4K camera',
    '304 stainless',
    '316L pipe',
    '6061-T6 plate',
    '6005A profile',
    '4 in 1 machine',
    '4-in-1 machine',
    'API 6A wellhead',
    'class 300 flange',
    '300LB flange',
    'GB/T 12771 pipe',
    'IP65 enclosure',
    'SL-50 m',
    'CR2032 battery',
    '600x900 mm jaw crusher',
    '50方钢管',
    '5升降机',
    'Euro 5 t',
    '3 phase motor',
    '50 в комплекте',
    '2 с насосом',
    'H.265 encoder',
  ])('%s is left alone in every language', (text) => {
    for (const locale of locales) expect([locale, ...understood(text, locale)]).toEqual([locale]);
    expect(readQuery(text, 'en').words).toBe(text);
  });

  test('a pipe in inches or millimetres is a nominal diameter too, and the other way round', () => {
    const of = (text: string) => readQuery(text, 'en').quantities[0]?.readings;
    expect(of('6 inch valve')).toEqual([
      { dimension: 'length', min: 0.1524, max: 0.1524 },
      { dimension: 'nominalDiameter', min: 150, max: 150 },
    ]);
    expect(of('DN150 valve')?.map(({ dimension }) => dimension)).toEqual(['nominalDiameter', 'length']);
    expect(of('150 mm valve')?.map(({ dimension }) => dimension)).toEqual(['length', 'nominalDiameter']);
    expect(of('160 mm valve')?.map(({ dimension }) => dimension)).toEqual(['length']);
  });

  test('says where it read a quantity', () => {
    const text = 'مضخة لا تقل عن ٥٠ متر';
    const [one] = readQuery(text, 'ar').quantities;
    expect(text.slice(one?.start, one?.end)).toBe('لا تقل عن ٥٠ متر');
  });

  it('reads a value as any language writes it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 0, max: 3 }),
        fc.constantFrom('kW', 'bar', 'm³/h', 'kVA', 'rpm'),
        (locale, whole, digits, unit) => {
          const value = Number(`${whole}e-${digits}`);
          const [one, ...more] = readQuery(`x ${writeDecimal(locale, value, { digits })} ${unit}`, locale).quantities;
          expect(more).toEqual([]);
          expect(one?.readings[0]?.min).toBe(toBase(value, unit as 'kW'));
        },
      ),
      { numRuns: runs(400) },
    );
  });

  it('takes any text, and its places lie apart inside it', () => {
    const piece = fc.constantFrom(
      ...[
        '50',
        ' ',
        'm',
        'm³/h',
        '-',
        '–',
        '/',
        'x',
        '½',
        '٥٠',
        '千瓦',
        '"',
        'DN',
        '≥',
        'bis',
        '°C',
        '.',
        ',',
        'ك.ف',
        '万',
        'A',
        '\u200f',
        ...['分', '像素', '零下', '每小时', '吨', 'PN', 'minus ', 'C', 'تحت الصفر', 'kV'],
      ],
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.oneof(
          fc.string({ unit: 'grapheme' }),
          fc.array(piece, { maxLength: 14 }).map((list) => list.join('')),
        ),
        (locale, text) => {
          let past = 0;
          for (const { start, end, readings } of readQuery(text, locale).quantities) {
            expect(start).toBeGreaterThanOrEqual(past);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(text.length);
            expect(readings.length).toBeGreaterThan(0);
            for (const { min, max } of readings) if (min !== null && max !== null) expect(min).toBeLessThanOrEqual(max);
            past = end;
          }
        },
      ),
      { numRuns: runs(1500) },
    );
  });
});
