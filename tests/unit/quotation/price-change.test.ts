import { expect, it } from 'vitest';
import { priceChange } from '@/lib/quotation/price-change';

const version = (number: number, unitPrice: number, currency = 'EUR') => ({
  ...{ number, unitPrice, currency, changed: [], createdAt: '2026-12-01T10:00:00Z' },
});
const plain = (text?: string) => text?.replace(/[\u00a0\u202f\u200e\u200f]/g, ' ');

it('is told in figures and per cent, in the language of its reader', () => {
  const english = priceChange('en', version(1, 900), version(3, 850.5));
  expect([english?.from, english?.to, english?.change]).toEqual(['€900', '€850.50', '-5.5%']);
  expect(plain(priceChange('de', version(1, 850), version(2, 900))?.change)).toBe('+5,9 %');
});

it('is nothing where the price stayed, the currency is another or there is no earlier version', () => {
  expect(priceChange('en', version(1, 900), version(2, 900))).toBeNull();
  expect(priceChange('en', version(1, 900, 'USD'), version(2, 850))).toBeNull();
  expect(priceChange('en', undefined, version(1, 850))).toBeNull();
});
