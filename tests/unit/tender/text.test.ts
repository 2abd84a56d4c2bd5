import { expect, it } from 'vitest';
import { translator } from '@/lib/platform/i18n/translate';
import { tenderName } from '@/lib/tender/text';

it.each([
  ['en', { text: 'Pumping station', locale: 'en' }, null, null, 'Pumping station'],
  ['en', { text: 'Przepompownia', locale: 'pl' }, '45', null, 'Construction work – Przepompownia'],
  ['en', { text: 'Przepompownia', locale: 'pl' }, '452', null, 'Building and civil engineering work – Przepompownia'],
  ['de', { text: 'Przepompownia', locale: 'pl' }, '45', null, 'Bauarbeiten – Przepompownia'],
  ['en', { text: 'Przepompownia', locale: 'pl' }, null, null, 'Tender notice – Przepompownia'],
] as const)('on %s, %o is named in a script its readers know', async (locale, title, cpv, category, name) => {
  expect(tenderName(await translator(locale), { title, cpv, category })).toBe(name);
});
