import { expect, it } from 'vitest';
import { atOffset, formatDay, formatDays, formatOffset } from '@/lib/platform/i18n/format';
import { locales } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';

it.each([
  ['zh', '2026年12月16日至2026年12月19日'],
  ['en', '16 to 19 December 2026'],
  ['fr', 'Du 16 au 19 décembre 2026'],
  ['ru', '16 – 19 декабря 2026 г.'],
  ['es', 'Del 16 al 19 de diciembre de 2026'],
  ['ar', 'من 16 إلى 19 ديسمبر 2026'],
  ['pt', 'De 16 a 19 de dezembro de 2026'],
  ['de', '16. bis 19. Dezember 2026'],
] as const)('days of one month are written with it once: %s', async (locale, text) => {
  const t = await translator(locale);
  expect(t('fair.range', formatDays(locale, '2026-12-16', '2026-12-19')).replace(/\s/g, ' ')).toBe(text);
});

it.each([
  ['fr', '1er janvier 2027', '11 janvier 2027'],
  ['pt', '1º de janeiro de 2027', '11 de janeiro de 2027'],
  ['en', '1 January 2027', '11 January 2027'],
] as const)('the first of a month is written as usual in the language: %s', (locale, first, eleventh) => {
  expect([formatDay(locale, '2027-01-01', 'long'), formatDay(locale, '2027-01-11', 'long')]).toEqual([first, eleventh]);
});

it.each(locales)('days of two years are written with both: %s', (locale) => {
  const { from, to } = formatDays(locale, '2026-12-30', '2027-01-02');
  expect([from.includes('2026'), to.includes('2027')]).toEqual([true, true]);
});

it('names a UTC offset and writes a time with it', () => {
  expect([0, 60, -180, 345, -210].map(formatOffset)).toEqual(['UTC', 'UTC+1', 'UTC−3', 'UTC+5:45', 'UTC−3:30']);
  expect(atOffset('2026-12-10T23:30:00Z', 60)).toBe('2026-12-11T00:30:00.000Z');
});
