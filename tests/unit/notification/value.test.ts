import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/site';
import { readableValues } from '@/lib/notification/value';
import english from '@/messages/en.json';

it.each<[Locale, string]>([
  ['en', '\u2066CN¥20,000–50,000\u2069'],
  ['de', '\u206620.000–50.000\u00a0CN¥\u2069'],
  ['fr', '\u206620\u202f000–50\u202f000\u00a0CNY\u2069'],
  ['zh', '\u2066¥20,000–50,000\u2069'],
])('a range of amounts is told as %s writes it', (locale, text) => {
  const t = createTranslator({ locale: 'en', messages: english });
  const band = { low: 2_000_000, high: 5_000_000, currency: 'CNY' };
  expect(readableValues(t, locale, 'UTC', { title: 'Pumps', band })).toEqual({ title: 'Pumps', band: text });
});
