import { config } from '@/lib/platform/config';

/** Units of a currency for one US dollar: round figures for demonstration, until real rates are imported. */
const perDollar: Record<string, number> = {
  USD: 1,
  EUR: 0.9,
  GBP: 0.78,
  CHF: 0.88,
  CNY: 7.1,
  JPY: 150,
  KRW: 1380,
  INR: 86,
  RUB: 92,
  KZT: 510,
  TRY: 38,
  BRL: 5.6,
  MXN: 18.5,
  ARS: 1200,
  CLP: 950,
  COP: 4200,
  PEN: 3.7,
  CAD: 1.38,
  AUD: 1.53,
  NZD: 1.68,
  AED: 3.67,
  SAR: 3.75,
  EGP: 49,
  MAD: 9.8,
  ZAR: 18,
  NGN: 1550,
  KES: 130,
  GHS: 12,
  ETB: 130,
  VND: 25500,
  IDR: 16200,
  THB: 34,
  MYR: 4.4,
  SGD: 1.33,
  PHP: 57,
  PKR: 280,
  BDT: 120,
  PLN: 3.9,
  CZK: 22.5,
  SEK: 10.2,
  NOK: 10.6,
  DKK: 6.7,
  HUF: 355,
  RON: 4.5,
  UZS: 12700,
  UAH: 41,
  QAR: 3.64,
  OMR: 0.385,
  TND: 3.1,
  DZD: 134,
  IRR: 42000,
  ILS: 3.6,
};

/** The demonstration rates, dated the day before `now`. */
export function demonstrationRates(now: Date) {
  const date = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  const list = Object.entries(perDollar);
  return {
    perDollar: new Map(list),
    rows: list.map(([currency, rate]) => ({
      base: config.baseCurrency,
      currency,
      date,
      rate: String(rate),
      source: 'demonstration',
    })),
  };
}
