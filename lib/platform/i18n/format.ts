import { nearestMinor } from '@/lib/platform/money/amount';
import { digitsOf } from '@/lib/platform/money/currency';
import { dateTimeFormat, numberFormat } from './formatter';
import { isolated } from './isolate';
import { directionOf, type Locale, sites } from './site';
import { knownZone } from './time-zone';

// None of these throws: one unformattable value must not break a page, notice or job.

/** A whole or decimal number as the language writes it. */
export const formatNumber = (locale: Locale, value: number): string =>
  numberFormat(locale, { maximumFractionDigits: 4 }).format(value);

/** A file size in megabytes with one decimal, below one in whole kilobytes, at least one. */
export const formatBytes = (locale: Locale, bytes: number): string => {
  const large = bytes >= 2 ** 20;
  const unit = large ? 'megabyte' : 'kilobyte';
  return numberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 2 ** 20 : Math.max(Math.min(bytes, 1), bytes / 1024));
};

/** A length of time, given in hours, in minutes, from an hour in hours, from two days in days. */
export const formatDuration = (locale: Locale, hours: number): string => {
  const minutes = Math.max(1, Math.round(hours * 60));
  const rounded = Math.round(minutes / 60);
  const [unit, count] =
    minutes < 60
      ? (['minute', minutes] as const)
      : rounded < 48
        ? (['hour', rounded] as const)
        : (['day', Math.round(rounded / 24)] as const);
  return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
};

/** Anything that is not an ISO 4217 code is formatted as XXX, "no currency". */
const codeOf = (currency: string): string => (/^[A-Za-z]{3}$/.test(currency) ? currency : 'XXX');

const money = (locale: Locale, currency: string, ...minor: number[]) => {
  const digits = digitsOf(currency);
  const amounts = minor.map((value) => value / 10 ** digits);
  const areIntegers = amounts.every(Number.isInteger);
  const fraction = { minimumFractionDigits: areIntegers ? 0 : digits, maximumFractionDigits: digits };
  return {
    amounts,
    figure: numberFormat(locale, fraction),
    format: numberFormat(locale, { style: 'currency', currency: codeOf(currency), ...fraction }),
  };
};

/**
 * Isolates an amount from left to right in right-to-left text, where sign and digits would swap. The mark after a
 * currency sign ending in a full stop is kept, as it holds the stop in place.
 */
const inSentence = (locale: Locale, amount: string): string =>
  directionOf(locale) === 'rtl' ? isolated(amount.replace(/(?<!\.)\u200f/g, '')) : amount;

const moneyText = (locale: Locale, minor: number, currency: string, others: readonly number[] = []): string => {
  const { amounts, format } = money(locale, currency, minor, ...others);
  return format.format(amounts[0] ?? 0);
};

/** An amount of minor units with its currency. */
export const formatMoney = (locale: Locale, minor: number, currency: string): string =>
  inSentence(locale, moneyText(locale, minor, currency));

/** A decimal amount with its currency, in the digits that the currency has. */
export const formatAmount = (locale: Locale, amount: number, currency: string): string =>
  formatMoney(locale, nearestMinor(amount, currency), currency);

const perText = (locale: Locale, per: number): string => (per === 1 ? '' : ` / ${formatNumber(locale, per)}`);

/** Formats a decimal price with its currency and, if not for one, the number of units. */
export const formatPrice = (locale: Locale, amount: number, currency: string, per: number): string =>
  inSentence(locale, moneyText(locale, nearestMinor(amount, currency), currency) + perText(locale, per));

/**
 * A range in minor units, for prices per `per` units; `beside` are other amounts of the same column, so that all have
 * the same decimals.
 */
export type MoneyRange = { low: number; high: number; currency: string; per?: number; beside?: readonly number[] };

/** Formats a price range, with the number of units if not for one. */
export const formatPriceRange = (locale: Locale, { low, high, currency, per = 1, beside }: MoneyRange): string =>
  inSentence(
    locale,
    (low === high ? moneyText(locale, low, currency, beside) : rangeText(locale, low, high, currency, beside)) +
      perText(locale, per),
  );

/** Not Intl.formatRange, which repeats the currency sign for some currencies only. */
const rangeText = (
  locale: Locale,
  low: number,
  high: number,
  currency: string,
  others: readonly number[] = [],
): string => {
  const { amounts, figure, format } = money(locale, currency, low, high, ...others);
  const [from = 0, to = 0] = amounts;
  const parts = format.formatToParts(from).map(({ type }) => type);
  const signFirst = parts.indexOf('currency') < parts.indexOf('integer');
  return signFirst ? `${format.format(from)}–${figure.format(to)}` : `${figure.format(from)}–${format.format(to)}`;
};

/** Formats a range of amounts, with the currency once. */
export const formatMoneyRange = (locale: Locale, low: number, high: number, currency: string): string =>
  inSentence(locale, rangeText(locale, low, high, currency));

/** The first of a month, which Intl formats as a plain 1. */
const first: Partial<Record<Locale, string>> = { fr: '1er', pt: '1º' };
const withFirst = (locale: Locale, text: string): string =>
  text.replace(/(?<!\d)1(?=$|\s(?:de\s)?\p{L})/u, first[locale] ?? '1');

/** Formats an ISO instant; returns invalid input unchanged. */
const formatMoment = (locale: Locale, iso: string, options: Intl.DateTimeFormatOptions): string => {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? iso : dateTimeFormat(locale, options).format(at);
};

/** Formats an ISO date in medium length, or with the full month; returns invalid input unchanged. */
export const formatDay = (locale: Locale, iso: string, dateStyle: 'medium' | 'long' = 'medium'): string =>
  withFirst(locale, formatMoment(locale, iso, { dateStyle, timeZone: 'UTC' }));

/** Day and short month of an ISO date; returns invalid input unchanged. */
export const formatDayOfYear = (locale: Locale, iso: string): string =>
  withFirst(locale, formatMoment(locale, iso, { day: 'numeric', month: 'short', timeZone: 'UTC' }));

/** Month and year of an ISO date; returns invalid input unchanged. */
export const formatMonth = (locale: Locale, iso: string): string =>
  formatMoment(locale, iso, { year: 'numeric', month: 'long', timeZone: 'UTC' });

/**
 * Two ISO dates with full months for a sentence; month and year that both share are omitted from the first, as the
 * language does.
 * @returns the date twice if both are the same
 */
export const formatDays = (locale: Locale, from: string, to: string): { from: string; to: string } => {
  if ([from, to].some((day) => Number.isNaN(Date.parse(day)))) return { from, to };
  const [begin, last] = [from, to].map((day) => formatDay(locale, day, 'long')) as [string, string];
  const format = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const parts = format.formatRangeToParts(new Date(from), new Date(to));
  const at = parts.findLastIndex(({ source }) => source === 'startRange') + 1;
  const plain = (text: string) => text.replace(/\s/g, ' ');
  const text = (some: typeof parts) => some.map(({ value }) => value).join('');
  const stop = parts[at]?.value.replace(/\s*[–—-].*/, '') ?? '';
  const [start, end] = [text(parts.slice(0, at)) + stop, withFirst(locale, text(parts.slice(at + 1)))];
  // Numeric ranges, as in Chinese, read better with full dates.
  return end && plain(last).endsWith(plain(end))
    ? { from: withFirst(locale, start), to: end }
    : { from: begin, to: last };
};

/** Formats an ISO instant with its time in a time zone; returns invalid input unchanged. */
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

/** Shifts an ISO instant by an offset in minutes (east positive), for formatters set to UTC. */
export const atOffset = (iso: string, minutes: number): string => {
  const at = new Date(Date.parse(iso) + minutes * 60_000);
  return Number.isNaN(at.getTime()) ? iso : at.toISOString();
};

/** Formats a share of one as per cent, with up to two decimals. */
export const formatShare = (locale: Locale, share: number): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share);

/** Formats a relative change as per cent, with sign and one decimal. */
export const formatChange = (locale: Locale, share: number): string =>
  numberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share);

/** A language's name in another language. */
export const formatLanguage = (locale: Locale, language: string): string =>
  /^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/.test(language)
    ? (new Intl.DisplayNames([sites[locale].intl], { type: 'language' }).of(language) ?? language)
    : language;

/** Formats a time range (ISO) in a time zone; with weekday and date if `day` is true. */
export const formatTimes = (locale: Locale, from: string, to: string, timeZone: string, day = false): string => {
  if ([from, to].some((iso) => Number.isNaN(Date.parse(iso)))) return `${from} – ${to}`;
  return dateTimeFormat(locale, {
    ...(day ? { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } : {}),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: knownZone(timeZone),
  }).formatRange(new Date(from), new Date(to));
};

const comma: Partial<Record<Locale, string>> = { zh: '、', ar: '، ' };

/** Joins alternatives with the language's 'or'. */
export const formatChoice = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'disjunction' }).format(items);

/** Joins items with the language's comma; an 'and' would imply that the list is complete. */
export const formatList = (locale: Locale, items: readonly string[]): string => items.join(comma[locale] ?? ', ');
