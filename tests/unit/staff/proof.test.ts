import { expect, it } from 'vitest';
import type { Locale } from '@/lib/platform/i18n/site';
import type { FieldName } from '@/lib/staff/review/field';
import { provenFields } from '@/lib/staff/review/proof';
import type { FieldView } from '@/lib/staff/review/types';

const view = (field: FieldName, locale: Locale | null = null, after = ['typed']): FieldView => ({
  ...{ path: locale ? `${field}.${locale}` : field, field, locale, show: 'text', before: [], after, changed: true },
});

it('puts the number first, then the submission’s language, then the others', () => {
  const fields = [
    ...[view('name', 'zh'), view('city', 'zh'), view('slogan', 'de'), view('name', 'en'), view('region', 'de', [])],
    ...[view('name', 'de'), view('city', 'de'), view('phone'), view('countryCode'), view('registrationNumber')],
  ];
  expect(provenFields(fields, 'de').map(({ path }) => path)).toEqual([
    ...['registrationNumber', 'name.de', 'countryCode', 'city.de', 'name.zh', 'city.zh', 'name.en'],
  ]);
});
