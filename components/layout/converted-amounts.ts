import { dayMs } from '@/lib/platform/calendar/constants';
import { config } from '@/lib/platform/config';
import { currencyStyle } from '@/lib/platform/gateway/currency-style';
import type { OutputOf } from '@/lib/platform/http/call-contract';
import type { Envelope } from '@/lib/platform/http/envelope';
import { formatDay, formatDayOfYear, formatPriceRange } from '@/lib/platform/i18n/format';
import { defaultLocale, isLocale, type Locale } from '@/lib/platform/i18n/site';
import { convertRange, readAmount } from '@/lib/platform/money/exchange-rate';
import type { exchangeRateCall } from '@/lib/reference/schema';
import { restoreFields, showFieldsIn } from './converted-fields';

type Rates = OutputOf<typeof exchangeRateCall>;
const path: (typeof exchangeRateCall)['path'] = '/api/exchange_rate';
const lineHeight = 16;

/** The page's language, since public pages have no provider of it. */
export const pageLanguage = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
};

let loading: Promise<Rates> | undefined;
async function fetchRates(): Promise<Rates> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const { data }: Envelope<Rates> = await response.json();
  return data;
}
/**
 * The latest exchange rates, loaded once a page; not through the client of calls, so that the browser may keep them.
 * @throws Error if they cannot be loaded
 */
export function loadRates(): Promise<Rates> {
  loading ??= fetchRates().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const isOld = (date: string): boolean => Date.now() - Date.parse(date) > (config.exchangeRate.staleDays + 1) * dayMs;

/** `≈ €1,850–2,110 · 25 Nov` below an amount, in the warning colour if the rate is old. */
function lineOf(amount: NonNullable<ReturnType<typeof convertRange>>, locale: Locale): HTMLElement {
  const { date, ...range } = amount;
  const line = document.createElement('span');
  const old = isOld(date);
  line.className = `block text-12 leading-4 font-regular ${old ? 'text-warn' : 'text-ink-3'}`;
  line.dataset.converted = '';
  const value = document.createElement('bdi');
  value.dir = 'ltr';
  value.textContent = `≈ ${formatPriceRange(locale, range)}`;
  const time = document.createElement('time');
  time.className = 'whitespace-nowrap';
  time.dateTime = date;
  time.textContent = ` · ${old ? formatDay(locale, date) : formatDayOfYear(locale, date)}`;
  time.toggleAttribute('data-old', old);
  line.append(value, time);
  return line;
}

const oldLineOf = (element: Element) => element.querySelector(':scope > [data-converted]');

/** Adds the missing lines, then hides dates that would need a second one. */
function convertAll(currency: string, rates: Rates): void {
  const locale = pageLanguage();
  const lines: HTMLElement[] = [];
  for (const element of document.querySelectorAll('data')) {
    const key = `${currency} ${element.value}`;
    if (element.dataset.in === key && oldLineOf(element)) continue;
    oldLineOf(element)?.remove();
    delete element.dataset.in;
    const range = readAmount(element.value);
    const converted = range && convertRange(range, currency, rates);
    if (!converted) continue;
    const line = lineOf(converted, locale);
    element.append(line);
    element.dataset.in = key;
    lines.push(line);
  }
  showFieldsIn(currency, rates, locale);
  const long = lines.filter(({ offsetHeight }) => offsetHeight > lineHeight);
  for (const line of long)
    for (const time of line.querySelectorAll<HTMLElement>('time:not([data-old])')) time.hidden = true;
}

function style(currency: string): void {
  const [sheet = new CSSStyleSheet()] = document.adoptedStyleSheets;
  sheet.replaceSync(currency && currencyStyle(currency));
  document.adoptedStyleSheets = [sheet];
}

let chosen = '';
const observer = new MutationObserver(() => {
  void loading?.then((rates) => chosen && convertAll(chosen, rates));
});

/**
 * Shows all amounts of the page, and those that come, in a currency beside their own; '' takes them off.
 * @throws Error if the rates cannot be loaded
 */
export async function showAmountsIn(currency: string): Promise<void> {
  chosen = currency;
  style(currency);
  observer.disconnect();
  restoreFields();
  for (const line of document.querySelectorAll('[data-converted]')) line.remove();
  for (const element of document.querySelectorAll('data')) delete element.dataset.in;
  if (!currency) return;
  const rates = await loadRates();
  if (chosen !== currency) return;
  convertAll(currency, rates);
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ['value'] };
  observer.observe(document.body, watched);
}
