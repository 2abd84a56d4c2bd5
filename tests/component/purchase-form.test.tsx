import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropSuccess } from '@/components/form/toast';
import { PurchaseStart } from '@/components/purchase/form/purchase-start';
import { config } from '@/lib/platform/config';
import { CallFailure } from '@/lib/platform/http/client';
import { purchaseFields } from '@/lib/purchase/schema';
import messages from '@/messages/en.json';
import { replace } from './doubles';

type Sent = { path: string; input: Record<string, unknown> & { purchase?: Record<string, unknown> } };
const sent = vi.hoisted(() => [] as Sent[]);
const answers: Record<string, unknown> = {
  '/api/member/userinfo': {
    name: 'Awa Diop',
    phone: '+221338230000',
    email: 'awa@buyer.example',
    emailConfirmed: true,
  },
  '/api/purchase/save': { id: 31, revision: 1, masked: false, waits: false },
  '/api/purchase/publish': { id: 31, revision: 2, masked: false, waits: false },
  '/api/purchase/invite': { count: 1 },
  '/api/port/search': [{ code: 'SNDKR', name: 'Dakar', country: 'Senegal' }],
  '/api/purchase/start': {
    product: {
      title: 'Inline pump',
      productId: 7,
      categoryId: 3,
      quantity: 5,
      unit: 'set',
      specification: [{ parameterId: 9, optionId: null, label: 'Flow', value: '', min: 50, max: 80, unit: 'm³/h' }],
    },
    companies: [{ id: 4, name: 'Rhein Pumpen' }],
    parameters: [],
  },
};
replace('@/lib/platform/http/client', {
  call: async (path: string, input: Sent['input']) => {
    sent.push({ path, input });
    const answer = answers[path];
    if (answer instanceof Error) throw answer;
    return answer;
  },
});

const references = {
  categories: [{ id: 3, label: 'Pumps', path: 'Machinery › Pumps' }],
  countries: [{ value: 'SN', label: 'Senegal', currency: 'XOF', callingCode: '221' }],
  currencies: ['EUR', 'USD', 'XOF'].map((value) => ({ value, label: value })),
};
const user = userEvent.setup();
const open = (simple = false) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <PurchaseStart simple={simple} phone={false} references={references} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const signIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: set in the browser at sign-in
  document.cookie = `${config.cookie.present.name}=purchaser`;
};
/** Leaves the page by a link or reload, and loads it again in the same tab. */
const comeBack = (simple: boolean) => {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  open(simple);
};
const go = vi.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/purchase/form.html');
  const page = location;
  vi.stubGlobal('location', {
    assign: go,
    get pathname() {
      return page.pathname;
    },
    get search() {
      return page.search;
    },
    get hash() {
      return page.hash;
    },
  });
});
afterEach(() => {
  sent.length = 0;
  go.mockClear();
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${config.cookie.present.name}=; max-age=0`;
  vi.unstubAllGlobals();
});
const saves = () => sent.filter(({ path }) => path === '/api/purchase/save');
const row = async (n: number) =>
  within((await screen.findByText(`Requirement ${n}`, { selector: 'legend' })).closest('fieldset') as HTMLElement);
const condition = (of: Awaited<ReturnType<typeof row>>) => of.getByRole('combobox', { name: 'Condition' });

describe('the full form', () => {
  it('is prefilled from a product, suppliers and the account', async () => {
    signIn();
    history.replaceState(null, '', '/purchase/form.html?product=7&companies=4');
    open();
    expect(await screen.findByRole('textbox', { name: /^Product or service required required/ })).toHaveProperty(
      'value',
      'Inline pump',
    );
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveProperty('value', '5');
    expect(screen.getByRole('combobox', { name: /^Category/ })).toHaveProperty('value', 'Machinery › Pumps');
    expect((await row(1)).getByRole('textbox', { name: 'Requirement 1' })).toHaveProperty('value', 'Flow');
    expect(condition(await row(1))).toHaveDisplayValue('from … to …');
    expect(screen.getByRole('textbox', { name: /^Contact person/ })).toHaveProperty('value', 'Awa Diop');
    expect(screen.getByRole('list', { name: 'Selected suppliers' })).toHaveTextContent('Rhein Pumpen');
    expect(screen.getByRole('heading', { level: 1, name: 'Inquiry to Rhein Pumpen' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Country/ })).toHaveProperty('value', 'SN');
    expect(screen.getByRole('combobox', { name: /^Currency/ })).toHaveProperty('value', 'XOF');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: /public/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Request a quotation' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
  });

  it('shows why a request was rejected, with its content; and that one is pending', async () => {
    signIn();
    const purchase = purchaseFields.parse({ locale: 'en', translations: { en: { title: 'Slurry pumps' } } });
    const own = { id: 5, revision: 3, purchase, files: [], invited: [], reviewReason: 'Please say how many.' };
    answers['/api/purchase/own/get'] = { ...own, state: 'draft' };
    history.replaceState(null, '', '/purchase/form.html?id=5');
    open();
    expect(await screen.findByText('Please say how many.')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /^Product or service required required/ })).toHaveProperty(
      'value',
      'Slurry pumps',
    );
    cleanup();
    answers['/api/purchase/own/get'] = { ...own, state: 'pending', reviewReason: null };
    open();
    expect(await screen.findByText(messages.purchaseForm.waits)).toBeTruthy();
    expect(screen.queryByRole('link', { name: messages.purchaseForm.view })).toBeNull();
  });

  it('says that nothing is lost if a saved request cannot be loaded, and shows no empty form', async () => {
    signIn();
    const { unread, unreadKept, retry, toSimple } = messages.purchaseForm;
    answers['/api/purchase/own/get'] = new CallFailure(0, '', [], null, { timedOut: true });
    history.replaceState(null, '', '/purchase/form.html?id=5');
    open();
    expect(await screen.findByText(unread)).toBeVisible();
    expect(screen.getByText(unreadKept)).toBeVisible();
    expect(screen.queryByRole('link', { name: toSimple })).toBeNull();
    answers['/api/purchase/own/get'] = new CallFailure(404, 'Not found.', [], null);
    await user.click(screen.getByRole('button', { name: retry }));
    await waitFor(() => {
      expect(screen.getByText(unread)).toBeVisible();
      expect(screen.queryByText(unreadKept)).toBeNull();
    });
  });

  it('previews which parts of its text and requirements suppliers will not see', async () => {
    history.replaceState(null, '', '/purchase/form.html?product=7');
    open();
    const details = await screen.findByRole('textbox', { name: /^Details required/ });
    const { title, hint } = messages.form.hiddenContacts;
    await user.type(details, 'Motor 7.5 kW, 1480 rpm, 380-415 V.');
    expect(screen.queryByText(title)).toBeNull();
    await user.type(details, ' Call +221 33 823 10 10.');
    expect(await screen.findByText('+221 33 823 10 10')).toBeVisible();
    expect(screen.getByText(title).closest('[role=status]')).toHaveTextContent(hint);
    const first = await row(1);
    await user.selectOptions(condition(first), 'as described');
    await user.type(first.getByRole('textbox', { name: 'Description' }), 'see works-dakar.com');
    expect(await screen.findByText('works-dakar.com')).toBeVisible();
    const none = screen.getAllByRole('checkbox', { name: messages.form.hiddenContacts.not });
    await user.click(none[1] as HTMLElement);
    expect(none.map((box) => (box as HTMLInputElement).checked)).toEqual([false, true]);
    expect(none[1]).toHaveAccessibleDescription('works-dakar.com');
    await user.clear(details);
    await waitFor(() => expect(screen.queryByText('+221 33 823 10 10')).toBeNull());
    expect(sent.map(({ path }) => path)).not.toContain('/api/purchase/publish');
  });

  it('is prefilled with the words of a search', async () => {
    history.replaceState(null, '', '/purchase/form.html?keyword=slurry%20pump');
    open();
    expect(await screen.findByRole('textbox', { name: /^Product or service required required/ })).toHaveProperty(
      'value',
      'slurry pump',
    );
    expect(sent).toEqual([]);
  });

  it('is prefilled with list filters that describe the goods', async () => {
    const filters = 'country=sn,zz&cate=1,3&price=10-250&moq=5';
    history.replaceState(null, '', `/purchase/form.html?keyword=pump&${filters}`);
    open();
    expect(await screen.findByRole('textbox', { name: /^Details/ })).toHaveProperty(
      'value',
      'Supplier preferably from: Senegal.',
    );
    expect(screen.getByRole('textbox', { name: /^Quantity/ })).toHaveProperty('value', '5');
    expect(screen.getByRole('textbox', { name: /^Target/ })).toHaveProperty('value', '250');
    expect(screen.getByRole('combobox', { name: /^Currency/ })).toHaveProperty('value', 'USD');
    expect(screen.getByDisplayValue(/Pumps/)).toBeVisible();
  });

  it('keeps showing a selected port by name', async () => {
    open();
    const port = await screen.findByRole('combobox', { name: /^Port/ });
    await user.type(port, 'dak');
    await user.click(await screen.findByRole('option', { name: 'Dakar, Senegal (SNDKR)' }));
    expect(port).toHaveProperty('value', 'Dakar, Senegal (SNDKR)');
  });

  it('shows the name of a reopened draft’s port, and allows typing another', async () => {
    signIn();
    const purchase = purchaseFields.parse({ locale: 'en', port: 'SNDKR' });
    const own = { id: 5, revision: 3, purchase, files: [], invited: [], reviewReason: null, state: 'draft' };
    answers['/api/purchase/own/get'] = own;
    history.replaceState(null, '', '/purchase/form.html?id=5');
    open();
    const port = await screen.findByRole('combobox', { name: /^Port/ });
    await waitFor(() => expect(port).toHaveProperty('value', 'Dakar, Senegal (SNDKR)'));
    await user.clear(port);
    await user.type(port, 'lag');
    expect(port).toHaveProperty('value', 'lag');
  });

  it('leaves terms to be agreed by one click each, and restores the input by another', async () => {
    signIn();
    open();
    const press = async (field: string) =>
      user.click(await screen.findByRole('button', { name: `${field}: to be agreed` }));
    await user.type(await screen.findByRole('textbox', { name: /^Target unit price/ }), '900');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Shipping method/ }), 'sea');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Shipping method/ }), '');
    const left = ['Target unit price', 'Maximum budget', 'Trade terms (Incoterms 2020)', 'Shipping method', 'Port'];
    for (const field of [...left, 'Destination', 'Delivery by', 'Payment method']) await press(field);
    expect(screen.queryByRole('textbox', { name: /^Target unit price/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Named place/ })).toBeNull();
    await press('Target unit price');
    expect(screen.getByRole('textbox', { name: /^Target unit price/ })).toHaveProperty('value', '900');
    await user.type(screen.getByRole('textbox', { name: /^Product or service required required/ }), 'Pumps');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const wrong = (await screen.findAllByRole('link', { name: /This field is required/ })).map(
      (link) => link.textContent,
    );
    const fields = wrong.map((text) => text?.split(':')[0]);
    expect(fields).toContain('Category');
    for (const field of ['Maximum budget', 'Port', 'Shipping method', 'Delivery by', 'Named place'])
      expect(fields).not.toContain(field);
    await user.selectOptions(screen.getByRole('combobox', { name: /^Currency/ }), 'EUR');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.input.purchase).toMatchObject({
      targetPrice: 900,
      shippingMethod: null,
      toAgree: ['budget', 'deliveryBy', 'destination', 'incoterm', 'paymentMethod', 'port', 'shippingMethod'],
    });
  });

  it('shows an amount as typed, with its currency’s digits', async () => {
    open();
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Currency/ }), 'EUR');
    const price = screen.getByRole('textbox', { name: /^Target unit price/ });
    await user.type(price, '1850.50');
    await user.tab();
    expect(price).toHaveProperty('value', '1,850.50');
  });

  it('lists sections with terms left to be agreed as unsaved, until restored', async () => {
    signIn();
    open();
    const press = async (field: string) =>
      user.click(await screen.findByRole('button', { name: `${field}: to be agreed` }));
    const { price, delivery, payment } = messages.purchaseForm;
    for (const field of ['Maximum budget', 'Payment method']) await press(field);
    expect(screen.getByText(`Unsaved changes: ${price}, ${payment}`)).toBeVisible();
    await press('Port');
    expect(screen.getByText(`Unsaved changes: ${price}, ${delivery}, ${payment}`)).toBeVisible();
    for (const field of ['Maximum budget', 'Port', 'Payment method']) await press(field);
    expect(screen.queryByText(/^Unsaved changes/)).toBeNull();
  });

  it('leaves all refused terms to be agreed with one click, but none that is filled in', async () => {
    signIn();
    open();
    await user.type(await screen.findByRole('textbox', { name: /^Product or service required required/ }), 'Pumps');
    await user.type(screen.getByRole('textbox', { name: /^Destination/ }), 'Rufisque');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Currency/ }), 'EUR');
    expect(screen.queryByRole('button', { name: /missing terms? to be agreed/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const [atTop, inBar] = await screen.findAllByRole('button', { name: 'Leave the 7 missing terms to be agreed' });
    expect(atTop?.closest('.save')).toBeNull();
    // The view scrolls to the first invalid field, where only the bar stays visible.
    expect(inBar?.closest('.save')).toHaveTextContent(/fields/);
    await user.click(inBar ?? document.body);
    await waitFor(() => expect(screen.getByText(messages.purchaseForm.restLeft).parentElement).toHaveFocus());
    const fields = () => screen.getAllByRole('link', { name: /:/ }).map((link) => link.textContent?.split(':')[0]);
    await waitFor(() => expect(fields()).not.toContain('Port'));
    expect(fields()).toContain('Category');
    for (const field of ['Target unit price', 'Delivery by', 'Payment method']) expect(fields()).not.toContain(field);
    expect(screen.getByRole('textbox', { name: /^Destination/ })).toHaveProperty('value', 'Rufisque');
    await user.click(screen.getByRole('button', { name: 'Port: to be agreed' }));
    expect(screen.getAllByRole('button', { name: 'Leave the missing term to be agreed' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.input.purchase?.toAgree).toEqual([
      'budget',
      'deliveryBy',
      'incoterm',
      'paymentMethod',
      'shippingMethod',
      'targetPrice',
    ]);
  });

  it('asks a visitor who saves a draft for an account first, as the only action', async () => {
    open();
    await user.type(await screen.findByRole('textbox', { name: /^Product or service required required/ }), 'Pumps');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
    for (const name of ['Save draft', 'Publish']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(saves()).toEqual([]);
  });

  describe('with a category', () => {
    const of = (parameterId: number, label: string, unit: string, direction: string, options: object[] = []) => ({
      ...{ parameterId, label, unit, direction, options },
      isFigure: options.length === 0,
    });
    const started = answers['/api/purchase/start'];
    beforeEach(() => {
      signIn();
      answers['/api/purchase/start'] = {
        ...{ product: null, companies: [] },
        parameters: [
          of(9, 'Flow', 'm³/h', 'least'),
          of(10, 'Weight', 'kg', 'most'),
          of(11, 'Speed', 'rpm', 'exact'),
          of(12, 'Seal', '', 'exact', [{ id: 2, label: 'Gland' }]),
        ],
      };
      history.replaceState(null, '', '/purchase/form.html?cate=3');
      open();
    });
    afterEach(() => {
      answers['/api/purchase/start'] = started;
    });
    const ask = async (label: string) => user.click(await screen.findByText(label, { selector: 'button' }));
    const saved = async () => {
      await user.type(screen.getByRole('textbox', { name: /^Product or service required required/ }), 'Pumps');
      await user.click(screen.getByRole('button', { name: 'Save draft' }));
      await waitFor(() => expect(saves()).toHaveLength(1));
      return saves()[0]?.input.purchase?.specification;
    };

    it('offers usual requirements of its goods, each with its direction', async () => {
      for (const [at, [label, figure]] of [
        ['Flow', '50'] as const,
        ['Weight', '620'] as const,
        ['Speed', '1450'] as const,
      ].entries()) {
        await ask(label);
        const { getByRole } = await row(at + 1);
        expect(getByRole('textbox', { name: `Requirement ${at + 1}` })).toHaveProperty('value', label);
        await waitFor(() => expect(getByRole('textbox', { name: 'Value' })).toHaveFocus());
        await user.keyboard(figure);
      }
      await ask('Seal');
      const seal = await row(4);
      await user.selectOptions(seal.getByRole('combobox', { name: 'Description' }), 'Gland');
      expect(screen.queryByRole('group', { name: messages.purchaseForm.usual })).toBeNull();
      expect(await saved()).toMatchObject([
        { parameterId: 9, label: 'Flow', min: 50, max: null, unit: 'm³/h' },
        { parameterId: 10, label: 'Weight', min: null, max: 620, unit: 'kg' },
        { parameterId: 11, label: 'Speed', min: 1450, max: 1450 },
        { parameterId: 12, label: 'Seal', optionId: 2, value: 'Gland', min: null, max: null },
      ]);
    });

    it('asks for the figure of a draft’s incomplete line again, with its direction', async () => {
      cleanup();
      const specification = [{ parameterId: 9, label: 'Flow', unit: 'm³/h' }];
      const purchase = purchaseFields.parse({ locale: 'en', categoryId: 3, specification });
      const own = { id: 5, revision: 3, purchase, files: [], invited: [], reviewReason: null, state: 'draft' };
      answers['/api/purchase/own/get'] = own;
      history.replaceState(null, '', '/purchase/form.html?id=5');
      open();
      const flow = await row(1);
      await waitFor(() => expect(condition(flow)).toHaveDisplayValue('at least'));
      await user.type(flow.getByRole('textbox', { name: 'Value' }), '50');
      expect(condition(flow)).toHaveDisplayValue('at least');
    });

    it('keeps a figure when the condition changes, and an option until edited', async () => {
      await ask('Flow');
      await user.keyboard('50');
      const flow = await row(1);
      await user.selectOptions(condition(flow), 'from … to …');
      expect(flow.getByRole('textbox', { name: 'From' })).toHaveProperty('value', '50');
      await user.type(flow.getByRole('textbox', { name: 'To' }), '40');
      await user.click(screen.getByRole('button', { name: 'Publish' }));
      const wrong = await screen.findByRole('link', { name: /^Requirement 1, To:/ });
      await user.click(wrong);
      await waitFor(() => expect(flow.getByRole('textbox', { name: 'To' })).toHaveFocus());
      await user.selectOptions(condition(flow), 'at most');
      await ask('Seal');
      const seal = await row(2);
      await user.selectOptions(seal.getByRole('combobox', { name: 'Description' }), 'Gland');
      await user.selectOptions(condition(seal), 'at least');
      expect(seal.getByRole('combobox', { name: 'Description' })).toHaveDisplayValue('Gland');
      expect(await saved()).toMatchObject([
        { min: null, max: 50 },
        { value: 'Gland', optionId: 2 },
      ]);
    });
  });

  it('asks followed or found suppliers, except removed ones', async () => {
    signIn();
    const name = (text: string) => ({ text, locale: 'en' });
    answers['/api/follow/list'] = { items: [{ subjectId: 7, name: name('Followed 7') }] };
    answers['/api/favourite/list'] = { items: [] };
    answers['/api/company/search'] = { items: [{ id: 12, name: name('Hubin Pumps') }] };
    open();
    const field = () => screen.findByLabelText(/^Add a supplier/, { selector: 'input' });
    await user.click(await field());
    await user.keyboard('{ArrowDown}');
    await user.click(await screen.findByText('Followed 7', { selector: '[role=option] *, [role=option]' }));
    expect(screen.getByText('Inquiry to Followed 7')).toBeVisible();
    await user.type(await field(), 'Hubin');
    await user.click(await screen.findByText('Hubin Pumps', { selector: '[role=option] *, [role=option]' }));
    expect(screen.getByText('Inquiry to 2 suppliers')).toBeVisible();
    await user.click(screen.getByLabelText('Remove Followed 7'));
    await user.type(screen.getByLabelText(/^Product or service required required/), 'Pumps');
    await user.click(screen.getByText('Save draft'));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ path: '/api/purchase/invite', input: { id: 31, companyIds: [12] } }),
    );
    expect(saves()[0]?.input.purchase).toMatchObject({ kind: 'inquiry' });
  });

  it('takes the focus to the first refused field', async () => {
    signIn();
    open();
    await screen.findByRole('textbox', { name: /^Product or service required required/ });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(document.activeElement?.id).toMatch(/translations-en-title$/));
    expect(saves()).toEqual([]);
  });

  it('saves a draft with its supplier once, however often clicked', async () => {
    signIn();
    history.replaceState(null, '', '/purchase/form.html?product=7&companies=4');
    open();
    const title = await screen.findByRole('textbox', { name: /^Product or service required required/ });
    await user.type(title, ' DN 80');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(sent.at(-1)).toMatchObject({ path: '/api/purchase/invite', input: { id: 31, companyIds: [4] } }),
    );
    expect(saves()).toHaveLength(1);
    expect(saves()[0]?.input).toMatchObject({
      id: null,
      idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
      purchase: { kind: 'inquiry', translations: { en: { title: 'Inline pump DN 80' } } },
    });
    expect(location.search).toBe('?id=31');
  });
});

describe('an inquiry to chosen suppliers', () => {
  const fullProduct = {
    ...{ title: 'Inline pump', productId: 7, categoryId: 3, quantity: 5, unit: 'set', specification: [] },
    ...{ incoterm: 'CIF', place: 'Dakar', targetPrice: 900, budget: 20_000, currency: 'EUR' },
    ...{ shippingMethod: 'sea', port: 'SNDKR', countryCode: 'SN', destination: 'Dakar', deliveryBy: '2098-12-01' },
    ...{ paymentMethod: 'openAccount', validUntil: '2098-06-01T10:30:00.000Z', companyName: 'Diop SARL' },
  };
  const calls = () =>
    sent.flatMap(({ path, input: { id, revision, companyIds } }) =>
      /purchase\/(?:save|invite|publish)$/.test(path)
        ? [{ path: path.split('/').at(-1), id, revision, companyIds }]
        : [],
    );
  const publish = async () => {
    await user.type(await screen.findByRole('textbox', { name: /^Details/ }), 'For a water works.');
    await user.click(screen.getByRole('button', { name: 'Send to the supplier' }));
  };
  const start = answers['/api/purchase/start'];
  beforeEach(() => {
    dropSuccess();
    answers['/api/purchase/start'] = { product: fullProduct, companies: [{ id: 4, name: 'Rhein Pumpen' }] };
    signIn();
    history.replaceState(null, '', '/purchase/form.html?product=7&companies=4');
  });
  afterEach(() => {
    answers['/api/purchase/start'] = start;
    answers['/api/purchase/publish'] = { id: 31, revision: 2, masked: false, waits: false };
  });

  it('is published to the selected suppliers', async () => {
    open();
    await publish();
    await waitFor(() =>
      expect(calls()).toEqual([
        { path: 'save', id: null, revision: 0 },
        { path: 'invite', id: 31, companyIds: [4] },
        { path: 'publish', id: 31, revision: 1 },
      ]),
    );
    expect(screen.queryByText(messages.purchaseForm.savedDraft)).toBeNull();
    expect(await screen.findByText('Sent to Rhein Pumpen.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Inquiry to Rhein Pumpen' })).toBeVisible();
  });

  it('says that e-mail requires a confirmed address, with a link', async () => {
    const person = answers['/api/member/userinfo'] as object;
    answers['/api/member/userinfo'] = { ...person, emailConfirmed: false };
    const t = messages.purchaseForm.mail;
    open();
    await publish();
    expect(await screen.findByText(t.text)).toBeVisible();
    expect(screen.getByRole('link', { name: t.act })).toHaveAttribute('href', '/amember/userinfo.html');
    answers['/api/member/userinfo'] = person;
  });

  it('requires only the goods, and has links past each section', async () => {
    const { title, productId, categoryId, quantity, unit, specification } = fullProduct;
    const product = { title, productId, categoryId, quantity, unit, specification };
    const companies = [4, 5].map((id) => ({ id, name: `Works ${id}` }));
    answers['/api/purchase/start'] = { product, companies };
    open();
    await user.type(await screen.findByRole('textbox', { name: /^Details/ }), 'For a water works.');
    expect(screen.getByRole('heading', { level: 1, name: 'Inquiry to 2 suppliers' })).toBeVisible();
    const past = screen.getByRole('link', { name: 'Skip to “Price and budget”' });
    const target = document.getElementById(past.getAttribute('href')?.slice(1) ?? '');
    expect(target).toContainElement(screen.getByRole('heading', { name: 'Price and budget' }));
    await user.click(screen.getByRole('button', { name: 'Send to 2 suppliers' }));
    expect(await screen.findByText('Sent to Works 4, Works 5.')).toBeVisible();
  });
});

describe('the short form', () => {
  const fill = async () => {
    await user.type(await screen.findByRole('textbox', { name: /^Product or service required required/ }), 'Pumps');
    await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '20');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Unit/ }), 'set');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'SN');
    await user.type(screen.getByRole('textbox', { name: /^Details/ }), 'For a treatment plant');
    await user.type(screen.getByRole('textbox', { name: /^Contact person/ }), 'Awa');
    await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '+221338230000');
  };

  it('keeps a visitor’s input across a reload and the sign-in, then saves it once', async () => {
    open(true);
    await fill();
    comeBack(true);
    expect(await screen.findByRole('textbox', { name: /^Product or service required required/ })).toHaveProperty(
      'value',
      'Pumps',
    );
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toContain('redirect=');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(saves()).toEqual([]);

    signIn();
    comeBack(true);
    await waitFor(() => expect(go).toHaveBeenCalledWith('/purchase/form.html?id=31'));
    expect(saves()).toHaveLength(1);
    expect(saves()[0]?.input.purchase).toMatchObject({
      quantity: 20,
      unit: 'set',
      countryCode: 'SN',
      contactName: 'Awa',
    });
  });

  it('requires a phone number or an e-mail address', async () => {
    open(true);
    await fill();
    const pair = within(screen.getByRole('group', { name: /one of the two is required/ }));
    const email = pair.getByRole('textbox', { name: 'Email' });
    await user.clear(pair.getByRole('textbox', { name: 'Phone' }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    const words = messages.validation.contactEither;
    expect(await pair.findByText(words)).toBeVisible();
    for (const box of pair.getAllByRole('textbox')) {
      expect(box).toBeInvalid();
      expect(box).toHaveAccessibleDescription(words);
    }
    await user.type(email, 'awa@buyer.example');
    await waitFor(() => expect(pair.queryByText(words)).toBeNull());
    expect(email).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('labels its sections by content, and requires no name of a known user', async () => {
    open(true);
    await fill();
    expect(screen.getByRole('heading', { name: 'Contact details' })).toBeVisible();
    await user.clear(screen.getByRole('textbox', { name: /^Contact person/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  it('opens with the full form’s content, and returns to it with later input', async () => {
    history.replaceState(null, '', '/purchase/form.html?product=7&companies=4');
    open();
    await user.type(await screen.findByRole('textbox', { name: /^Details/ }), 'For a water works.');
    const toShort = screen.getByRole('link', { name: 'Use the short form' }).getAttribute('href') ?? '';
    expect(toShort).toBe('/simplePurchase.html?product=7&companies=4');
    history.replaceState(null, '', toShort);
    comeBack(true);
    expect(await screen.findByRole('textbox', { name: /^Details/ })).toHaveProperty('value', 'For a water works.');
    expect(screen.getByRole('heading', { level: 1, name: 'Inquiry to Rhein Pumpen' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Product or service/ })).toHaveProperty('value', 'Inline pump');
    await user.clear(screen.getByRole('textbox', { name: /^Quantity/ }));
    await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '6');
    const toFull = screen.getByRole('link', { name: 'Use the full form' }).getAttribute('href') ?? '';
    expect(toFull).toBe('/purchase/form.html?product=7&companies=4');
    history.replaceState(null, '', toFull);
    comeBack(false);
    expect(await screen.findByRole('textbox', { name: /^Quantity/ })).toHaveProperty('value', '6');
  });
});
