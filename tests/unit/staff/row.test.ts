import { expect, it } from 'vitest';
import type { Locale } from '@/lib/platform/i18n/site';
import type { FieldName } from '@/lib/staff/review/field';
import { gatherFields } from '@/lib/staff/review/row';
import type { FieldView } from '@/lib/staff/review/types';

const view = (field: FieldName, locale: Locale | null, after: string, before: string[] = []): FieldView => ({
  ...{
    path: locale ? `${field}.${locale}` : field,
    field,
    locale,
    show: 'text',
    before,
    after: [after],
    changed: true,
  },
});

it('groups equal texts of several languages, puts number and licence first, and a field’s languages together', () => {
  const rows = gatherFields(
    [
      ...[view('address', 'zh', 'Hafenstr. 1'), view('slogan', 'zh', 'Pumps'), view('address', 'en', 'Hafenstr. 1')],
      ...[view('slogan', 'de', 'Pumpen'), view('address', 'de', 'Hafenstr. 1'), view('address', 'fr', 'Rue 1')],
      ...[view('phone', null, '1'), view('licence', null, 'a.pdf'), view('registrationNumber', null, 'HRB 7')],
    ],
    'de',
  );
  expect(rows.map(({ paths }) => paths)).toEqual([
    ...[['registrationNumber'], ['licence'], ['address.zh', 'address.en', 'address.de'], ['address.fr']],
    ...[['slogan.de'], ['slogan.zh'], ['phone']],
  ]);
  expect(rows[2]).toMatchObject({ locale: null, locales: ['zh', 'en', 'de'], after: ['Hafenstr. 1'] });
});

it('separates texts that differed before', () => {
  const rows = gatherFields([view('city', 'zh', 'Kiel', ['Kiel']), view('city', 'en', 'Kiel', ['Bremen'])], 'en');
  expect(rows.map(({ paths, locale }) => [paths, locale])).toEqual([
    [['city.en'], 'en'],
    [['city.zh'], 'zh'],
  ]);
});
