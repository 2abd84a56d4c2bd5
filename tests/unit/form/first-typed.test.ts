import { expect, it } from 'vitest';
import { firstTyped } from '@/components/form/same-value';

it('describes an unsaved item by the first words its author typed', () => {
  const blank = { currency: 'EUR', validUntil: '', message: '', files: [''] };
  expect(firstTyped(blank, { ...blank, message: ' Two pumps ' })).toBe('Two pumps');
  const filled = { ...blank, currency: 'USD', validUntil: '2027-01-20T15:59:00.000Z', message: 'Two pumps' };
  expect(firstTyped(blank, filled)).toBe('Two pumps');
  expect(firstTyped(blank, { ...filled, message: '' })).toBe('');
});
