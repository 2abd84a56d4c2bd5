import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PurchaseStart } from '@/components/purchase/form/purchase-start';
import { config } from '@/lib/platform/config';
import { CallFailure } from '@/lib/platform/http/client';
import { purchaseInput } from '@/lib/purchase/check';
import german from '@/messages/de.json';
import type english from '@/messages/en.json';
import { replace } from './doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const messages = german as unknown as typeof english;
const { change } = messages.purchaseForm;
const purchase = purchaseInput.parse({
  locale: 'de',
  translations: { de: { title: 'Kreiselpumpen', details: 'Für ein Klärwerk.' } },
  categoryId: 3,
  quantity: 20,
  unit: 'set',
  incoterm: 'CIF',
  place: 'Dakar',
  targetPrice: 900,
  budget: 20_000,
  currency: 'EUR',
  shippingMethod: 'sea',
  port: 'SNDKR',
  countryCode: 'SN',
  destination: 'Dakar',
  deliveryBy: '2098-12-01',
  paymentMethod: 'openAccount',
  validUntil: '2098-06-01T10:30:00.000Z',
  companyName: 'Klärwerk',
  contactName: 'Katrin Hofer',
  contactPhone: '+4312345678',
  contactEmail: 'hofer@buyer.example',
});
const references = {
  categories: [{ id: 3, label: 'Pumpen', path: 'Maschinen › Pumpen' }],
  countries: [{ value: 'SN', label: 'Senegal', currency: 'XOF', callingCode: '221' }],
  currencies: [{ value: 'EUR', label: 'EUR – Euro' }],
};
const user = userEvent.setup();
let answer: () => Promise<unknown>;
const sent = () => call.mock.calls.filter(([path]) => path === '/api/purchase/addendum').map(([, input]) => input);
const open = () =>
  render(
    <NextIntlClientProvider locale="de" messages={messages} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <PurchaseStart phone={false} references={references} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const words = () => screen.findByRole('textbox', { name: new RegExp(`^${change.text}`) });
const send = () => user.click(screen.getByRole('button', { name: change.send }));

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: set in the browser at sign-in
  document.cookie = `${config.cookie.present.name}=purchaser`;
  history.replaceState(null, '', '/purchase/form.html?id=5');
  answer = async () => ({ number: 1, revision: 4 });
  call.mockImplementation(async (path) => {
    if (path === '/api/purchase/addendum') return answer();
    if (path === '/api/port/search') return [{ code: 'SNDKR', name: 'Dakar', country: 'Senegal' }];
    return { id: 5, state: 'open', revision: 3, purchase, files: [], invited: [], reviewReason: null };
  });
});
afterEach(() => {
  call.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${config.cookie.present.name}=; max-age=0`;
});

it('includes everything of an open request, requires a text, and submits quantities in local format', async () => {
  open();
  const text = await words();
  expect(screen.getByRole('textbox', { name: new RegExp(`^${messages.purchaseForm.title}`) })).toHaveValue(
    'Kreiselpumpen',
  );
  await send();
  expect(sent()).toEqual([]);
  expect(text).toHaveAttribute('aria-invalid', 'true');
  await user.type(text, 'Mehr davon');
  const quantity = screen.getByRole('textbox', { name: new RegExp(`^${messages.purchaseForm.quantity}`) });
  await user.clear(quantity);
  await user.type(quantity, '4.850');
  await send();
  expect(await screen.findByText(change.sent)).toBeVisible();
  expect(sent()).toEqual([{ id: 5, revision: 3, text: 'Mehr davon', purchase: { ...purchase, quantity: 4850 } }]);
  expect(screen.getByRole('link', { name: change.toRequest })).toHaveAttribute('href', '/amember/purchase/5.html');
});

it('is restored after a reload, and after a refusal', async () => {
  open();
  await user.type(await words(), 'Mehr davon');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  open();
  expect(await words()).toHaveValue('Mehr davon');
  answer = () => Promise.reject(new CallFailure(409, 'Die Frist ist vorbei', [], null));
  await send();
  await waitFor(() => expect(screen.getByText('Die Frist ist vorbei')).toBeVisible());
  expect(await words()).toHaveValue('Mehr davon');
});

it('is offered again once sent, without its text', async () => {
  open();
  await user.type(await words(), 'Mehr davon');
  await send();
  await screen.findByText(change.sent);
  cleanup();
  open();
  expect(await words()).toHaveValue('');
});

it('previews which words suppliers will not see', async () => {
  open();
  await user.type(await words(), 'Zeichnung Nr. 2024-0815-1234. Tel. 0171 1234567');
  expect(await screen.findByText('0171 1234567')).toBeVisible();
  expect(screen.getByText(messages.form.hiddenContacts.title)).toBeVisible();
  expect(screen.queryByText('2024-0815-1234')).toBeNull();
  expect(sent()).toEqual([]);
  // Unmounting stores the text, so it must happen before storage is cleared.
  cleanup();
});
