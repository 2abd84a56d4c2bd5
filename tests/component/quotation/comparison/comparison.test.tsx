import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountZone } from '@/components/form/account-zone';
import { ToastRegion } from '@/components/form/toast';
import { Comparison } from '@/components/quotation/comparison/comparison';
import { TranslateScope } from '@/components/translate/translate-scope';
import { CallFailure } from '@/lib/platform/http/client';
import { sites } from '@/lib/platform/i18n/site';
import { purchaseFields } from '@/lib/purchase/schema';
import type { BasisChoice } from '@/lib/quotation/basis/rules';
import type { QuotationComparison } from '@/lib/quotation/figure/types';
import { quotationFields } from '@/lib/quotation/schema';
import { usualWeights } from '@/lib/quotation/score';
import english from '@/messages/en.json';
import { replace } from '../../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });
const pushed: string[] = [];
replace('next/navigation', {
  useRouter: () => ({ refresh: () => undefined, push: (address: string) => pushed.push(address) }),
});

const words = english.purchaseCenter.comparison;
const user = userEvent.setup();
const at = '2026-11-20T09:00:00.000Z';
const quotation = (over: object) =>
  quotationFields.parse({
    locale: 'en',
    unitPrice: 100,
    currency: 'USD',
    quantity: 20,
    unit: 'set',
    incoterm: 'CIF',
    place: 'Dakar',
    leadDays: 30,
    paymentMethod: 'letterOfCredit',
    validUntil: '2099-01-01T00:00:00Z',
    warrantyMonths: 12,
    ...over,
  });
const bid = (id: number, company: string, over: object, compared: object): QuotationComparison['items'][number] => ({
  id,
  companyId: id * 10,
  company,
  available: true,
  grade: 'B',
  membership: 'gold',
  record: null,
  response: null,
  state: 'submitted',
  quotation: quotation(over),
  deviations: quotation(over).deviations.map((one) => ({ ...one, accepted: false })),
  versions: [
    {
      number: 1,
      changed: [],
      createdAt: at,
      unitPrice: 100,
      priceQuantity: 1,
      currency: 'EUR',
      incoterm: 'CIF',
      place: 'Dakar',
    },
  ],
  round: null,
  submittedAt: at,
  decline: null,
  note: { text: '', revision: 0 },
  files: [],
  opened: false,
  compared: { quoted: 100, onTerms: 100, converted: 100, total: 2000, rates: [], missing: [], unused: [], ...compared },
});
const rate = { base: 'EUR', currency: 'USD', date: '2026-11-20', rate: 1.25, source: 'ECB' };
const answer = (): QuotationComparison => ({
  basis: { currency: 'EUR', quantity: 20, unit: 'set', incoterm: 'CIF', priceQuantity: 1 },
  own: { currency: 'EUR', quantity: 20 },
  currencies: ['CNY', 'EUR', 'USD'],
  requirements: [{ position: 0, label: 'Flow', value: '', min: 50, max: null, unit: 'm³/h' }],
  ceilings: { price: null, total: null },
  weights: usualWeights,
  frozen: false,
  unanswered: 0,
  bands: [],
  undoUntil: null,
  undone: [],
  items: [
    bid(1, 'Rhône Pumps', {}, { converted: 80, total: 1600, rates: [rate] }),
    bid(
      2,
      'Anadolu Pumps',
      { incoterm: 'FOB', place: 'Izmir', leadDays: 20, deviations: [{ position: 0, text: '45 m³/h' }] },
      { onTerms: null, converted: null, total: null, missing: ['freight', 'insurance'] },
    ),
    bid(3, 'Hubin Pumps', { warrantyMonths: null }, { converted: 95, total: 1900 }),
  ],
});
const purchase = purchaseFields.parse({
  locale: 'en',
  incoterm: 'CIF',
  place: 'Dakar',
  deliveryBy: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
  budget: 25_000,
  currency: 'EUR',
});
let stored: QuotationComparison;
let refused: CallFailure | null;

const show = (choice: BasisChoice = {}, over: Partial<typeof purchase> = {}, translates = false) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AccountZone timeZone="America/Sao_Paulo">
          <TranslateScope on={translates}>
            <Comparison id={7} state="open" purchase={{ ...purchase, ...over }} choice={choice} timeZone="UTC" />
          </TranslateScope>
        </AccountZone>
        <ToastRegion />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const inputsOf = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);
const table = () => screen.findByRole('table', { name: words.title });
const pair = () => screen.findByRole('table', { name: words.pair });
const namesIn = (row: Element | null | undefined) =>
  [...(row?.querySelectorAll('th') ?? [])].flatMap(({ textContent }) => textContent?.match(/\p{L}+ Pumps/u)?.[0] ?? []);
/** Supplier names in column order. */
const columns = async () => namesIn((await table()).querySelector('thead tr'));
/** A row's text per supplier, in the order of the response, independent of column order. */
const cellsOf = async (label: string) => {
  // A group may have the same name as its only row.
  const row = within(await table())
    .getAllByText(label)
    .map((found) => found.closest('tr'))
    .find((found) => found?.querySelector('th[scope=row]'));
  const texts = [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);
  const shown = await columns();
  return stored.items.map(({ company }) => texts[shown.indexOf(company)]);
};
const openNotes = async () => user.click(within(await table()).getByRole('button', { name: /^Private note/ }));
const openBasis = async () => {
  await table();
  await user.click(screen.getByRole('button', { name: /CIF Dakar/ }));
  return within(await screen.findByRole('dialog', { name: words.basisName }));
};
const say = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

beforeEach(() => {
  stored = answer();
  refused = null;
  pushed.length = 0;
  call.mockReset();
  call.mockImplementation(async (path) => {
    if (path === '/api/quotation/compare') return stored;
    if (refused) throw refused;
    return path === '/api/quotation/note' ? { revision: 1 } : null;
  });
});

describe('a comparison', () => {
  it('offers to translate a supplier’s text in another language', async () => {
    const { items } = stored;
    const written = { locale: 'fr', message: 'Pièces comprises', deviations: [{ position: 0, text: '45 m³/h net' }] };
    stored = { ...stored, items: [bid(1, 'Rhône Pumps', written, {}), ...items.slice(1)] };
    show({}, {}, true);
    const offered = within(await table()).getAllByRole('button', { name: english.translate.translate });
    const answers: Record<string, string> = { 'Pièces comprises': 'With spares', '45 m³/h net': 'Only 45 m³/h' };
    call.mockImplementation(async (_, input) => (input as { texts: string[] }).texts.map((text) => answers[text]));
    for (const button of offered) await user.click(button);
    expect(within(await table()).getByText('With spares')).toBeVisible();
    expect(within(await table()).getByText('Only 45 m³/h')).toBeVisible();
    expect(inputsOf('/api/translate')).toMatchObject([{ from: 'fr', to: 'en' }, { from: 'fr' }]);
    expect(offered).toHaveLength(2);
  });

  it('shows prices on one basis with the lowest marked, and marks missing values without guessing', async () => {
    show();
    const [first, second, third] = await cellsOf(words.row.onBasis);
    expect(first).toContain('€80');
    expect(first).toContain(words.best.price);
    expect(second).toBe(`${words.missing.freight} ${words.missing.insurance}`);
    expect(third).toBe('€95');
  });
  it('shows each rate with date and source, and the budget only to the buyer', async () => {
    show();
    const basis = await openBasis();
    expect(basis.getByText('1 EUR = 1.25 USD (20 Nov 2026, ECB)')).toBeInTheDocument();
    expect(basis.getByText('Your maximum budget, €25,000, is never shown to suppliers.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(within(await table()).queryByText(words.row.rates)).toBeNull();
  });
  it('labels the demo’s rates as such', async () => {
    const [first] = stored.items;
    if (first?.compared) first.compared.rates = [{ ...rate, source: 'demonstration' }];
    show();
    expect((await openBasis()).getByText('1 EUR = 1.25 USD (20 Nov 2026, demonstration rate)')).toBeInTheDocument();
  });
  it('marks deviations from requirements', async () => {
    show();
    expect(await cellsOf('Flow')).toEqual([words.noDeviation, `Deviates: 45 m³/h${words.tolerate}`, words.noDeviation]);
  });
  it('shows required values beside labels, and requested terms beside terms', async () => {
    stored.ceilings = { price: 90, total: 1800 };
    show();
    const shown = within(await table());
    const head = (label: string) => shown.getByText(label).closest('th');
    expect(head('Flow')).toHaveTextContent('FlowRequired: at least 50 m³/h');
    expect(head(words.row.target)).toHaveTextContent('Your target: €90');
    expect(head(words.row.budget)).toHaveTextContent('Your budget: €1,800');
    expect(head(words.row.asQuoted)?.textContent).toContain('CIF Dakar');
  });
  it('shows how far a price exceeds the target and a total the budget', async () => {
    stored.ceilings = { price: 90, total: 1800 };
    show();
    expect(await cellsOf(words.row.target)).toEqual([
      words.within.target,
      words.notComparable,
      '€5 above your target of €90 (+5.6%)',
    ]);
    expect((await cellsOf(words.row.budget))[2]).toBe('€100 over your budget of €1,800 (+5.6%)');
    expect((await cellsOf('Total for 20 sets'))[0]).toBe(`€1,600 ${words.best.price}`);
  });
  describe('an offer that misses a required value', () => {
    const tick = async (text: string) =>
      within(await table()).getByRole('checkbox', { name: `${words.tolerate}: ${text}` });
    const cheap = () => {
      const [, second] = stored.items;
      if (second)
        Object.assign(second, {
          deviations: [{ position: 0, text: '45 m³/h', accepted: false }],
          compared: { ...second.compared, converted: 70, total: 1400, missing: [] },
        });
    };
    it('has no rank or mark, and comes after those that miss none', async () => {
      cheap();
      show();
      expect((await cellsOf(words.row.score))[1]).toContain('Not ranked: 1 requirement is not met');
      expect((await cellsOf(words.row.onBasis))[1]).toBe('€70Lowest, but 1 requirement is not met');
      expect((await cellsOf(words.row.onBasis))[0]).toBe(`€80 ${words.bestOfMet.price}`);
      for (const order of ['score', 'price']) {
        await user.selectOptions(screen.getByLabelText(words.order), order);
        expect((await columns()).at(-1)).toBe('Anadolu Pumps');
      }
      await user.selectOptions(screen.getByLabelText(words.order), 'submitted');
      expect(await columns()).toEqual(['Rhône Pumps', 'Anadolu Pumps', 'Hubin Pumps']);
    });
    it('is ranked once its buyer accepts the deviations, which are stored', async () => {
      cheap();
      show();
      const box = await tick('45 m³/h (Anadolu Pumps)');
      expect(box).not.toBeChecked();
      const [, second] = stored.items;
      stored = { ...stored, items: [...stored.items] };
      if (second) stored.items[1] = { ...second, deviations: [{ position: 0, text: '45 m³/h', accepted: true }] };
      await user.click(box);
      expect(inputsOf('/api/quotation/tolerance')).toEqual([
        { id: 2, deviation: { position: 0, text: '45 m³/h', accepted: true } },
      ]);
      await waitFor(async () => expect((await cellsOf('Flow'))[1]).toContain('acceptable to you'));
      expect((await cellsOf(words.row.onBasis))[1]).toBe(`€70 ${words.best.price}`);
      expect((await cellsOf(words.row.score))[1]).toMatch(/\d+ of 100/);
      expect(await tick('45 m³/h (Anadolu Pumps)')).toBeChecked();
      await user.click(within(await table()).getByRole('button', { name: 'Accept the quotation of Anadolu Pumps' }));
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(`${words.taken}Flow: 45 m³/h`);
    });
    it('is unticked if storing failed', async () => {
      cheap();
      show();
      const box = await tick('45 m³/h (Anadolu Pumps)');
      refused = new CallFailure(409, 'It was revised', [], null);
      await user.click(box);
      expect(await screen.findByText('It was revised')).toBeInTheDocument();
      await waitFor(() => expect(box).not.toBeChecked());
    });
    it('lists the deviations when accepted', async () => {
      cheap();
      show();
      await user.click(within(await table()).getByRole('button', { name: 'Accept the quotation of Anadolu Pumps' }));
      expect(await screen.findByRole('alertdialog')).toHaveTextContent('Flow: 45 m³/h (requirement not met)');
    });
    it('can no longer be ticked once the request is decided', async () => {
      cheap();
      stored = { ...stored, frozen: true };
      show();
      expect((await cellsOf('Flow'))[1]).toBe('Deviates: 45 m³/h');
      expect((await cellsOf(words.row.score))[1]).toBe('Not ranked: 1 requirement is not met');
      expect(screen.queryByRole('checkbox', { name: /45 m³/ })).toBeNull();
    });
  });
  it('shows where a quotation falls short of the request', async () => {
    const [late, small] = stored.items;
    if (late) late.quotation = quotation({ leadDays: 30, place: 'Abidjan' });
    if (small) Object.assign(small, { quotation: quotation({ quantity: 5, leadDays: 1 }), deviations: [] });
    show();
    expect((await cellsOf(words.row.lead))[0]).toContain('even if ordered today');
    expect((await cellsOf(words.row.lead))[1]).toMatch(say(`1 day (`));
    expect((await cellsOf(words.row.lead))[1]).toMatch(say(` if ordered today) ${words.best.lead}`));
    expect((await cellsOf(words.row.asQuoted)).map((text) => text?.includes('not the place'))).toEqual([
      true,
      false,
      false,
    ]);
    expect((await cellsOf(words.row.quantity))[1]).toBe('5 sets, less than you need');
  });
  it('keeps name, price and compliance in a sticky column header', async () => {
    const [, second] = stored.items;
    if (second) second.deviations = [0, 1].map((position) => ({ position, text: 'less', accepted: false }));
    show();
    const heads = within(await table()).getAllByRole('columnheader');
    const headOf = (name: string) => heads.find(({ textContent }) => textContent?.includes(name));
    expect(headOf('Rhône Pumps')).toHaveTextContent(`€80${words.complies}`);
    expect(headOf('Anadolu Pumps')).toHaveTextContent(`US$100 ${words.notComparable}2 deviations`);
    expect(headOf('Hubin Pumps')).toHaveTextContent(`€95${words.complies}`);
  });
  it('has one primary button: accepting the selected quotation', async () => {
    show();
    const blue = async () =>
      within(await table())
        .getAllByRole('button')
        .filter(({ className }) => className.includes('bg-accent'))
        .map((button) => button.getAttribute('aria-label'));
    expect(await blue()).toEqual(['Accept the quotation of Rhône Pumps']);
    await user.click(within(await table()).getByRole('radio', { name: 'Choose the quotation of Hubin Pumps' }));
    expect(await blue()).toEqual(['Accept the quotation of Hubin Pumps']);
    expect(within(await table()).getAllByRole('radio', { checked: true })).toHaveLength(1);
  });
  it('groups requirements before costs', async () => {
    const [first] = stored.items;
    if (first) first.quotation = quotation({ message: 'With test' });
    show();
    const groups = [...(await table()).querySelectorAll('th[scope=rowgroup]')].map(({ textContent }) => textContent);
    const { requirements, price, delivery, payment, goods, supplier, message } = words.group;
    expect(groups).toEqual([requirements, price, delivery, payment, goods, supplier, message, words.note]);
  });
  it('lists fields nobody stated in one line instead of rows', async () => {
    const [first] = stored.items;
    if (first) first.quotation = quotation({ brand: 'Sulzer' });
    show();
    expect(await cellsOf(words.row.brand)).toEqual(['Sulzer', '–Not stated', '–Not stated']);
    expect(within(await table()).queryByText(words.row.freight)).toBeNull();
    const line = within(await table()).getByText(/^Not stated by anyone:/);
    for (const label of [words.row.freight, words.row.insurance, words.row.model])
      expect(line).toHaveTextContent(label);
    expect(line).not.toHaveTextContent(words.row.brand);
    expect(line).not.toHaveTextContent(words.row.change);
  });
  it('marks payment terms other than requested', async () => {
    const [first, second] = stored.items;
    if (first) first.quotation = quotation({ paymentMethod: 'advance' });
    if (second) second.quotation = quotation({ paymentMethod: 'other', paymentOther: 'Half in March' });
    show({}, { paymentMethod: 'letterOfCredit' });
    const { payment } = english.trade;
    expect(await cellsOf(words.row.payment)).toEqual([
      `${payment.advance} (not the terms you asked for)`,
      'Half in March (not the terms you asked for)',
      payment.letterOfCredit,
    ]);
    await user.click(within(await table()).getByRole('button', { name: 'Accept the quotation of Rhône Pumps' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      `${words.row.payment}: ${payment.advance} (not the terms you asked for)`,
    );
  });
  it('shows the language of a message if it is not the reader’s', async () => {
    const [first, second] = stored.items;
    if (first) first.quotation = quotation({ locale: 'zh', message: '含出厂试验。' });
    if (second) second.quotation = quotation({ message: 'With test' });
    show();
    expect((await cellsOf(words.row.message)).slice(0, 2)).toEqual(['含出厂试验。Original: Chinese', 'With test']);
    expect(within(await table()).getByText('含出厂试验。')).toHaveAttribute('lang', 'zh');
  });
  it('says that a price without an exchange rate cannot be compared, with the original price', async () => {
    stored.items[0] = bid(
      1,
      'Rhône Pumps',
      { unitPrice: 65_000, currency: 'XOF' },
      { onTerms: 65_000, converted: null, total: null, missing: ['rate'] },
    );
    show();
    const text = 'Not comparable: there is no exchange rate for its currency. On your terms: F CFA 65,000';
    expect((await cellsOf(words.row.onBasis))[0]?.replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
    expect((await cellsOf('Total for 20 sets'))[0]).toBe(words.missing.rate);
    const [head] = within(await table()).getAllByRole('columnheader', { name: /Rhône/ });
    expect(head).toHaveTextContent(/F CFA.65,000 Not comparable/);
  });
  it('opens a quotation’s files, and reveals contacts once', async () => {
    const [first] = stored.items;
    if (first) Object.assign(first, { files: [{ key: 'a/b c.pdf', name: 'Data sheet.pdf' }], opened: true });
    show();
    const link = within(await table()).getByRole('link', { name: 'Data sheet.pdf' });
    expect(link).toHaveAttribute('href', '/api/quotation/file?id=1&key=a%2Fb%20c.pdf');
    expect(within(await table()).getByText(words.contactsKnown)).toBeInTheDocument();
    await user.click(within(await table()).getByRole('button', { name: 'More actions: Rhône Pumps' }));
    expect(await screen.findByRole('menuitem', { name: words.decline })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: words.openContacts })).toBeNull();
  });
  it('shows no score if a weighted value is missing', async () => {
    for (const item of stored.items) item.deviations = [];
    show();
    const [first, second, third] = await cellsOf(words.row.score);
    expect(first).toMatch(/\d+ of 100/);
    expect(second).toContain(words.noScore);
    expect(third).toContain(words.noScore);
  });
  it('shows only differences on request', async () => {
    show();
    expect(await cellsOf(words.row.quantity)).toHaveLength(3);
    await user.click(screen.getByRole('checkbox', { name: words.differences }));
    expect(within(await table()).queryByText(words.row.quantity)).toBeNull();
    expect(await cellsOf(words.row.lead)).toHaveLength(3);
  });
  it('recalculates with new weights at once and stores them with the request', async () => {
    show();
    await table();
    await user.click(screen.getByRole('button', { name: words.weights }));
    await user.selectOptions(await screen.findByLabelText(words.criterion.warranty), '0');
    await user.keyboard('{Escape}');
    expect((await cellsOf(words.row.score))[2]).toMatch(/\d+ of 100/);
    await user.click(screen.getByRole('button', { name: words.weights }));
    await user.click(await screen.findByRole('button', { name: words.weightsSave }));
    expect(inputsOf('/api/quotation/weights')).toEqual([{ requestId: 7, weights: { ...usualWeights, warranty: 0 } }]);
  });
});

describe('the basis of a comparison', () => {
  const note = 'Your request says 20 sets, in EUR.';
  const address = '/amember/quotation/7.html';
  const openQuantity = async (name: string) => {
    await table();
    await user.click(screen.getByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name: words.quantity }));
  };
  it('is the request’s; currency and quantity can be changed by URL', async () => {
    show();
    const basis = await openBasis();
    expect(basis.getByText('Basis: price of one unit at 20 sets, CIF Dakar, in EUR')).toBeInTheDocument();
    expect(basis.queryByText(note)).toBeNull();
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByLabelText(words.currency), 'USD – US Dollar');
    expect(pushed).toEqual([`${address}?currency=USD&quantity=20`]);
    const quantity = await openQuantity('20 sets');
    expect(quantity.queryByRole('link', { name: words.basisReset })).toBeNull();
    const field = quantity.getByLabelText(words.quantity);
    await user.clear(field);
    await user.type(field, '٥٠');
    await user.click(quantity.getByRole('button', { name: words.basisApply }));
    expect(pushed.at(-1)).toBe(`${address}?currency=EUR&quantity=50`);
  });
  it('ignores an invalid quantity, with an error', async () => {
    show();
    const quantity = await openQuantity('20 sets');
    const field = quantity.getByLabelText(words.quantity);
    await user.clear(field);
    await user.type(field, 'many{Enter}');
    expect(field).toBeInvalid();
    expect(quantity.getByText(english.validation.number)).toBeInTheDocument();
    expect(pushed).toEqual([]);
  });
  it('is taken from the URL, shown beside the request’s, with a link back', async () => {
    stored.basis = { currency: 'USD', quantity: 50, unit: 'set', incoterm: 'CIF', priceQuantity: 1 };
    stored.items[0] = bid(1, 'Rhône Pumps', {}, { converted: 80, total: 4000 });
    show({ currency: 'USD', quantity: 50 });
    expect((await cellsOf('Total for 50 sets'))[0]).toContain('$4,000');
    expect(inputsOf('/api/quotation/compare')).toEqual([
      { currency: 'USD', quantity: 50, requestId: 7, siteId: sites.en.siteId },
    ]);
    // "Less than needed" refers to the request's quantity, whichever quantity is compared.
    expect((await cellsOf(words.row.quantity))[0]).toBe('20 sets');
    expect(screen.getByLabelText(words.currency)).toHaveValue('USD');
    const basis = await openBasis();
    expect(basis.getByText('Basis: price of one unit at 50 sets, CIF Dakar, in USD')).toBeInTheDocument();
    expect(basis.getByText(note)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    const quantity = await openQuantity('50 sets');
    expect(quantity.getByRole('link', { name: words.basisReset })).toHaveAttribute('href', address);
  });
});

describe('an award', () => {
  const accept = async () => {
    const button = within(await table()).getByRole('button', { name: 'Accept the quotation of Rhône Pumps' });
    await user.click(button);
    return screen.findByRole('alertdialog');
  };
  it('lists its consequences, and accepts the version that was read', async () => {
    show();
    const dialog = await accept();
    for (const text of Object.values(words.follows)) expect(dialog).toHaveTextContent(text.replace('{days}', '14'));
    expect(dialog).toHaveTextContent('US$100, CIF Dakar');
    expect(dialog).toHaveTextContent('Total for 20 sets: €1,600');
    expect(dialog).toHaveTextContent(`${words.ratesToKeep}1 EUR = 1.25 USD (20 Nov 2026, ECB)`);
    expect(dialog).not.toHaveTextContent(words.taken);
    expect(inputsOf('/api/quotation/accept')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: words.accept }));
    await waitFor(() => expect(inputsOf('/api/quotation/accept')).toEqual([{ id: 1, version: 1 }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
  it('mentions freight that a price seems to include, in the comparison and on acceptance', async () => {
    stored.items[0] = bid(1, 'Rhône Pumps', { freight: 360 }, { converted: 80, total: 1600, unused: ['freight'] });
    show();
    const note = 'Freight of US$360 is stated; under CIF the price includes it.';
    expect((await cellsOf(words.row.onBasis))[0]).toContain(note);
    expect((await cellsOf('Total for 20 sets'))[0]).toContain(note);
    expect(await accept()).toHaveTextContent(note);
  });
  it('mentions the price range shown to others if selected, and unanswered questions', async () => {
    stored = { ...stored, unanswered: 2 };
    show({}, { showPriceBand: true });
    await user.click(within(await table()).getByRole('button', { name: 'Accept the quotation of Hubin Pumps' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(words.bandFollows);
    expect(dialog).toHaveTextContent('2 questions from suppliers have no answer yet.');
  });

  it('stays open with the reason if refused', async () => {
    refused = new CallFailure(409, 'It was withdrawn', [], null);
    show();
    const dialog = await accept();
    await user.click(within(dialog).getByRole('button', { name: words.accept }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('It was withdrawn');
  });
  it('is not possible for a disabled supplier, with a message', async () => {
    stored = answer();
    for (const item of stored.items) item.available = item.id !== 1;
    show();
    const shown = within(await table());
    expect(shown.getByText(words.unavailable)).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: 'Accept the quotation of Rhône Pumps' })).toBeNull();
    expect(shown.getAllByRole('button', { name: /^Accept the quotation of/ }).length).toBeGreaterThan(0);
  });

  it('leaves nothing to accept afterwards and names the winner', async () => {
    stored = { ...answer(), frozen: true };
    for (const item of stored.items) item.state = item.id === 1 ? 'accepted' : 'notSelected';
    show();
    expect(within(await table()).queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(screen.getByText('Awarded to Rhône Pumps')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: english.order.open })).toHaveAttribute('href', '/amember/order/7.html');
    expect((await openBasis()).getByText(words.ratesKept)).toBeInTheDocument();
    expect(screen.getByText(words.bandKept)).toBeInTheDocument();
  });

  it('shows which price range others received, each in its own currency, and what they did not', async () => {
    const of = (currency: string) => ({ low: 5_000, high: 10_000, currency, per: 1 });
    stored = { ...answer(), frozen: true, bands: [of('EUR'), of('CNY')] };
    for (const item of stored.items) item.state = item.id === 1 ? 'accepted' : 'notSelected';
    show();
    expect(await screen.findByText(/^Bidders not selected were told/)).toHaveTextContent(
      /each in the currency of its own quotation: \u2066€50–100\u2069, \u2066CN¥50–100\u2069\.$/,
    );
    expect(screen.queryByText(words.bandKept)).toBeNull();
  });
});

describe('declining', () => {
  it('sends a usual reason with optional words, which are required for another reason', async () => {
    show();
    await user.click(within(await table()).getByRole('button', { name: 'More actions: Hubin Pumps' }));
    await user.click(await screen.findByRole('menuitem', { name: words.decline }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline the quotation of Hubin Pumps' });
    await user.click(within(dialog).getByRole('radio', { name: english.form.reason.other }));
    await user.click(within(dialog).getByRole('button', { name: words.decline }));
    expect(within(dialog).getByText(english.form.reason.missing)).toBeInTheDocument();
    expect(inputsOf('/api/quotation/decline')).toEqual([]);
    await user.click(within(dialog).getByRole('radio', { name: english.trade.declineReason.delivery }));
    await user.type(within(dialog).getByRole('textbox'), 'We need it in May');
    await user.click(within(dialog).getByRole('button', { name: words.decline }));
    await waitFor(() =>
      expect(inputsOf('/api/quotation/decline')).toEqual([{ id: 3, key: 'delivery', reason: 'We need it in May' }]),
    );
  });
});

describe('a better offer', () => {
  it('is requested with a selectable deadline', async () => {
    show();
    await user.click(within(await table()).getByRole('button', { name: 'Ask Hubin Pumps for a better offer' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText(new RegExp(words.roundText)), 'Below 90');
    const day = within(dialog).getByLabelText(new RegExp(words.roundUntil));
    // A year is typed digit by digit, and the value must not be replaced meanwhile.
    fireEvent.change(day, { target: { value: '0002-12-09' } });
    expect(day).toHaveValue('0002-12-09');
    await user.clear(day);
    await user.type(day, '2098-12-09');
    await user.click(within(dialog).getByRole('button', { name: words.askBetter }));
    await waitFor(() => expect(inputsOf('/api/quotation/round')).toHaveLength(1));
    // The end of that day in the buyer's time zone.
    expect(inputsOf('/api/quotation/round')[0]).toEqual({ id: 3, text: 'Below 90', until: '2098-12-10T02:59:00.000Z' });
  });
  it('is requested under the request’s terms if an offer’s cannot be converted to them', async () => {
    const [, second] = stored.items;
    if (second?.compared) second.compared.missing = ['incoterm'];
    if (second) second.quotation = quotation({ incoterm: 'FCA', place: 'Izmir' });
    show();
    expect((await cellsOf(words.row.onBasis))[1]).toContain('FCA cannot be converted to CIF.');
    const name = 'Ask Anadolu Pumps for a better offer under CIF Dakar';
    await user.click(within(await table()).getByRole('button', { name }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('textbox')).toHaveValue(
      'Please quote under CIF Dakar, so that your quotation can be compared with the others.',
    );
    await user.click(within(dialog).getByRole('button', { name: words.askBetter }));
    expect(inputsOf('/api/quotation/round')).toMatchObject([{ id: 2, text: expect.stringContaining('CIF Dakar') }]);
  });

  it('under other terms than the first is marked, beside its price', async () => {
    const [first] = stored.items;
    const [version] = first?.versions ?? [];
    if (first && version)
      first.versions = [
        { ...version, unitPrice: 110, incoterm: 'FCA', place: 'Lyon' },
        { ...version, number: 2, unitPrice: 100 },
      ];
    show();
    const [text] = await cellsOf(words.row.change);
    expect(text).toContain('Unit price from €110 to €100');
    expect(text).toContain('Trade terms from FCA Lyon to CIF Dakar');
  });

  it('ends at the latest on the quotation’s last day', async () => {
    show();
    await user.click(within(await table()).getByRole('button', { name: 'Ask Hubin Pumps for a better offer' }));
    const dialog = await screen.findByRole('dialog');
    const day = within(dialog).getByLabelText(new RegExp(words.roundUntil));
    // The validity ends at nine in the evening in the buyer's time zone.
    expect(day).toHaveAttribute('max', '2098-12-31');
    await user.clear(day);
    await user.type(day, '2098-12-31');
    await user.click(within(dialog).getByRole('button', { name: words.askBetter }));
    await waitFor(() => expect(inputsOf('/api/quotation/round')).toHaveLength(1));
    expect(inputsOf('/api/quotation/round')[0]).toMatchObject({ until: '2099-01-01T00:00:00Z' });
  });
});

describe('a past award', () => {
  const undo = english.trade.undo;
  const won = () => {
    const made = { ...answer(), frozen: true, undoUntil: '2099-01-10T12:00:00Z' };
    for (const item of made.items) item.state = item.id === 1 ? 'accepted' : 'notSelected';
    return made;
  };

  it('can be undone with a required reason', async () => {
    stored = won();
    show();
    expect(await screen.findByText('Until 10 Jan 2099, 12:00, either side can undo the award.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: undo.act.purchaser }));
    const dialog = await screen.findByRole('dialog', { name: 'Undo the award to Rhône Pumps' });
    await user.click(within(dialog).getByRole('button', { name: undo.act.purchaser }));
    expect(inputsOf('/api/quotation/undo')).toEqual([]);
    await user.click(within(dialog).getByRole('radio', { name: english.trade.undoReason.delivery }));
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: undo.act.purchaser }));
    await waitFor(() =>
      expect(inputsOf('/api/quotation/undo')).toEqual([{ id: 1, key: 'delivery', reason: '', withdraw: false }]),
    );
  });
  it('cannot be undone after the deadline', async () => {
    stored = { ...won(), undoUntil: null };
    show();
    await table();
    expect(screen.queryByRole('button', { name: undo.act.purchaser })).toBeNull();
  });
  it('that was undone shows who undid it and why', async () => {
    const past = { companyId: 10, company: 'Rhône Pumps', awardedAt: at, undoneAt: '2099-01-02T08:00:00Z' };
    stored = {
      ...answer(),
      undone: [{ ...past, by: 'supplier', reason: { key: null, text: 'Our works burnt down' } }],
    };
    show();
    expect(
      await screen.findByText(/^On 2 Jan 2099, 08:00 Rhône Pumps stepped back from the award of/),
    ).toBeInTheDocument();
    expect(screen.getByText('Our works burnt down')).toBeInTheDocument();
  });
});

describe('a note', () => {
  it('edited in another window is shown before it is replaced', async () => {
    show();
    expect(within(await table()).queryByLabelText('Note on Rhône Pumps')).toBeNull();
    await openNotes();
    const field = within(await table()).getByLabelText('Note on Rhône Pumps');
    await user.type(field, 'Ask for spares');
    refused = new CallFailure(409, 'Changed meanwhile', [], null);
    stored = answer();
    for (const item of stored.items) item.note = { text: 'From elsewhere', revision: 4 };
    await user.click(within(await table()).getByRole('button', { name: words.noteSave }));
    expect(
      await within(await table()).findByText('Saved in another window in the meantime: From elsewhere'),
    ).toBeVisible();
    expect(field).toHaveValue('Ask for spares');
    refused = null;
    const [save] = within(await table()).getAllByRole('button', { name: words.noteSave });
    await user.click(save as HTMLElement);
    await waitFor(() =>
      expect(inputsOf('/api/quotation/note').map((input) => (input as { revision: number }).revision)).toEqual([0, 4]),
    );
  });
});

describe('a comparison in a narrow window', () => {
  const heads = async () =>
    within(await pair())
      .getAllByRole('combobox')
      .map((picker) => (picker instanceof HTMLSelectElement ? picker.selectedOptions[0]?.text : null));
  it('shows two quotations side by side, each with a picker', async () => {
    show();
    expect(await heads()).toEqual(['Rhône Pumps', 'Hubin Pumps']);
    await user.selectOptions(within(await pair()).getByLabelText('Quotation in column 2'), 'Anadolu Pumps');
    expect(await heads()).toEqual(['Rhône Pumps', 'Anadolu Pumps']);
    const lead = within(await pair())
      .getByText(new RegExp(`^${words.row.lead} ·`))
      .closest('tr')?.nextElementSibling;
    expect([...(lead?.children ?? [])].map(({ textContent }) => textContent?.slice(0, 7))).toEqual([
      '30 days',
      '20 days',
    ]);
    await user.selectOptions(within(await pair()).getByLabelText('Quotation in column 1'), 'Anadolu Pumps');
    expect(await heads()).toEqual(['Anadolu Pumps', 'Rhône Pumps']);
  });
  it('changes the second one by swiping', async () => {
    show();
    const box = await pair();
    const stroke = (from: number, to: number) => {
      fireEvent.touchStart(box, { touches: [{ clientX: from, clientY: 0 }] });
      fireEvent.touchEnd(box, { changedTouches: [{ clientX: to, clientY: 10 }] });
    };
    stroke(200, 180);
    expect(await heads()).toEqual(['Rhône Pumps', 'Hubin Pumps']);
    stroke(200, 80);
    expect(await heads()).toEqual(['Rhône Pumps', 'Anadolu Pumps']);
    stroke(80, 200);
    expect(await heads()).toEqual(['Rhône Pumps', 'Hubin Pumps']);
  });
  it('accepts the selected one at the bottom', async () => {
    show();
    await user.click(within(await pair()).getByRole('radio', { name: 'Choose the quotation of Hubin Pumps' }));
    await user.click(await screen.findByText('Accept: Hubin Pumps'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: words.accept }));
    await waitFor(() => expect(inputsOf('/api/quotation/accept')).toEqual([{ id: 3, version: 1 }]));
  });
});
