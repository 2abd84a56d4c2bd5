import { expect, test } from 'vitest';
import type { Locale } from '@/lib/platform/i18n/site';
import { textIn } from '@/lib/product/conversion';

const us = (text: string, locale: Locale = 'en') => textIn('us', text, { read: locale, write: locale });
const metric = (text: string, locale: Locale = 'en') => textIn('metric', text, { read: locale, write: locale });

test.each<[Locale, string, string]>([
  ['en', '180–560 m³/h · 18 m · 30 kW', '793–2,470 gpm · 59.1 ft · 40.2 hp'],
  ['zh', '180–560 m³/h · 扬程 18 m', '793–2,470 加仑/分 · 扬程 59.1 英尺'],
  ['fr', '1 200 mm · 0,75 kW', '47,2 po · 1,01 hp'],
  ['ru', '180–560 м³/ч · 18 м', '793–2 470 гал/мин · 59,1 футов'],
  ['ar', '180–560 م³/ساعة · 18 م', '793–2,470 جالون/دقيقة · 59.1 قدم'],
  ['de', '1.200 mm · 0,75 kW', '47,2 Zoll · 1,01 hp'],
  ['en', '≤ 30 m', '≤ 98.4 ft'],
  ['en', '-20–60 °C', '-4–140 °F'],
  ['en', '75/50 mm', '2.95/1.97 in.'],
  ['en', '\u206625–50\u2069\u00a0m³/h', '\u2066110–220\u2069\u00a0gpm'],
])('%s: %s is %s in US units', (locale, text, wanted) => {
  const plain = (written: string | null) => written?.replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(us(text, locale))).toBe(plain(wanted));
});

test.each(['DN150', 'PN16', '10/0.4 kV', 'IP68, 12 V', '600 x 900 mm', '20 ft', 'Class 150', '', 'Cast iron'])(
  '%s has no other unit in the US',
  (text) => {
    expect(us(text)).toBeNull();
  },
);

test('metric values are shown for US ones, and left as they are', () => {
  expect(metric('20 ft')).toBe('6.1\u00a0m');
  expect(metric('30 kW')).toBeNull();
});

test('a supplier’s own language decides how its figures are read', () => {
  expect(textIn('us', '1.200 mm', { read: 'de', write: 'en' })).toBe('47.2\u00a0in.');
  expect(textIn('us', '1.200 mm', { read: 'en', write: 'en' })).toBe('0.0472\u00a0in.');
});
