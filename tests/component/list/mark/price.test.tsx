import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { Price, PriceUnit } from '@/components/list/mark/price';
import type { ProductPrice } from '@/lib/product/types';
import messages from '@/messages/en.json';

const shown = (of: ProductPrice, bare = false) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Price of={of} locale="en" bare={bare} /> <PriceUnit of={of} unit="piece" locale="en" />
    </NextIntlClientProvider>,
  ).container.textContent;
const fixed = { kind: 'fixed', min: 1250, currency: 'USD' } as const;

it('a price per several units says so everywhere', () => {
  expect(shown(fixed)).toBe('US$12.50 per piece');
  expect(shown({ ...fixed, per: 1000 })).toBe('US$12.50 / 1,000 per 1,000 pieces');
  expect(shown({ ...fixed, per: 1000 }, true)).toBe('US$12.50 per 1,000 pieces');
  expect(shown({ ...fixed, kind: 'range', max: 2000, per: 100 })).toBe('US$12.50–20.00 / 100 per 100 pieces');
  expect(shown({ kind: 'negotiable' })).toBe(`${messages.product.negotiable} `);
});
