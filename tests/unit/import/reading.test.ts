import { describe, expect, it } from 'vitest';
import { plainText } from '@/lib/platform/body/text';
import { readFeedInstant, readInstant } from '@/lib/platform/import/date';
import { readMoney } from '@/lib/platform/import/money';
import { importedBody, importedLine, line, localeOf, webAddress } from '@/lib/platform/import/text';
import { countryCodeOf } from '@/lib/reference/country-code';
import { mergeRelease } from '@/lib/tender/import/ocds/merge';
import { divisionOf, sectorsOf } from '@/lib/tender/import/sector';

describe('dates', () => {
  it.each([
    ['2026-09-01T08:00:00Z', '2026-09-01T08:00:00.000Z'],
    ['2026-09-01T08:00:00+0300', '2026-09-01T05:00:00.000Z'],
    ['2026-09-01 08:00', '2026-09-01T08:00:00.000Z'],
    ['2026-09-01', '2026-09-01T00:00:00.000Z'],
  ])('%s', (text, instant) => expect(readInstant(text)).toBe(instant));
  it('a date as a deadline is its end', () =>
    expect(readInstant('2026-09-01+02:00', 'end')).toBe('2026-09-01T21:59:59.000Z'));
  it.each(['2026-02-30', '2026-09-01T25:00:00Z', '1066-10-14', 'tomorrow', '', '2026-09-01T08:00:00 CEST'])(
    '%s is invalid',
    (text) => expect(() => readInstant(text)).toThrow('date'),
  );
  it.each([
    ['Tue, 03 Nov 2026 10:00:00 +0300', '2026-11-03T07:00:00.000Z'],
    ['3 Nov 26 10:00 EST', '2026-11-03T15:00:00.000Z'],
    ['Tue, 03 Nov 2026 10:00:00 GMT', '2026-11-03T10:00:00.000Z'],
    ['2026-11-03T10:00:00+01:00', '2026-11-03T09:00:00.000Z'],
  ])('%s in a feed', (text, instant) => expect(readFeedInstant(text)).toBe(instant));
});

it('amounts are stored in minor units of their currency', () => {
  expect(readMoney(1234.56, 'eur')).toEqual({ minor: 123456, currency: 'EUR' });
  expect(readMoney(1234, 'JPY')).toEqual({ minor: 1234, currency: 'JPY' });
  for (const [amount, currency] of [
    [-1, 'EUR'],
    [1, 'ECU'],
    [1, ''],
    [1e20, 'EUR'],
    [Number.NaN, 'EUR'],
  ] as const)
    expect(() => readMoney(amount, currency)).toThrow(/currency|value/);
});

it.each([
  ['KE', 'KE'],
  ['DEU', 'DE'],
  ['Kenia', 'KE'],
  ['Côte d’Ivoire', 'CI'],
  ['The Netherlands', 'NL'],
  ['肯尼亚', 'KE'],
  ['Federal Atlantis', null],
  ['', null],
])('the country of %s is %s', (text, code) => expect(countryCodeOf(text)).toBe(code));

it.each([
  ['pt-BR', 'pt'],
  ['zh_Hans', 'zh'],
  ['DEU', 'de'],
  ['it', null],
  ['', null],
])('the site of %s is %s', (tag, locale) => expect(localeOf(tag)).toBe(locale));

describe('texts', () => {
  it('are cut at a word boundary, whatever their characters', () => {
    expect(line('  Forty \n bearings  ', 50)).toBe('Forty bearings');
    expect(line(`${'bridge '.repeat(20)}`, 30)).toBe('bridge bridge bridge bridge…');
    expect([...line('桥'.repeat(50), 10)]).toHaveLength(10);
  });
  it('contain nothing a database cannot store', () => expect(line('a\u0000b\ud800c\u0007', 10)).toBe('abc'));
  it('lose their markup, and keep what is not markup', () => {
    expect(importedLine('<b>Pumps</b> &amp; pipes', 50)).toBe('Pumps & pipes');
    expect(importedLine('Flow < 5 l/s', 50)).toBe('Flow < 5 l/s');
    expect(plainText(importedBody('First.\n\nSecond < third.'))).toBe('First.\nSecond < third.');
  });
  it('link only to absolute URLs', () => {
    const body = importedBody('<p><a href="/a">one</a> <a href="/b">two</a></p>', 'https://news.example/x/');
    expect(JSON.stringify(body)).toContain('"href":"https://news.example/a"');
    expect(JSON.stringify(importedBody('<p><a href="/a">one</a></p>'))).not.toContain('href');
    expect(webAddress('javascript:alert(1)')).toBeNull();
    expect(webAddress('/a', 'https://news.example/')).toBe('https://news.example/a');
  });
});

it('a later release replaces an earlier one, field by field, null deletes, lists merge by id', () => {
  const before = { tender: { title: 'a', value: { amount: 1 }, items: [{ id: 1, description: 'x', quantity: 2 }] } };
  const after = { tender: { value: null, items: [{ id: '1', quantity: 3 }, { id: 2 }] } };
  expect(mergeRelease(before, after)).toEqual({
    tender: { title: 'a', items: [{ id: '1', description: 'x', quantity: 3 }, { id: 2 }] },
  });
  const unsafe = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown;
  mergeRelease({}, unsafe);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it('CPV codes give a sector and a kind of procurement, if unambiguous', () => {
  expect(sectorsOf(['45221110-6', '44212000', '34632000-6', '99999999', 'x'])).toEqual(['construction', 'transport']);
  expect(divisionOf(['45221110-6'])).toBe('engineering');
  expect(divisionOf(['44212000-9'])).toBe('materials');
  expect(divisionOf(['71300000-1'])).toBe('services');
  expect(divisionOf(['bridge'])).toBeNull();
});
