import { expect, it } from 'vitest';
import { priceChange } from '@/lib/quotation/price-change';

const version = (number: number, unitPrice: number, currency = 'EUR', priceQuantity = 1) => ({
  ...{ number, unitPrice, priceQuantity, currency, changed: [], createdAt: '2026-12-01T10:00:00Z' },
  ...{ incoterm: 'CIF' as const, place: 'Dakar' },
});
const plain = (text?: string) => text?.replace(/[\u00a0\u202f\u200e\u200f]/g, ' ');

it('is shown in figures and per cent, in its reader’s language', () => {
  const english = priceChange('en', version(1, 900), version(3, 850.5));
  expect([english?.from, english?.to, english?.change]).toEqual(['€900', '€850.50', '-5.5%']);
  expect(plain(priceChange('de', version(1, 850), version(2, 900))?.change)).toBe('+5,9 %');
});

it('is per unit, whatever the prices are for', () => {
  const change = priceChange('en', version(1, 0.05), version(2, 45, 'EUR', 1000));
  expect([change?.from, change?.to, change?.change]).toEqual(['€0.05', '€45 / 1,000', '-10%']);
  expect(priceChange('en', version(1, 0.05), version(2, 50, 'EUR', 1000))).toBeNull();
});

it('is empty for an equal price, another currency or no earlier version', () => {
  expect(priceChange('en', version(1, 900), version(2, 900))).toBeNull();
  expect(priceChange('en', version(1, 900, 'USD'), version(2, 850))).toBeNull();
  expect(priceChange('en', undefined, version(1, 850))).toBeNull();
});
