import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/platform/i18n/site';
import { understood } from './understood';

// Queries as the trade writes them, a line each: the text, a bar, and what it must be understood as; `-` for nothing.
describe.each(locales)('queries in %s', (locale) => {
  const lines = readFileSync(`tests/unit/quantity/query/${locale}.txt`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

  test('are sixty or more', () => {
    expect(lines.length).toBeGreaterThanOrEqual(60);
  });

  test.each(lines)('%s', (text = '', expected = '') => {
    expect(understood(text, locale).join('; ') || '-').toBe(expected);
  });
});
