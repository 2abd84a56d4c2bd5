import { readDecimal } from '@/lib/platform/i18n/number';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { decimalOf, nearestMinor } from '@/lib/platform/money/amount';
import { convertRange, type ExchangeRate } from '@/lib/platform/money/exchange-rate';

type Rates = readonly Omit<ExchangeRate, 'source'>[];
/** Filters by price are in whole units of this currency. */
const base = 'USD';
const baseSign = /US\$|美元/;

/** Fields of the page, each with the one that stands in its place and the value that it was filled in from. */
const shownFields = new Map<HTMLInputElement, { field: HTMLInputElement; from: string }>();
const names = new Map<Element, string>();

const signOf = (currency: string, locale: Locale): string =>
  new Intl.NumberFormat(sites[locale].intl, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** Whole units of `to` for an amount of `from`; empty where there is none. */
function convert(amount: number | null, from: string, to: string, rates: Rates): string {
  if (amount === null || !(amount > 0)) return '';
  const minor = nearestMinor(amount, from);
  const range = convertRange({ low: minor, high: minor, currency: from }, to, rates);
  return range ? String(Math.max(1, Math.round(decimalOf(range.low, to)))) : '';
}

/** A heading or a form's name that says US dollars. */
function rename(element: Element | null | undefined, sign: string): void {
  if (!element) return;
  const own = element.getAttribute('aria-label') ?? element.textContent ?? '';
  if (!baseSign.test(own)) return;
  names.set(element, own);
  write(element, own.replace(baseSign, sign));
}

// React owns the text node, so that its data is changed.
function write(element: Element, name: string): void {
  if (element.hasAttribute('aria-label')) element.setAttribute('aria-label', name);
  else if (element.firstChild) element.firstChild.nodeValue = name;
}

function showField(own: HTMLInputElement, currency: string, rates: Rates, locale: Locale): void {
  const known = shownFields.get(own);
  if (known?.from === own.value && known.field.isConnected) return;
  const field = known?.field ?? own.cloneNode();
  if (!(field instanceof HTMLInputElement)) return;
  const shown = { field, from: own.value };
  shownFields.set(own, shown);
  field.removeAttribute('name');
  field.defaultValue = convert(Number(own.value), base, currency, rates);
  field.value = field.defaultValue;
  field.oninput = () => {
    own.value = convert(readDecimal(locale, field.value), currency, base, rates);
    shown.from = own.value;
  };
  own.type = 'hidden';
  own.before(field);
}

/** Shows the fields of filters by price in a currency; the list's address keeps US dollars. */
export function showFieldsIn(currency: string, rates: Rates, locale: Locale): void {
  if (currency === base || !convert(1, base, currency, rates)) return;
  for (const own of shownFields.keys()) if (!own.isConnected) shownFields.delete(own);
  const sign = signOf(currency, locale);
  for (const own of document.querySelectorAll<HTMLInputElement>('[name=price_from],[name=price_to]')) {
    showField(own, currency, rates, locale);
    rename(own.closest('section,fieldset')?.querySelector('h3,legend'), sign);
    rename(own.form?.hasAttribute('aria-label') ? own.form : null, sign);
  }
}

/** Puts back the fields in US dollars. */
export function restoreFields(): void {
  for (const [own, { field }] of shownFields) {
    field.remove();
    own.type = 'text';
  }
  for (const [element, name] of names) write(element, name);
  shownFields.clear();
  names.clear();
}
