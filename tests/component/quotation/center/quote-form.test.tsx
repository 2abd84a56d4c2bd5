import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { QuoteForm } from '@/components/quotation/center/quote-form';
import { CallFailure } from '@/lib/platform/http/client';
import type { PurchaseDetail } from '@/lib/purchase/types';
import type { QuotableProduct } from '@/lib/quotation/product/call';
import type { QuotationInput } from '@/lib/quotation/schema';
import english from '@/messages/en.json';
import { replace } from '../../doubles';
import { flaws, show } from '../../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: Record<string, unknown>) => Promise<unknown>>());
const refresh = vi.hoisted(() => vi.fn());
replace('@/lib/platform/http/client', { call });
replace('next/navigation', { useRouter: () => ({ refresh }) });

const t = english.quotationCenter;
const product: QuotableProduct = {
  ...{ id: 7, name: 'Slurry pump', cover: '/a.jpg', model: 'SP-7', brand: 'Norddamm', originCode: 'DE' },
  ...{ currency: 'EUR', unit: 'set', priceQuantity: 1, price: 900, minimumOrder: 2, leadDays: 40 },
  priceBreaks: [
    { quantity: 10, price: 850 },
    { quantity: 50, price: 800 },
  ],
};
const line = { value: '', max: null, unit: 'm³/h' };
const purchase = {
  ...{ id: 3, locale: 'fr', kind: 'public', state: 'open', quantity: 20, unit: 'set', incoterm: 'CIF', place: 'Dakar' },
  paymentMethod: 'letterOfCredit',
  specification: [
    { ...line, position: 0, label: 'Débit', min: 50 },
    { ...line, position: 1, label: 'Pression', min: 6 },
  ],
} as unknown as PurchaseDetail;
const stored: QuotationInput = {
  ...{
    locale: 'en',
    unitPrice: 880,
    priceQuantity: 1,
    currency: 'EUR',
    quantity: 20,
    unit: 'set',
    incoterm: 'FOB',
    place: 'Hamburg',
  },
  ...{ freight: null, insurance: null, leadDays: 45, paymentMethod: 'letterOfCredit', paymentOther: '' },
  ...{ validUntil: '2027-01-10T23:59:00.000Z', priceBreaks: [], minimumOrder: null, productId: null },
  ...{ brand: '', model: '', originCode: '', warrantyMonths: null, sample: null, reference: '' },
  ...{ deviations: [], attachments: [], message: '' },
};

const open = (
  own: { id: number; revision: number; quotation: QuotationInput; files: [] } | null = null,
  initialProduct: QuotableProduct | null = null,
) =>
  show(
    <QuoteForm
      companyId={1}
      purchase={purchase}
      product={initialProduct}
      own={own}
      currency="EUR"
      currencies={['EUR', 'USD']}
      countries={[{ value: 'DE', label: 'Germany' }]}
      earlier={[]}
    />,
  );
const box = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
const send = () => userEvent.click(screen.getByRole('button', { name: t.send }));
const sentTo = (path: string) => call.mock.calls.filter(([to]) => to === path).map(([, input]) => input);

async function fillIn() {
  await userEvent.type(box(t.unitPrice), '880');
  await userEvent.type(box(t.leadDays), '45');
  const day = screen.getByLabelText(new RegExp(`^${t.validUntil}`));
  await userEvent.type(day, '2027-01-10');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  refresh.mockReset();
  call.mockReset();
  call.mockImplementation(async (path) =>
    path === '/api/quotation/product' ? { items: [product], more: false } : { id: 11, revision: 1 },
  );
});

it('starts with the requested values, and sends the quotation once with its key', async () => {
  open();
  expect(box(t.quantity)).toHaveValue('20');
  expect(box(t.place)).toHaveValue('Dakar');
  expect(await flaws()).toEqual([]);
  await fillIn();
  await userEvent.type(screen.getByLabelText('Pression'), '5 bar');
  await userEvent.dblClick(screen.getByRole('button', { name: t.send }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  const [sent, ...more] = sentTo('/api/quotation/submit');
  expect(more).toEqual([]);
  expect(sent).toMatchObject({
    requestId: 3,
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
    quotation: {
      ...{ unitPrice: 880, currency: 'EUR', incoterm: 'CIF', leadDays: 45, locale: 'en' },
      deviations: [{ position: 1, text: '5 bar' }],
      validUntil: '2027-01-10T23:59:00.000Z',
    },
  });
});

it('shows the total while typing, with price breaks', async () => {
  open();
  const total = () => screen.queryByText(t.total)?.nextElementSibling;
  expect(total()).toBeUndefined();
  await userEvent.type(box(t.unitPrice), '880');
  expect(total()).toHaveTextContent('€17,600');
  await userEvent.click(screen.getByRole('button', { name: english.productForm.addBreak }));
  await userEvent.type(box(english.productForm.breakQuantity.replace('{n}', '1')), '10');
  expect(total()).toHaveTextContent('€17,600');
  await userEvent.type(box(english.productForm.breakPrice.replace('{n}', '1')), '850');
  expect(total()).toHaveTextContent('€17,000');
  await userEvent.clear(box(t.quantity));
  expect(total()).toBeUndefined();
});

it('reports missing fields and sends nothing', async () => {
  open();
  await send();
  const links = await screen.findAllByRole('link');
  const missing = [t.unitPrice, t.leadDays, t.validUntil];
  expect(links.map((link) => link.textContent?.split(':')[0])).toEqual(missing);
  expect(sentTo('/api/quotation/submit')).toEqual([]);
});

it('can be filled in from a product, at the price of its quantity, and undone', async () => {
  open();
  await userEvent.type(screen.getByRole('combobox', { name: new RegExp(t.fromProduct) }), 'slurry');
  await screen.findByRole('option');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(box(t.model)).toHaveValue('SP-7'));
  expect(box(t.unitPrice)).toHaveValue('850');
  expect(box(t.minimumOrder)).toHaveValue('2');
  await userEvent.click(screen.getByRole('button', { name: t.undo }));
  await waitFor(() => expect(box(t.model)).toHaveValue(''));
});

it('is prefilled from the product asked about, which can be changed', async () => {
  open(null, { ...product, id: 8, name: 'Sand pump', model: 'SA-8' });
  const choice = screen.getByRole('combobox', { name: new RegExp(t.fromProduct) });
  expect(choice).toHaveValue('Sand pump');
  expect(choice).toHaveAccessibleDescription(t.fromAsked);
  expect(box(t.model)).toHaveValue('SA-8');
  expect(box(t.unitPrice)).toHaveValue('850');
  expect(screen.queryByRole('textbox', { name: /^From quantity/ })).toBeNull();
  await userEvent.clear(choice);
  await userEvent.type(choice, 'slurry');
  await screen.findByRole('option');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(box(t.model)).toHaveValue('SP-7'));
});

it('keeps the input if the server refuses it, and after leaving the page', async () => {
  const { unmount } = open();
  call.mockRejectedValue(
    new CallFailure(
      409,
      'No',
      [{ field: 'requestId', key: 'requestFull', message: 'This request no longer accepts quotations' }],
      null,
    ),
  );
  await fillIn();
  await send();
  expect(await screen.findByText('This request no longer accepts quotations')).toBeVisible();
  expect(box(t.unitPrice)).toHaveValue('880');
  expect(screen.getByText(english.form.draft.kept)).toBeVisible();
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  open();
  await waitFor(() => expect(box(t.leadDays)).toHaveValue('45'));
});

it('revises the version that was read, and shows both if a colleague revised meanwhile', async () => {
  open({ id: 11, revision: 4, quotation: stored, files: [] });
  const price = box(t.unitPrice);
  await userEvent.clear(price);
  await userEvent.type(price, '870');
  call.mockRejectedValueOnce(
    new CallFailure(409, 'Changed', [{ field: 'revision', key: 'changed', message: 'Changed' }], null, {
      data: { revision: 5, by: 'Lena', own: false, at: null, current: { ...stored, unitPrice: 860 } },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: t.sendRevision }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(sentTo('/api/quotation/revise')).toMatchObject([{ id: 11, revision: 4, quotation: { unitPrice: 870 } }]);
});

it('continues as a revision if a colleague quoted first, and keeps the input across a reload', async () => {
  const { unmount } = open();
  await fillIn();
  const conflict = { id: 11, revision: 1, by: 'Lena', own: false, at: null, current: { ...stored, unitPrice: 860 } };
  call.mockRejectedValueOnce(
    new CallFailure(409, 'No', [{ field: 'requestId', key: 'quotedAlready', message: 'Quoted already' }], null, {
      data: conflict,
    }),
  );
  await send();
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: english.form.conflict.apply }));
  call.mockResolvedValueOnce({ id: 11, revision: 2 });
  await userEvent.click(screen.getByRole('button', { name: t.sendRevision }));
  await waitFor(() =>
    expect(sentTo('/api/quotation/revise')).toMatchObject([{ id: 11, revision: 1, quotation: { unitPrice: 880 } }]),
  );
  unmount();

  localStorage.clear();
  const again = open();
  await userEvent.type(box(t.unitPrice), '815');
  window.dispatchEvent(new Event('pagehide'));
  again.unmount();
  open({ id: 11, revision: 1, quotation: stored, files: [] });
  await userEvent.click(await screen.findByRole('button', { name: english.form.draft.take }));
  expect(box(t.unitPrice)).toHaveValue('815');
});

it('keeps the date of a stored quotation as written by the server', async () => {
  const { renderToString } = await import('react-dom/server');
  const quotation = { ...stored, validUntil: '2027-01-10T15:00:00.000Z' };
  const page = (
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <QuoteForm
          {...{
            companyId: 1,
            purchase,
            product: null,
            currency: 'EUR',
            currencies: ['EUR'],
            countries: [],
            earlier: [],
          }}
          own={{ id: 11, revision: 4, quotation, files: [] }}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  render(page, { container, hydrate: true });
  expect(screen.getByLabelText(new RegExp(`^${t.validUntil}`))).toHaveValue('2027-01-10');
  expect(screen.getByRole('button', { name: t.sendRevision })).toBeDisabled();
  await userEvent.clear(box(t.leadDays));
  await userEvent.type(box(t.leadDays), '40');
  await userEvent.click(screen.getByRole('button', { name: t.sendRevision }));
  await waitFor(() =>
    expect(sentTo('/api/quotation/revise')).toMatchObject([{ quotation: { ...quotation, leadDays: 40 } }]),
  );
});

it('says whether the price includes freight and insurance under the selected terms', async () => {
  open();
  const terms = screen.getByLabelText(/^Trade terms/);
  await userEvent.selectOptions(terms, 'DPU');
  expect(screen.getByText(/^Under DPU the price includes freight\./)).toBeInTheDocument();
  expect(screen.getByText(/^Under DPU the price does not include insurance\./)).toBeInTheDocument();
  await userEvent.selectOptions(terms, 'FOB');
  expect(screen.getByText(/^Under FOB the price does not include freight\./)).toBeInTheDocument();
});

it('sends the number of units per price', async () => {
  open();
  expect(await flaws()).toEqual([]);
  await fillIn();
  await userEvent.selectOptions(screen.getByLabelText(english.form.priceQuantity), '1,000');
  await userEvent.click(screen.getByRole('button', { name: t.send }));
  await waitFor(() => expect(sentTo('/api/quotation/submit')).toHaveLength(1));
  expect(sentTo('/api/quotation/submit')[0]).toMatchObject({ quotation: { unitPrice: 880, priceQuantity: 1000 } });
});

it('keeps all input if another user has signed in meanwhile, and names the user', async () => {
  open();
  await fillIn();
  const message = english.validation.otherCompany.replaceAll('{name}', 'Wei Chen').replace('{company}', 'Second Works');
  const errors = [{ field: 'account', key: 'otherCompany', message }];
  call.mockImplementation(async (path) => {
    if (path !== '/api/quotation/submit') return { items: [product], more: false };
    throw new CallFailure(409, 'The data has changed', errors, null);
  });
  await send();
  expect(await screen.findByText(message)).toBeVisible();
  expect([box(t.unitPrice), box(t.leadDays)].map((field) => (field as HTMLInputElement).value)).toEqual(['880', '45']);
  expect(screen.getByLabelText(new RegExp(`^${t.validUntil}`))).toHaveValue('2027-01-10');
  expect(refresh).not.toHaveBeenCalled();
  // After signing in again the same input is sent.
  call.mockImplementation(async (path) =>
    path === '/api/quotation/product' ? { items: [product], more: false } : { id: 11, revision: 1 },
  );
  await send();
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(sentTo('/api/quotation/submit')).toHaveLength(2);
});
