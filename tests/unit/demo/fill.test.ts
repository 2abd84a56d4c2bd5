import { expect, it } from 'vitest';
import { fill } from '@/lib/demo/load-product';
import { readCompanies, readSectors, readShowroom } from '@/lib/demo/seed';
import { locales } from '@/lib/platform/i18n/site';
import { unitSymbol } from '@/lib/product/unit';

const size = { model: '630', price: 8400, power: 2.5, voltage: '10/0.4', flow: [1.5, 3] as [number, number] };

it('figures in a product’s texts have the language’s decimal separator', () => {
  const texts = locales.map((locale) => [
    locale,
    fill('{model}, {power}, {flow}, {voltage} kV', size, 'TR-0.4', locale),
  ]);
  const [point, comma] = ['TR-0.4, 2.5, 1.5–3, 10/0.4 kV', 'TR-0.4, 2,5, 1,5–3, 10/0,4 kV'];
  expect(Object.fromEntries(texts)).toEqual({
    ...{ zh: point, en: point, ar: point },
    ...{ fr: comma, ru: comma, es: comma, pt: comma, de: comma },
  });
});

it('figures in a product’s parameter table have it too', () => {
  const sectors = readSectors();
  const typed = sectors.flatMap(({ kinds }) =>
    kinds.flatMap(({ params, sizes }) =>
      params.flatMap(({ key, type }) => (type === 'text' ? sizes.map((size) => String(size[key])) : [])),
    ),
  );
  expect(typed.length).toBeGreaterThan(300);
  expect(typed.filter((text) => /\d[.,]\d/.test(text))).toEqual([]);
  const called = (sector: string, key: string) => sectors.find((one) => one.sector === sector)?.options[key];
  expect(called('energy', '10/0.4')).toEqual({
    ...{ zh: '10/0.4\u00a0kV', en: '10/0.4\u00a0kV', ar: '10/0.4\u00a0ك.ف', ru: '10/0,4\u00a0кВ' },
    ...{ fr: '10/0,4\u00a0kV', es: '10/0,4\u00a0kV', pt: '10/0,4\u00a0kV', de: '10/0,4\u00a0kV' },
  });
  expect(called('mining', '2×2.2')).toMatchObject({ en: '2×2.2\u00a0kW', de: '2×2,2\u00a0kW' });
  expect(called('information', 'M20×1.5')).toMatchObject({ zh: 'M20×1.5', fr: 'M20×1,5' });
});

it('Arabic texts write out kilowatts, like the parameter table', () => {
  const texts = JSON.stringify([readSectors(), readCompanies(), readShowroom()]);
  const [kilowatt, hours] = ['kW', 'kWh'].map((unit) => unitSymbol('ar', unit));
  expect([kilowatt, hours].map((unit) => texts.includes(`} ${unit}`))).toEqual([true, true]);
  expect(texts.match(/.{20}[كم]\.و(?![\u0621-\u064a]).{5}/g)).toBeNull();
});
