import { expect, it } from 'vitest';
import { csvFile, csvSigns, writeCsv } from '@/lib/platform/csv/document';
import { locales } from '@/lib/platform/i18n/site';

it('separates cells and writes decimals as spreadsheet programs of the language expect', () => {
  const lines = [
    ['Name', 'a,b'],
    ['Pump', 4.5],
  ];
  expect(writeCsv(lines, 'de')).toBe('\ufeffName;"a,b"\r\nPump;4,5\r\n');
  expect(writeCsv(lines, 'en')).toBe('\ufeffName,"a,b"\r\nPump,4.5\r\n');
  expect(locales.map((locale) => csvSigns(locale).list).join('')).toBe(',,;;;,;;');
});

it('is saved under a localised name, with an ASCII fallback', () => {
  const header = csvFile('aufrufe nach l\u00e4ndern', '', '1', 'statistics-country').headers.get('content-disposition');
  expect(header).toBe(
    `attachment; filename="statistics-country.csv"; filename*=UTF-8''aufrufe%20nach%20l%C3%A4ndern.csv`,
  );
  expect(csvFile('audit', '', '1').headers.get('content-disposition')).toBe('attachment; filename="audit.csv"');
});
