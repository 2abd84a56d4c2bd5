import { expect, it } from 'vitest';
import { inOrder } from '@/components/company/center/profile-values';

it('sorts fields in the form’s order, whichever was checked first', () => {
  expect(
    inOrder([
      'founded',
      'translations.de.introduction',
      'logo',
      'categories',
      'licence',
      'countryCode',
      'translations.de.address',
      'translations.de.name',
      'translations.en.city',
    ]),
  ).toEqual([
    'translations.en.city',
    'translations.de.name',
    'translations.de.address',
    'countryCode',
    'licence',
    'categories',
    'founded',
    'logo',
    'translations.de.introduction',
  ]);
});
