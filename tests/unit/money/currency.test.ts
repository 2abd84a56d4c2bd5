import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '@/lib/platform/i18n/format';
import { currencies, currenciesOf, currencyChoices, digitsOf, isCurrency } from '@/lib/platform/money/currency';
import { countryRows } from '@/lib/reference/country';

describe('the minor units of ISO 4217', () => {
  it('are those of the list, whatever Intl says of a currency', () => {
    expect(currenciesOf(0)).toEqual(
      'BIF BYR CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
    );
    expect(currenciesOf(3)).toEqual('BHD IQD JOD KWD LYD OMR TND'.split(' '));
    expect(currenciesOf(4)).toEqual(['CLF', 'UYW']);
    // Currencies whose data differs between ICU versions of Node.
    for (const code of 'AFN ALL COP HUF IDR IRR KPW LAK LBP MGA MMK PKR RSD SLL SOS SYP YER'.split(' '))
      expect([code, digitsOf(code)]).toEqual([code, 2]);
  });
  it('hold the currency of every country', () =>
    expect(countryRows().countries.filter(({ currency }) => !isCurrency(currency))).toEqual([]));
  it('offer forms every currency that is paid in, and none that is withdrawn or of a fund', () => {
    for (const { currency } of countryRows().countries) expect(currencies).toContain(currency);
    expect(currencies).toEqual(expect.arrayContaining(['XAF', 'XOF', 'XPF', 'USD']));
    expect(currencies.filter((code) => ['BYR', 'HRK', 'CHE', 'CLF', 'USN'].includes(code))).toEqual([]);
    expect(currencies).toEqual([...currencies].sort());
  });
  it('are offered with their names, and by the code alone where none is known', () => {
    const labels = currencyChoices('fr', ['EUR', 'QQQ']).map(({ label }) => label);
    expect(labels).toEqual(['EUR – euro', 'QQQ']);
  });
  it('hold codes of three letters, each once', () => {
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
  ])('is shown in the digits of the list: %s', (currency, minor, text) =>
    expect(formatMoney('en', minor, currency)).toBe(text),
  );
});

it('nothing asks Intl for the digits of a currency', () => {
  const asks = /supportedValuesOf\('currency'\)|resolvedOptions\(\)\.maximumFractionDigits/;
  const files = ['lib', 'components', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.filter((file) => asks.test(readFileSync(file, 'utf8')))).toEqual([]);
});
