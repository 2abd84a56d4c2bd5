import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showAmountsIn } from '@/components/layout/converted-amounts';
import { CurrencyChoice } from '@/components/layout/currency-choice';
import { Price } from '@/components/list/mark/price';
import { earlyInputScript } from '@/lib/platform/gateway/early-input';
import { hydratedEvent } from '@/lib/platform/gateway/hydrated-event';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import { rememberChoice } from '@/lib/platform/i18n/visitor-cookie';
import en from '@/messages/en.json';

const today = new Date().toISOString().slice(0, 10);
const old = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
const rates = [
  { base: 'EUR', currency: 'USD', date: today, rate: 1.1 },
  { base: 'EUR', currency: 'CNY', date: today, rate: 7.81 },
  { base: 'EUR', currency: 'INR', date: old, rate: 99 },
];
const answer = vi.fn<() => Promise<Response>>();
const texts = { ...en.frame.currency, retry: en.error.retry };
const cookie = { name: 'currency', days: 365, domain: null };

beforeEach(() => {
  // jsdom has no constructed style sheets.
  Object.assign(document, { adoptedStyleSheets: [] });
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  vi.stubGlobal('fetch', answer);
  answer.mockImplementation(async () => Response.json({ data: rates }));
  document.documentElement.lang = 'en';
});
afterEach(async () => {
  await showAmountsIn('');
  rememberChoice(cookie, '');
  document.documentElement.lang = '';
  vi.unstubAllGlobals();
});

function show(currency: string, min: number, max?: number) {
  const { lang } = document.documentElement;
  const locale: Locale = isLocale(lang) ? lang : 'en';
  const of =
    max === undefined ? { kind: 'fixed' as const, min, currency } : { kind: 'range' as const, min, max, currency };
  return render(
    <NextIntlClientProvider locale="en" messages={en}>
      <p>
        <Price of={of} locale={locale} />
      </p>
    </NextIntlClientProvider>,
  );
}
const textOf = () => document.querySelector('data')?.textContent?.replace(/[\u2066\u2069\u200f]/g, '');

it('shows an amount in the chosen currency below its own, and takes it off again', async () => {
  show('CNY', 1_500_000, 1_710_000);
  await showAmountsIn('USD');
  expect(textOf()).toMatch(/^CN¥15,000–17,100≈ US\$2,110–2,410 · \d+ \w+$/);
  await showAmountsIn('EUR');
  expect(textOf()).toMatch(/^CN¥15,000–17,100≈ €1,920–2,190 · /);
  await showAmountsIn('');
  expect(textOf()).toBe('CN¥15,000–17,100');
});

function run(source: string): void {
  const script = document.createElement('script');
  script.text = source;
  document.body.append(script);
  script.remove();
}

it.each([
  ['currency=EUR', 'data:not([data-in],[value^=EUR])::after'],
  ['device=d', undefined],
])('keeps a line free below other currencies before the scripts have come, with %s', (kept, selector) => {
  // Scripts run in jsdom's own window, which has no constructed style sheets.
  run('window.CSSStyleSheet = class { replaceSync(text) { document.body.dataset.sheet = text } }');
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`signed_in=1; ${kept}`);
  document.body.removeAttribute('data-sheet');
  run(earlyInputScript);
  dispatchEvent(new CustomEvent(hydratedEvent, { detail: () => {} }));
  vi.restoreAllMocks();
  expect(document.body.getAttribute('data-sheet')?.split('{')[0]).toBe(selector);
});

it('converts what comes to the page later, and what changes', async () => {
  await showAmountsIn('USD');
  const { unmount } = show('CNY', 1_500_000);
  await waitFor(() => expect(textOf()).toContain('≈ US$2,110'));
  unmount();
  const { rerender } = show('CNY', 3_000_000);
  await waitFor(() => expect(textOf()).toContain('≈ US$4,230'));
  rerender(
    <NextIntlClientProvider locale="en" messages={en}>
      <p>
        <Price of={{ kind: 'fixed', min: 150_000, currency: 'CNY' }} locale="en" />
      </p>
    </NextIntlClientProvider>,
  );
  await waitFor(() => expect(textOf()).toMatch(/^CN¥1,500≈ US\$211 · /));
});

it('writes in the page’s language', async () => {
  document.documentElement.lang = 'de';
  show('CNY', 1_500_000);
  await showAmountsIn('EUR');
  expect(textOf()).toMatch(/^15\.000\sCN¥≈ 1\.920\s€ · /);
});

it.each([
  ['its own currency', 'USD', 'USD'],
  ['a currency without a rate', 'XOF', 'USD'],
])('leaves an amount in %s as it is', async (_, currency, chosen) => {
  show(currency, 100_000);
  const before = textOf();
  await showAmountsIn(chosen);
  expect(textOf()).toBe(before);
});

it('warns of a rate older than a week, with its year', async () => {
  show('USD', 100_000);
  await showAmountsIn('INR');
  const line = document.querySelector('[data-converted]');
  expect(line).toHaveClass('text-warn');
  expect(line).toHaveTextContent(old.slice(0, 4));
  await showAmountsIn('EUR');
  expect(document.querySelector('[data-converted]')).not.toHaveClass('text-warn');
});

it('offers the currencies that have a rate, those of the trade first, and keeps the choice', async () => {
  show('CNY', 1_500_000);
  render(<CurrencyChoice texts={texts} cookie={cookie} />);
  const choice = screen.getByRole('combobox', { name: 'Currency' });
  await waitFor(() => expect(choice).toHaveTextContent('INR – Indian Rupee'));
  const labels = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(labels[0]).toBe('As stated by suppliers');
  expect(labels.slice(1).map((label) => label?.slice(0, 3))).toEqual(['USD', 'EUR', 'CNY', 'INR']);
  fireEvent.change(choice, { target: { value: 'EUR' } });
  await waitFor(() => expect(textOf()).toContain('≈ €1,920'));
  expect(document.cookie).toContain('currency=EUR');
  fireEvent.change(choice, { target: { value: '' } });
  await waitFor(() => expect(textOf()).toBe('CN¥15,000'));
  expect(document.cookie).not.toContain('currency=EUR');
});

it('shows and reads the fields of a filter by price in the chosen currency', async () => {
  const { container } = render(
    <fieldset>
      <legend>Price, US$</legend>
      <form aria-label="Price, US$">
        <input name="price_from" defaultValue="1100" aria-label="From" />
      </form>
    </fieldset>,
  );
  const sent = () => container.querySelector<HTMLInputElement>('[name=price_from]')?.value;
  await showAmountsIn('EUR');
  const field = screen.getByRole('textbox', { name: 'From' });
  expect(field).toHaveValue('1000');
  expect(screen.getByRole('group', { name: 'Price, €' })).toBeVisible();
  expect(screen.getByRole('form', { name: 'Price, €' })).toBeVisible();
  expect(sent()).toBe('1100');
  fireEvent.input(field, { target: { value: '2,000' } });
  expect(sent()).toBe('2200');
  fireEvent.input(field, { target: { value: 'x' } });
  expect(sent()).toBe('');
  fireEvent.input(field, { target: { value: '500' } });
  await showAmountsIn('');
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('550');
  expect(screen.getByRole('group', { name: 'Price, US$' })).toBeVisible();
});
