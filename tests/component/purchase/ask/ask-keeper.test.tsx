import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AskKeeper } from '@/components/purchase/ask/ask-keeper';
import { PurchaseStart } from '@/components/purchase/form/purchase-start';
import { config } from '@/lib/platform/config';
import { CallFailure } from '@/lib/platform/http/client';
import { cancelNavigation, isNavigating, startNavigation } from '@/lib/platform/http/navigate';
import { href } from '@/lib/platform/routes/address';
import { askAddress } from '@/lib/platform/routes/ask';
import messages from '@/messages/en.json';
import { replace } from '../../doubles';

type Sent = {
  path: string;
  input: { idempotencyKey?: string; companyIds?: number[]; purchase?: Record<string, unknown> };
};
const sent: Sent[] = [];
const rhein = { id: 4, name: 'Rhein Pumpen', grade: 'A', zone: null };
const product = {
  ...{ title: 'Inline pump', cover: 'demo/a.jpg', productId: 7, categoryId: 3 },
  ...{ quantity: 5, unit: 'set', specification: [] },
};
const usual: Record<string, unknown> = {
  '/api/member/userinfo': {
    name: 'Awa Diop',
    phone: '+221338230000',
    email: 'awa@buyer.example',
    emailConfirmed: true,
  },
  '/api/country_list': [
    { code: 'SN', name: 'Senegal' },
    { code: 'GH', name: 'Ghana' },
  ],
  '/api/category': [
    {
      id: 1,
      name: 'Machinery',
      children: [{ id: 2, name: 'Pumps', children: [{ id: 3, name: 'Inline', children: [] }] }],
    },
  ],
  '/api/purchase/start': { product, companies: [rhein] },
  '/api/purchase/publish': { id: 31, revision: 2, masked: false, waits: false },
};
let answers = usual;
const failures: CallFailure[] = [];
replace('@/lib/platform/http/client', {
  call: async (path: string, input: Sent['input']) => {
    sent.push({ path, input });
    const failure = path === '/api/purchase/publish' ? failures.shift() : undefined;
    // As the client does when the session has ended.
    if (failure?.status === 401) startNavigation();
    if (failure) throw failure;
    return answers[path];
  },
});
const published = () => sent.filter(({ path }) => path === '/api/purchase/publish').map(({ input }) => input);

const { sheet } = messages.purchaseForm;
const ofProduct = askAddress({ product: 7, companies: [4] });
const user = userEvent.setup();
const open = (link = ofProduct) =>
  render(
    <main>
      <a href={link} data-asks="">
        {'Ask'}
      </a>
      <AskKeeper />
    </main>,
  );
const press = () => user.click(screen.getByRole('link', { name: 'Ask' }));
const dialog = () => screen.findByRole('dialog');
const matters = () => screen.findByRole('textbox', { name: /^What matters/ });
const findKept = async () => {
  const box = await matters();
  await waitFor(() => expect(box).toHaveValue('Duplex steel.'));
};
const send = () => screen.getByRole('button', { name: sheet.send });
const signIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: set in the browser at sign-in
  document.cookie = `${config.cookie.present.name}=purchaser`;
};
/** Sets the visitor's clock in a time zone. */
const setClock = (timeZone: string) => {
  const read = Intl.DateTimeFormat.prototype.resolvedOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...read.call(this), timeZone };
  });
};
/** Leaves the page by a link, and loads it again in the same tab. */
const comeBack = () => {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  open();
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.dataset.locale = 'en';
  history.replaceState(null, '', '/product/7.html');
});
afterEach(() => {
  sent.length = 0;
  failures.length = 0;
  answers = usual;
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${config.cookie.present.name}=; max-age=0`;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the sheet of a product', () => {
  it('opens over the page with the minimum order, and names the supplier', async () => {
    open();
    await press();
    const box = within(await dialog());
    expect(await box.findByText('Inline pump')).toBeVisible();
    expect(box.getByText(/To Rhein Pumpen/).closest('p')).toHaveTextContent('To Rhein Pumpen · Audited');
    expect(box.getByRole('textbox', { name: 'Quantity' })).toHaveValue('5');
    expect(box.getByRole('combobox', { name: 'Unit' })).toHaveValue('set');
    expect(box.getByRole('radio', { name: sheet.only.match(/one {([^}]*)}/)?.[1] ?? '' })).toBeChecked();
    expect(box.queryByRole('textbox', { name: /^Product or service/ })).toBeNull();
  });

  it('keeps a supplier’s response time on one line', async () => {
    answers = { ...usual, '/api/purchase/start': { product, companies: [{ ...rhein, zone: 'Asia/Shanghai' }] } };
    open();
    await press();
    const time = await within(await dialog()).findByText(/^\w{3},? \d/, { selector: 'time' });
    expect(time).toHaveTextContent(/\+8$/);
    expect(time).toHaveClass('whitespace-nowrap');
  });

  it('sends the input once to this supplier, with the terms to be agreed', async () => {
    signIn();
    open();
    await press();
    await user.type(await matters(), 'Sea water, two years of spares.');
    await user.clear(screen.getByRole('textbox', { name: 'Quantity' }));
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '12');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Country of destination/ }), 'SN');
    await user.click(screen.getByRole('button', { name: '60 days' }));
    expect(screen.getByRole('button', { name: '60 days' })).toHaveAttribute('aria-pressed', 'true');
    await user.dblClick(send());
    expect(await screen.findByText('Sent to Rhein Pumpen')).toBeVisible();
    expect(screen.getByRole('link', { name: messages.purchaseForm.view })).toHaveAttribute(
      'href',
      href('purchaserPurchaseDetail', { id: 31 }),
    );
    expect(published()).toHaveLength(1);
    const [{ companyIds, idempotencyKey, purchase } = {}] = published();
    expect(companyIds).toEqual([4]);
    expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(purchase).toMatchObject({
      ...{ kind: 'inquiry', productId: 7, quantity: 12, unit: 'set', countryCode: 'SN' },
      translations: { en: { title: 'Inline pump', details: 'Sea water, two years of spares.' } },
      toAgree: expect.arrayContaining(['incoterm', 'port', 'targetPrice', 'budget', 'paymentMethod']),
    });
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('requires the product’s values, or omits them if deselected', async () => {
    signIn();
    const flow = { parameterId: 9, optionId: null, label: 'Flow', value: '', min: 50, max: 80, unit: 'm³/h' };
    answers = {
      ...usual,
      '/api/purchase/start': { product: { ...product, specification: [flow] }, companies: [rhein] },
    };
    open();
    await press();
    const required = await screen.findByRole('checkbox', { name: 'Require the product’s technical value too' });
    expect(required).toBeChecked();
    await user.click(required);
    expect(required).not.toBeChecked();
    await user.click(send());
    expect(await screen.findByText('Sent to Rhein Pumpen')).toBeVisible();
    expect(published()[0]?.purchase).toMatchObject({ productId: 7, specification: [] });
  });

  it('says that e-mail requires a confirmed address', async () => {
    answers = {
      ...usual,
      '/api/member/userinfo': { ...(usual['/api/member/userinfo'] as object), emailConfirmed: false },
    };
    signIn();
    open();
    await press();
    await matters();
    await user.click(send());
    expect(await screen.findByText(messages.purchaseForm.mail.text)).toBeVisible();
    expect(screen.getByRole('link', { name: messages.purchaseForm.mail.act })).toBeVisible();
  });

  it('requires no input, and can include other suppliers', async () => {
    signIn();
    open();
    await press();
    await user.click(await screen.findByRole('radio', { name: new RegExp(sheet.others) }));
    await user.click(send());
    expect(await screen.findByText('Sent to Rhein Pumpen')).toBeVisible();
    expect(screen.queryByText(messages.purchaseForm.mail.text)).toBeNull();
    const [{ purchase } = {}] = published();
    expect(purchase).toMatchObject({ kind: 'public', translations: { en: { details: sheet.mattersBlank } } });
    expect(Date.parse(String(purchase?.validUntil))).toBeGreaterThan(Date.now());
  });

  it('asks for an account midway, and sends the earlier input on return', async () => {
    open();
    await press();
    await user.type(await matters(), 'Duplex steel.');
    await user.click(send());
    expect(await screen.findByRole('link', { name: messages.purchaseForm.signIn })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('/product/7.html')),
    );
    expect(screen.queryByRole('button', { name: sheet.send })).toBeNull();
    expect(published()).toEqual([]);
    signIn();
    comeBack();
    expect(await screen.findByText('Sent to Rhein Pumpen')).toBeVisible();
    expect(published()).toHaveLength(1);
    expect(published()[0]?.purchase).toMatchObject({ translations: { en: { details: 'Duplex steel.' } } });
  });

  it('reopens without sending if the visitor returns without an account', async () => {
    open();
    await press();
    await user.type(await matters(), 'Duplex steel.');
    await user.click(send());
    await screen.findByRole('link', { name: messages.purchaseForm.signIn });
    comeBack();
    await findKept();
    expect(published()).toEqual([]);
    cleanup();
    open();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the input when closed', async () => {
    open();
    await press();
    await user.type(await matters(), 'Duplex steel.');
    await user.click(within(await dialog()).getByRole('button', { name: messages.form.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press();
    await findKept();
  });

  it.each([
    ['of what was typed', 'Duplex steel.', 'GH'],
    ['of what was proposed', '', 'SN'],
  ])('continues in the full form with all input (%s)', async (_, typed, country) => {
    setClock('Africa/Dakar');
    open();
    await press();
    await matters();
    const proposed = screen.getByRole('combobox', { name: /^Country of destination/ });
    expect(proposed).toHaveValue('SN');
    if (typed) {
      await user.type(await matters(), typed);
      await user.selectOptions(proposed, 'GH');
    }
    const more = screen.getByRole('link', { name: sheet.more });
    expect(more).toHaveAttribute('href', ofProduct);
    more.addEventListener('click', (event) => event.preventDefault());
    await user.click(more);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    history.replaceState(null, '', ofProduct);
    const ties = { currency: 'USD', callingCode: '1' };
    const countries = ['SN', 'GH'].map((value) => ({ value, label: value, ...ties }));
    render(
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <QueryClientProvider client={new QueryClient()}>
          <PurchaseStart phone={false} references={{ categories: [], countries, currencies: [] }} />
        </QueryClientProvider>
      </NextIntlClientProvider>,
    );
    const chosen = await screen.findByRole('combobox', { name: /^Country of destination/ });
    await waitFor(() => expect(chosen).toHaveValue(country));
    expect(screen.getByRole('textbox', { name: /^Details required/ })).toHaveValue(typed);
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveValue('5');
  });

  it('continues after signing in again when the session ended', async () => {
    signIn();
    failures.push(new CallFailure(401, 'Sign in', [], null));
    open();
    await press();
    await user.type(await matters(), 'Duplex steel.');
    await user.click(send());
    await waitFor(() => expect(isNavigating()).toBe(true));
    cancelNavigation();
    comeBack();
    expect(await screen.findByText('Sent to Rhein Pumpen')).toBeVisible();
    expect(published().map(({ purchase }) => purchase?.translations)).toEqual(
      Array(2).fill({ en: { title: 'Inline pump', details: 'Duplex steel.' } }),
    );
  });

  it('resends if there was no response, and shows a refusal instead', async () => {
    signIn();
    failures.push(new CallFailure(0, '', [], null, { timedOut: true }));
    failures.push(
      new CallFailure(400, 'Bad request', [{ field: 'purchase.quantity', key: 'x', message: 'Too many' }], null),
    );
    open();
    await press();
    await matters();
    await user.click(send());
    expect(await screen.findByText('Too many')).toBeVisible();
    expect(new Set(published().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    await user.click(send());
    expect(await screen.findByText('Sent to Rhein Pumpen')).toBeVisible();
    expect(published()).toHaveLength(3);
  });
});

describe('a sheet without a product', () => {
  it('asks a showroom’s supplier for a named item', async () => {
    signIn();
    answers = { ...usual, '/api/purchase/start': { product: null, companies: [rhein] } };
    open(askAddress({ companies: [4] }));
    await press();
    await user.type(await screen.findByRole('textbox', { name: /^Product or service/ }), 'Gland packing');
    await user.type(screen.getByRole('textbox', { name: 'Quantity' }), '3');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'roll');
    await user.click(send());
    expect(await screen.findByText('Sent to Rhein Pumpen')).toBeVisible();
    expect(published()[0]?.purchase).toMatchObject({
      productId: null,
      translations: { en: { title: 'Gland packing' } },
    });
  });

  it('shows how many suppliers of a comparison are asked', async () => {
    answers = { ...usual, '/api/purchase/start': { product, companies: [rhein, { ...rhein, id: 5, name: 'Hubin' }] } };
    open(askAddress({ product: 7, companies: [4, 5] }));
    await press();
    expect(await screen.findByText('To 2 suppliers')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Only these 2 suppliers' })).toBeChecked();
  });

  it('asks all makers in a category when a search found nothing', async () => {
    signIn();
    open(askAddress({ keyword: 'inline pump' }));
    await press();
    expect(await screen.findByRole('textbox', { name: /^Product or service/ })).toHaveValue('inline pump');
    expect(screen.getByText(sheet.toAll)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(send());
    expect(await screen.findAllByText(/required|Required|Fill in|Enter/)).not.toEqual([]);
    expect(published()).toEqual([]);
    expect(screen.getByRole('combobox', { name: /^Category/ })).toBeVisible();
  });
});

it('leaves clicks for a new tab to the browser', async () => {
  open();
  const link = screen.getByRole('link', { name: 'Ask' });
  const pressed = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', pressed, { once: true });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(pressed).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

it('leads to the form if the sheet cannot be loaded', async () => {
  const go = vi.fn();
  vi.stubGlobal('location', { assign: go });
  document.documentElement.dataset.locale = 'none';
  open();
  await press();
  await waitFor(() => expect(go).toHaveBeenCalledWith(expect.stringContaining(ofProduct)));
});
