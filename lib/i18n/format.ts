import { type Locale, sites } from './site';

/** Digits behind the point of a currency: 2 for USD, 0 for JPY. */
export const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** A whole or decimal number as the language writes it. */
export const formatNumber = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(sites[locale].intl, { maximumFractionDigits: 4 }).format(value);

const money = (locale: Locale, currency: string, minor: number) => {
  const digits = digitsOf(currency);
  const amount = minor / 10 ** digits;
  return {
    amount,
    format: new Intl.NumberFormat(sites[locale].intl, {
      style: 'currency',
      currency,
      minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
      maximumFractionDigits: digits,
    }),
  };
};

/** An amount of minor units with its currency. */
export const formatMoney = (locale: Locale, minor: number, currency: string): string => {
  const { amount, format } = money(locale, currency, minor);
  return format.format(amount);
};

/** A range of amounts with one currency sign where the language allows it. */
export const formatMoneyRange = (locale: Locale, low: number, high: number, currency: string): string => {
  const { amount, format } = money(locale, currency, low);
  return format.formatRange(amount, money(locale, currency, high).amount);
};

/** A calendar day (ISO) in words of medium length. */
export const formatDay = (locale: Locale, iso: string): string =>
  new Intl.DateTimeFormat(sites[locale].intl, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));

const comma: Partial<Record<Locale, string>> = { zh: '、', ar: '، ' };

/** Names of a list of things with the comma of the language; an 'and' would promise that there are no more. */
export const formatList = (locale: Locale, items: readonly string[]): string => items.join(comma[locale] ?? ', ');
