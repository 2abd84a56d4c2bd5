import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { ProductCards } from '@/components/product/list/product-cards';
import type { ProductCard } from '@/lib/product/types';
import en from '@/messages/en.json';

const chiller = (id: number): ProductCard => ({
  id,
  name: { text: `Chiller ${id}`, locale: 'en' },
  summary: { text: '', locale: 'en' },
  cover: 'product/7.jpg',
  price: { kind: 'fixed', min: 120_000, currency: 'USD' },
  unit: 'set',
  minimumOrder: 1,
  fresh: false,
  supplier: {
    id: 4,
    name: { text: 'Shuolan Pumps', locale: 'en' },
    countryCode: 'CN',
    grade: 'A',
    membership: 'gold',
    years: 9,
  },
});
const figures = ['500 kW', '7 °C'].map((text) => ({ name: null, text, isSingle: true, rest: 'chiller' }));

it.each([
  ['d', 1, ['Chiller 1', 'Chiller 2', 'Close matches for “500 kW, 7 °C”', 'Chiller 3']],
  ['m', 3, ['Close matches for “500 kW, 7 °C”', 'Chiller 1', 'Chiller 2', 'Chiller 3']],
  ['d', 0, ['Chiller 1', 'Chiller 2', 'Chiller 3']],
] as const)('says once where products begin that are only near the figures: %s, %i', (device, near, expected) => {
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <ProductCards {...{ items: [1, 2, 3].map(chiller), near, keyFigures: {}, figures, locale: 'en', device }} />
    </NextIntlClientProvider>,
  );
  const heads = screen.getAllByRole('heading').map(({ textContent }) => textContent?.replace(/[\u2068\u2069]/g, ''));
  expect(heads).toEqual(expected);
});
