import { expect, it } from 'vitest';
import { locales } from '@/lib/platform/i18n/site';
import { listZones } from '@/lib/platform/i18n/time-zone';

it('every time zone is listed once, from west to east', () => {
  for (const locale of locales) {
    const ids = listZones(locale).map(({ id }) => id);
    expect([...ids].sort()).toEqual([...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].sort());
    const places = ['Pacific/Pago_Pago', 'America/Lima', 'UTC', 'Asia/Dubai', 'Asia/Karachi', 'Asia/Shanghai'];
    expect(ids.filter((id) => places.includes(id))).toEqual(places);
  }
});

it.each([
  ['zh', /\p{Script=Han}/u],
  ['en', /^China .*Time$/],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
] as const)('is named in the site’s language, with its UTC offset: %s', (locale, words) => {
  const zone = listZones(locale).find(({ id }) => id === 'Asia/Shanghai');
  expect(zone?.name).toMatch(words);
  expect(zone?.offset).toMatch(/\+8$/);
  expect(listZones(locale).find(({ id }) => id === 'UTC')?.name).toBeNull();
});
