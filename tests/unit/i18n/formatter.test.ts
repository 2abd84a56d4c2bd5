import { expect, it } from 'vitest';
import { dateTimeFormat, numberFormat } from '@/lib/platform/i18n/formatter';

it('makes a formatter once for a language and its options', () => {
  const first = numberFormat('de', { minimumFractionDigits: 2 });
  expect(numberFormat('de', { minimumFractionDigits: 2 })).toBe(first);
  expect(numberFormat('fr', { minimumFractionDigits: 2 })).not.toBe(first);
  expect(numberFormat('de', { minimumFractionDigits: 1 })).not.toBe(first);
});

it('keeps formatting, and not every formatter, when options never repeat', () => {
  const first = dateTimeFormat('en', { year: 'numeric', timeZone: 'UTC' });
  for (const timeZone of Intl.supportedValuesOf('timeZone'))
    for (const month of ['short', 'long'] as const) dateTimeFormat('en', { month, timeZone });
  const again = dateTimeFormat('en', { year: 'numeric', timeZone: 'UTC' });
  expect(again).not.toBe(first);
  expect(again.format(Date.UTC(2026, 10, 30))).toBe('2026');
});
