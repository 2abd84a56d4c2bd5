import { expect, it } from 'vitest';
import { dayField, instantField } from '@/lib/platform/field/day';
import { purchaseFields } from '@/lib/purchase/schema';

it.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['0001-01-01', true],
  ['0000-01-01', false],
  ['9999-12-31', true],
])('accepts dates that a database can store: %s', (day, taken) => {
  expect(dayField().safeParse(day).success).toBe(taken);
  expect(instantField().safeParse(`${day}T12:00:00Z`).success).toBe(taken);
});

it('reports an invalid date at its field', () => {
  const draft = { locale: 'en', translations: { en: { title: 'Pumps' } } };
  const fieldsOf = (over: object) =>
    purchaseFields.safeParse({ ...draft, ...over }).error?.issues.map(({ path }) => path.join('.'));
  expect(fieldsOf({ deliveryBy: '0000-01-01' })).toEqual(['deliveryBy']);
  expect(fieldsOf({ validUntil: '0000-01-01T00:00:00Z' })).toEqual(['validUntil']);
  expect(fieldsOf({})).toBeUndefined();
});
