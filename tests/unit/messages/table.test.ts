import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { locales } from '@/lib/platform/i18n/site';
import { checkTables, mergeTexts } from '@/scripts/tool/messages';

type Table = Record<string, Record<string, string>>;
const others = locales.filter((locale) => locale !== 'zh' && locale !== 'en');
let folder = '';
const file = (locale: string) => join(folder, `${locale}.json`);
const write = (locale: string, table: Table) => writeFileSync(file(locale), JSON.stringify(table));
const read = (locale: string): Table => JSON.parse(readFileSync(file(locale), 'utf8'));
const check = () => {
  try {
    checkTables(folder);
    return 'ok';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
const merge = (source: object) => {
  writeFileSync(join(folder, 'source'), JSON.stringify(source));
  return mergeTexts(folder, join(folder, 'source'));
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'geco-messages-'));
  for (const locale of locales) write(locale, { frame: { home: `${locale} home` } });
  for (const locale of ['zh', 'en']) write(locale, { frame: { home: 'home' }, console: { approve: 'Approve {name}' } });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('requires the staff console in zh and en', () => {
  expect(check()).toBe('ok');
  write('zh', { frame: { home: '首页' } });
  expect(check()).toBe('zh lacks console.approve');
  write('zh', { frame: { home: '首页' }, console: { approve: '通过' } });
  expect(check()).toContain('zh console.approve');
});

it('refuses it in other languages, and requires everything else in each', () => {
  for (const locale of others) {
    const table = read(locale);
    write(locale, { ...table, console: { approve: 'Approve {name}' } });
    expect(check()).toBe(`${locale} alone has console.approve`);
    write(locale, {});
    expect(check()).toBe(`${locale} lacks frame.home`);
    write(locale, table);
  }
});

it('merges texts of the console into two tables, other texts into eight', async () => {
  await merge({ 'console.queue': { empty: { zh: '无', en: 'None' } } });
  expect(read('en').console).toEqual({ approve: 'Approve {name}', queue: { empty: 'None' } });
  for (const locale of others) expect(read(locale)).toEqual({ frame: { home: `${locale} home` } });
  await expect(merge({ frame: { end: { zh: '尾', en: 'End' } } })).rejects.toThrow(
    `Missing:\n${others.map((one) => `${one}: frame.end`).join('\n')}`,
  );
});

it.each(locales)('has in %s search placeholders that fit a phone', async (locale) => {
  const { short } = (await import(`../../../messages/${locale}.json`)).default.search.box;
  expect(short.length).toBeLessThanOrEqual(22);
});
