import { expect, it } from 'vitest';
import { daysAgo, formatClock, formatZonedDay } from '@/lib/platform/calendar/clock';
import { dayIn, dayOf, timeOfDay } from '@/lib/platform/calendar/zoned-day';
import * as format from '@/lib/platform/i18n/format';
import { locales } from '@/lib/platform/i18n/site';
import { zoneName } from '@/lib/platform/i18n/time-zone';
import { hostileTexts } from '../../hostile-text';

it.each(hostileTexts)('no formatter throws at %s', (text) => {
  for (const locale of locales) {
    const texts = [
      format.formatDay(locale, text),
      format.formatMonth(locale, text),
      ...Object.values(format.formatDays(locale, text, '2026-12-01')),
      ...Object.values(format.formatDays(locale, '2026-12-01', text)),
      format.formatInstant(locale, text, 'UTC'),
      format.formatInstant(locale, '2026-12-01T10:00:00.000Z', text),
      format.formatTimes(locale, text, '2026-12-01T10:00:00.000Z', 'UTC'),
      format.formatTimes(locale, '2026-12-01T10:00:00.000Z', '2026-12-01T09:00:00.000Z', text, true),
      format.atOffset(text, 60),
      format.formatLanguage(locale, text),
      format.formatAmount(locale, 1.5, text),
      format.formatPriceRange(locale, { low: 1, high: 2, currency: text }),
      format.formatNumber(locale, Number(text)),
      format.formatList(locale, [text, text]),
      format.formatChoice(locale, [text, text]),
      formatClock(locale, text, 'UTC'),
      formatClock(locale, '2026-12-01T10:00:00.000Z', text),
      formatZonedDay(locale, text, text),
      zoneName(locale, text),
      dayOf(text, text),
      dayIn(text, new Date(text)),
      timeOfDay(text, text, text),
    ];
    expect(texts.filter((one) => typeof one !== 'string')).toEqual([]);
  }
  expect(daysAgo(text, text, new Date())).toEqual(expect.any(Number));
});

it('returns invalid days, times and languages unchanged', () => {
  expect(format.formatDay('en', '2026-99-99')).toBe('2026-99-99');
  expect(format.formatInstant('de', 'soon', 'UTC')).toBe('soon');
  expect(format.formatLanguage('fr', '[object Object]')).toBe('[object Object]');
});

it('writes a column of prices with the same number of digits', () => {
  const beside = [114_900, 104_990];
  const each = beside.map((low) => format.formatPriceRange('de', { low, high: low, currency: 'EUR', beside }));
  expect(each).toEqual(['1.149,00\u00a0€', '1.049,90\u00a0€']);
  expect(format.formatPriceRange('de', { low: 114_900, high: 114_900, currency: 'EUR' })).toBe('1.149\u00a0€');
  const range = { low: 100_000, high: 114_900, currency: 'EUR', beside };
  expect(format.formatPriceRange('de', range)).toBe('1.000,00–1.149,00\u00a0€');
});
