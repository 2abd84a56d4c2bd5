import { expect, it } from 'vitest';
import { fill } from '@/lib/demo/load-product';
import { locales } from '@/lib/i18n/site';

const size = { model: '630', price: 8400, power: 2.5, voltage: '10/0.4', flow: [1.5, 3] as [number, number] };

it('figures in the texts of a product have the decimal sign of the language', () => {
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
