import { expect, it } from 'vitest';
import { calendarDocument } from '@/lib/platform/calendar/document';
import { writeCsv } from '@/lib/platform/csv/document';
import { unquoteFormula } from '@/lib/platform/csv/formula';
import { locales } from '@/lib/platform/i18n/site';
import { hostileTexts } from '../../hostile-text';

const unescaped: Record<string, string> = { n: '\n' };
const event = {
  uid: 'probe',
  changed: '2026-12-01T10:00:00Z',
  start: '2026-12-02T10:00:00Z',
  url: 'https://x.example',
};

it.each(hostileTexts)('a calendar file escapes an event name %s', (text) => {
  for (const locale of locales) {
    const file = calendarDocument('GECO', locale, [
      { ...event, title: text, description: text, place: text, remindDays: 1 },
    ]);
    const lines = file.replace(/\r\n /g, '').split('\r\n');
    const propertyOf = (name: string) =>
      lines
        .find((line) => line.startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .replace(/\\(.)/g, (_, sign: string) => unescaped[sign] ?? sign);
    for (const name of ['SUMMARY', 'DESCRIPTION', 'LOCATION']) expect(propertyOf(name)).toBe(text);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  }
});

it.each(hostileTexts)('a table file escapes a cell %s', (text) => {
  for (const locale of locales) {
    const [line = ''] = writeCsv([[text]], locale)
      .replace('\ufeff', '')
      .split('\r\n');
    const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
    expect(unquoteFormula(cell)).toBe(text);
    expect(cell).not.toMatch(/^[=+\-@]/);
  }
});
