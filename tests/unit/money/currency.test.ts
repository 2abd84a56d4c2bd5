import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '@/lib/platform/i18n/format';
import { currencies, currenciesOf, currencyChoices, digitsOf, isCurrency } from '@/lib/platform/money/currency';
import { countryRows } from '@/lib/reference/country';

describe('the minor units of ISO 4217', () => {
  it('are those of the list, whatever Intl has', () => {
    expect(currenciesOf(0)).toEqual(
      'BIF BYR CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
    );
    expect(currenciesOf(3)).toEqual('BHD IQD JOD KWD LYD OMR TND'.split(' '));
    expect(currenciesOf(4)).toEqual(['CLF', 'UYW']);
    // Currencies whose data differs between ICU versions of Node.
    for (const code of 'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR RSD SLL SOS SYP YER'.split(' '))
      expect([code, digitsOf(code)]).toEqual([code, 2]);
  });
  it('include every country’s currency', () =>
    expect(countryRows().countries.filter(({ currency }) => !isCurrency(currency))).toEqual([]));
  it('are offered in forms for every currency in use, but not withdrawn ones or funds', () => {
    for (const { currency } of countryRows().countries) expect(currencies).toContain(currency);
    expect(currencies).toEqual(expect.arrayContaining(['XAF', 'XOF', 'XPF', 'USD']));
    expect(currencies.filter((code) => ['BYR', 'HRK', 'CHE', 'CLF', 'USN'].includes(code))).toEqual([]);
    expect(currencies).toEqual([...currencies].sort());
  });
  it('are offered with names, or only the code if unknown', () => {
    const labels = currencyChoices('fr', ['EUR', 'QQQ']).map(({ label }) => label);
    expect(labels).toEqual(['EUR – euro', 'QQQ']);
  });
  it('have codes of three letters, each once', () => {
    const codes = [0, 2, 3, 4].flatMap(currenciesOf);
    expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
    expect(codes.length).toBe(new Set(codes).size);
    expect([isCurrency('QQQ'), isCurrency('XAU'), isCurrency('usd'), isCurrency('')]).toEqual(Array(4).fill(false));
  });
});

describe('an amount of minor units', () => {
  it.each([
    ['HUF', 1_234_550, 'HUF\u00a012,345.50'],
    ['IDR', 123_450, 'IDR\u00a01,234.50'],
    ['RSD', 123_450, 'RSD\u00a01,234.50'],
    ['AFN', 123_450, 'AFN\u00a01,234.50'],
    ['IQD', 1_234_500, 'IQD\u00a01,234.500'],
    ['CLF', 12_345, 'CLF\u00a01.2345'],
    ['JPY', 1234, 'JP¥1,234'],
  ])('is shown with the list’s digits: %s', (currency, minor, text) =>
    expect(formatMoney('en', minor, currency)).toBe(text),
  );
});

it('no code asks Intl for a currency’s digits', () => {
  const asks = /supportedValuesOf\('currency'\)|resolvedOptions\(\)\.maximumFractionDigits/;
  const files = ['lib', 'components', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.filter((file) => asks.test(readFileSync(file, 'utf8')))).toEqual([]);
});
