import { nearestMinor } from '@/lib/platform/money/amount';
import { digitsOf } from '@/lib/platform/money/currency';
import { isolated } from './isolate';
import { directionOf, type Locale, sites } from './site';
import { knownZone } from './time-zone';

// None of these throws: a page, a notice or a job must not end with one value that cannot be formatted.

/** A whole or decimal number as the language writes it. */
export const formatNumber = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(sites[locale].intl, { maximumFractionDigits: 4 }).format(value);

/** A size in bytes, in megabytes with one digit behind the point, or whole kilobytes below one, at least one. */
export const formatBytes = (locale: Locale, bytes: number): string => {
  const large = bytes >= 2 ** 20;
  const unit = large ? 'megabyte' : 'kilobyte';
  return new Intl.NumberFormat(sites[locale].intl, {
    style: 'unit',
    unit,
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 2 ** 20 : Math.max(Math.min(bytes, 1), bytes / 1024));
};

/** A text of another form than a code of ISO 4217 is told as the code of no currency. */
const codeOf = (currency: string): string => (/^[A-Za-z]{3}$/.test(currency) ? currency : 'XXX');

const money = (locale: Locale, currency: string, ...minor: number[]) => {
  const digits = digitsOf(currency);
  const amounts = minor.map((value) => value / 10 ** digits);
  const whole = amounts.every(Number.isInteger);
  const fraction = { minimumFractionDigits: whole ? 0 : digits, maximumFractionDigits: digits };
  return {
    amounts,
    figure: new Intl.NumberFormat(sites[locale].intl, fraction),
    format: new Intl.NumberFormat(sites[locale].intl, { style: 'currency', currency: codeOf(currency), ...fraction }),
  };
};

/**
 * An amount as it stands in a sentence: where that runs from right to left, in one piece from left to right, since sign
 * and figures would change places. The mark behind a sign that ends in a full stop holds the stop to it.
 */
const inSentence = (locale: Locale, amount: string): string =>
  directionOf(locale) === 'rtl' ? isolated(amount.replace(/(?<!\.)\u200f/g, '')) : amount;

const moneyText = (locale: Locale, minor: number, currency: string, beside: readonly number[] = []): string => {
  const { amounts, format } = money(locale, currency, minor, ...beside);
  return format.format(amounts[0] ?? 0);
};

/** An amount of minor units with its currency. */
export const formatMoney = (locale: Locale, minor: number, currency: string): string =>
  inSentence(locale, moneyText(locale, minor, currency));

/** A decimal amount with its currency, in the digits that the currency has. */
export const formatAmount = (locale: Locale, amount: number, currency: string): string =>
  formatMoney(locale, nearestMinor(amount, currency), currency);

const perText = (locale: Locale, per: number): string => (per === 1 ? '' : ` / ${formatNumber(locale, per)}`);

/** A decimal price with its currency and, where it is for several, for how many units. */
export const formatPrice = (locale: Locale, amount: number, currency: string, per: number): string =>
  inSentence(locale, moneyText(locale, nearestMinor(amount, currency), currency) + perText(locale, per));

/**
 * A range of amounts, in minor units of their currency, where they are prices for `per` units; `beside` are others in a
 * column with them, so that all have the same digits.
 */
export type MoneyRange = { low: number; high: number; currency: string; per?: number; beside?: readonly number[] };

/** A range of prices, with for how many units where they are for several. */
export const formatPriceRange = (locale: Locale, { low, high, currency, per = 1, beside }: MoneyRange): string =>
  inSentence(
    locale,
    (low === high ? moneyText(locale, low, currency, beside) : rangeText(locale, low, high, currency, beside)) +
      perText(locale, per),
  );

/** Written here since Intl's own ranges repeat the sign for some currencies and not for others. */
const rangeText = (
  locale: Locale,
  low: number,
  high: number,
  currency: string,
  beside: readonly number[] = [],
): string => {
  const { amounts, figure, format } = money(locale, currency, low, high, ...beside);
  const [from = 0, to = 0] = amounts;
  const parts = format.formatToParts(from).map(({ type }) => type);
  const signFirst = parts.indexOf('currency') < parts.indexOf('integer');
  return signFirst ? `${format.format(from)}–${figure.format(to)}` : `${figure.format(from)}–${format.format(to)}`;
};

/** A range of amounts with its currency once, where the language puts it. */
export const formatMoneyRange = (locale: Locale, low: number, high: number, currency: string): string =>
  inSentence(locale, rangeText(locale, low, high, currency));

/** How a language writes the first of a month, which Intl gives as a plain 1. */
const first: Partial<Record<Locale, string>> = { fr: '1er', pt: '1º' };
const withFirst = (locale: Locale, text: string): string =>
  text.replace(/(?<!\d)1(?=$|\s(?:de\s)?\p{L})/u, first[locale] ?? '1');

/** A moment (ISO) as the options say; the text itself where it is none. */
const formatMoment = (locale: Locale, iso: string, options: Intl.DateTimeFormatOptions): string => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : new Intl.DateTimeFormat(sites[locale].intl, options).format(at);
};

/** A calendar day (ISO) in words of medium length, or with its month in full; what is no day stays as it is. */
export const formatDay = (locale: Locale, iso: string, dateStyle: 'medium' | 'long' = 'medium'): string =>
  withFirst(locale, formatMoment(locale, iso, { dateStyle, timeZone: 'UTC' }));

/** The month of a calendar day (ISO) in full, with its year; what is no day stays as it is. */
export const formatMonth = (locale: Locale, iso: string): string =>
  formatMoment(locale, iso, { year: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * Two calendar days (ISO) with their months in full, to stand in a sentence; the first without the month and year that
 * the second has too, as the language leaves them out.
 * @returns the day twice where it is one
 */
export const formatDays = (locale: Locale, from: string, to: string): { from: string; to: string } => {
  if ([from, to].some((day) => Number.isNaN(Date.parse(day)))) return { from, to };
  const [begin, last] = [from, to].map((day) => formatDay(locale, day, 'long')) as [string, string];
  const format = new Intl.DateTimeFormat(sites[locale].intl, { dateStyle: 'long', timeZone: 'UTC' });
  const parts = format.formatRangeToParts(new Date(from), new Date(to));
  const at = parts.findLastIndex(({ source }) => source === 'startRange') + 1;
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const text = (some: typeof parts) => some.map(({ value }) => value).join('');
  const stop = parts[at]?.value.replace(/\s*[–—-].*/, '') ?? '';
  const [start, end] = [text(parts.slice(0, at)) + stop, withFirst(locale, text(parts.slice(at + 1)))];
  // Where a range is written in figures, as in Chinese, whole days read better.
  return end && plain(last).endsWith(plain(end))
    ? { from: withFirst(locale, start), to: end }
    : { from: begin, to: last };
};

/** A moment (ISO) with its time of day in a time zone; what is no moment stays as it is. */
export const formatInstant = (locale: Locale, iso: string, timeZone: string): string =>
  withFirst(
    locale,
    formatMoment(locale, iso, { dateStyle: 'medium', timeStyle: 'short', timeZone: knownZone(timeZone) }),
  );

/** The name of an offset in minutes east of UTC, alike in all languages: UTC+3, UTC−4:30, UTC. */
export const formatOffset = (minutes: number): string => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const far = rest ? `${hours}:${String(rest).padStart(2, '0')}` : String(hours);
  return minutes === 0 ? 'UTC' : `UTC${minutes < 0 ? '−' : '+'}${far}`;
};

/** A moment (ISO) as it is written at an offset in minutes east of UTC, for what formats in UTC. */
export const atOffset = (iso: string, minutes: number): string => {
  const at = new Date(Date.parse(iso) + minutes * 60_000);
  return Number.isNaN(at.getTime()) ? iso : at.toISOString();
};

/** A share of one as per cent, with up to two digits behind the point. */
export const formatShare = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(sites[locale].intl, { style: 'percent', maximumFractionDigits: 2 }).format(share);

/** By how much of one something has changed, as per cent with its sign and one digit behind the point. */
export const formatChange = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(sites[locale].intl, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share);

/** A language's name in another language. */
export const formatLanguage = (locale: Locale, language: string): string =>
  /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/.test(language)
    ? (new Intl.DisplayNames([sites[locale].intl], { type: 'language' }).of(language) ?? language)
    : language;

/** From when to when (ISO), by the clock of a time zone; with weekday and date where `day` is asked for. */
export const formatTimes = (locale: Locale, from: string, to: string, timeZone: string, day = false): string => {
  if ([from, to].some((iso) => Number.isNaN(Date.parse(iso)))) return `${from} – ${to}`;
  return new Intl.DateTimeFormat(sites[locale].intl, {
    ...(day ? { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } : {}),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: knownZone(timeZone),
  }).formatRange(new Date(from), new Date(to));
};

const comma: Partial<Record<Locale, string>> = { zh: '、', ar: '، ' };

/** Names of which one is meant, with the 'or' of the language. */
export const formatChoice = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(items);

/** Names of a list of things with the comma of the language; an 'and' would promise that there are no more. */
export const formatList = (locale: Locale, items: readonly string[]): string => items.join(comma[locale] ?? ', ');
