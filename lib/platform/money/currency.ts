/**
 * ISO 4217, list one, as of 1 January 2026: currency codes by minor unit (decimals). Codes without one, such as metals,
 * are left out. Intl is not used, as its digits vary between engines and differ from the list.
 */
const minorUnits = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY
    COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR
    IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD
    NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP
    SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Withdrawn since 2010, with their minor unit then: imported tenders may still use them. */
const withdrawn = {
  0: 'BYR',
  2: 'ANG BGN CUC EEK HRK LTL LVL MRO SLL STD VEF ZMK ZWL',
};

/** Units of account and fund codes, not used for payments. */
const funds = 'BOV CHE CHW CLF COU MXV USN UYI UYW XAD'.split(' ');

const digitsIn = (table: Record<number, string>): (readonly [string, number])[] =>
  Object.entries(table).flatMap(([count, codes]) => codes.split(/\s+/).map((code) => [code, Number(count)] as const));
const digits = new Map([minorUnits, withdrawn].flatMap(digitsIn));

/** The currencies offered in forms, alphabetically. */
export const currencies: readonly string[] = digitsIn(minorUnits)
  .flatMap(([code]) => (funds.includes(code) ? [] : [code]))
  .sort();

/** Currencies that trade is commonly invoiced in, offered first. */
const tradeCurrencies = ['USD', 'EUR', 'CNY', 'GBP', 'JPY', 'INR', 'RUB', 'AED', 'SAR', 'BRL'];

/** Currencies in the order in which they are offered: the common ones of trade, then the others as they come. */
export const tradeFirst = (codes: readonly string[]): string[] => [
  ...tradeCurrencies.filter((code) => codes.includes(code)),
  ...codes.filter((code) => !tradeCurrencies.includes(code)),
];

/** Currency options in a language (BCP 47): code and name, or the code alone if it has no name. */
export function currencyChoices(language: string, codes: readonly string[] = currencies) {
  const names = new Intl.DisplayNames([language], { type: 'currency', fallback: 'none' });
  return codes.map((code) => ({ value: code, label: [code, names.of(code) ?? []].flat().join(' – ') }));
}

/** True for the code of a currency that amounts can be in. */
export const isCurrency = (code: string): boolean => digits.has(code);

/** Decimals of a currency: 2 for USD, 0 for JPY; 2 if unknown. */
export const digitsOf = (currency: string): number => digits.get(currency) ?? 2;

/** The currencies with the given number of decimals, alphabetically. */
export const currenciesOf = (count: number): string[] =>
  [...digits].flatMap(([code, its]) => (its === count ? [code] : [])).sort();
