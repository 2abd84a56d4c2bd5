import { expect, it } from 'vitest';
import { countText } from '@/lib/platform/i18n/text-length';

it('counts words where server and browsers split them alike', () => {
  expect(countText('en', 'A high-pressure pump of 10.5 kW')).toBe(7);
  // Chromium splits these at each full stop, and an address at its @.
  expect(countText('en', 'e.g. Wuxi.Delivery')).toBe(4);
  expect(countText('de', 'z.B. 1.250,5 bar')).toBe(4);
  expect(countText('en', 'sales@pumps.example')).toBe(3);
});

it('counts characters in Chinese, including punctuation', () => {
  expect(countText('zh', ' 功率10.5千瓦，a@b.c ')).toBe(14);
});
