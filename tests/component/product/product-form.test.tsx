import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from '@/components/form/toast';
import { ProductForm } from '@/components/product/center/product-form';
import type { References, StoredProduct } from '@/components/product/center/types';
import { CallFailure } from '@/lib/platform/http/client';
import { cancelNavigation, isNavigating } from '@/lib/platform/http/navigate';
import { blankInput, type ProductInput, productFields } from '@/lib/product/edit/schema';
import { fields, plainNames } from '@/lib/product/field';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() =>
  vi.fn<(path: string, input: { product?: ProductInput; id?: number | null }) => Promise<unknown>>(),
);
replace('@/lib/platform/http/client', { call });

const leaf = (id: number, name: string) => ({
  id,
  name,
  key: name,
  slogan: '',
  picture: null,
  products: 0,
  children: [],
});
const references: References = {
  categories: [{ ...leaf(1, 'Energy'), children: [2, 3, 4, 5].map((id) => leaf(id, `Pumps ${id}`)) }],
  tags: [1, 2, 3, 4, 5, 6].map((id) => ({ id, key: `t${id}`, name: `Tag ${id}` })),
  countries: [{ value: 'DE', label: 'Germany' }],
  currencies: [{ value: 'USD', label: 'USD' }],
  groups: [],
};
const complete = productFields.parse({
  ...{ locale: 'en', translations: { en: { name: 'Pump' } }, priceMin: 10, currency: 'USD', unit: 'set' },
  ...{ categories: [2], tags: [1], pictures: ['demo/pump.jpg'] },
});
const speed = {
  parameterId: 9,
  label: 'Speed',
  labels: {},
  section: 'performance',
  kind: 'number',
  unit: '',
  options: [],
};
const stored: StoredProduct = { id: 7, status: 'normal', listed: true, version: null };

function show(input: ProductInput, over: StoredProduct | null = null, revision = 0) {
  return render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ProductForm
          draftName="product:1"
          stored={over}
          input={input}
          files={[]}
          revision={revision}
          references={references}
        />
        <ToastRegion />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}
const user = userEvent.setup();
const submit = () => user.click(screen.getByRole('button', { name: 'Submit for review' }));
const name = () => screen.getByRole('textbox', { name: /^Name/ });
const sent = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  call.mockReset();
  call.mockResolvedValue([]);
});

const named = (key: string) => key.split('.').reduce<unknown>((node, part) => Object(node)[part], english);

describe('the form of a product', () => {
  it.each(plainNames)('has a control for %s', (name) => {
    show(complete);
    const label = String(named(fields[name].label));
    expect(
      screen.getAllByLabelText((text) => text.startsWith(label), { selector: 'input, select' }).length,
    ).toBeGreaterThan(0);
  });

  it('refuses violations of section 5, each with its message, and keeps the rest', async () => {
    show(blankInput('en'));
    await user.type(screen.getByRole('textbox', { name: /^Model/ }), 'PB-1');
    await submit();
    const title = await screen.findByText('Check 7 fields', { selector: 'b' });
    const alert = title.parentElement as HTMLElement;
    const ticked = within(screen.getByRole('navigation', { name: english.productForm.sections }))
      .getAllByRole('link')
      .filter((link) => link.querySelector('svg'));
    expect(ticked).toEqual([]);
    for (const field of ['Name (English)', 'Currency', 'Price unit', 'Price', 'Categories', 'Tags', 'Images'])
      expect(within(alert).getByRole('link', { name: field }).parentElement).toHaveTextContent(
        'This field is required',
      );
    expect(screen.getByRole('textbox', { name: /^Model/ })).toHaveValue('PB-1');
    expect(name()).toHaveAttribute('aria-invalid', 'true');
    expect(sent('/api/product/submit')).toEqual([]);
  });

  it('requires neither currency nor price unit if the price is on request', async () => {
    show({ ...complete, unit: '' });
    expect(screen.getByRole('combobox', { name: /^Currency/ })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: english.productForm.negotiable }));
    expect(screen.queryByRole('combobox', { name: /^Currency/ })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /^Price unit/ })).toBeNull();
    await submit();
    expect(sent('/api/product/submit')).toHaveLength(1);
  });

  it('previews the page, with order, dispatch and parameters', async () => {
    call.mockImplementation(async (path) => (path === '/api/product/parameter' ? [speed] : []));
    show({
      ...complete,
      ...{ minimumOrder: 12, leadDays: { min: 20, max: 30 }, model: 'PB-1' },
      parameters: [
        {
          ...{ parameterId: 9, labels: {}, section: 'performance', kind: 'number', unit: '' },
          ...{ min: 2900, max: null, optionId: null, text: '' },
        },
      ],
    });
    await user.click(screen.getByRole('button', { name: english.productForm.preview }));
    const box = screen.getByRole('dialog', { name: english.productForm.preview });
    for (const text of ['Minimum order', 'Lead time', 'PB-1', '2,900'])
      expect(await within(box).findByText(text)).toBeInTheDocument();
    expect(await within(box).findByText('Speed')).toBeInTheDocument();
  });

  it('requires price ranges to rise, and sorts them on a click', async () => {
    show(complete);
    await user.click(screen.getByRole('radio', { name: 'Range' }));
    await user.type(screen.getByRole('textbox', { name: /^To/ }), '4');
    await submit();
    expect((await screen.findAllByText('Quotes must be from low to high')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Swap the two' }));
    expect(screen.getByRole('textbox', { name: /^From/ })).toHaveValue('4');
    await waitFor(() => expect(screen.queryByText('Quotes must be from low to high')).toBeNull());
  });

  it('accepts three categories below a top level, and five tags', async () => {
    show({ ...complete, categories: [], tags: [] });
    expect(screen.getByText('Choose a top-level category on the left first')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Energy' }));
    for (const id of [2, 3, 4, 5]) await user.click(screen.getByRole('checkbox', { name: `Pumps ${id}` }));
    expect(screen.getByText('The number of tags/categories you can add has reached the limit')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Pumps 5' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove Energy › Pumps 2' }));
    expect(screen.queryByText('The number of tags/categories you can add has reached the limit')).toBeNull();
    for (const id of [1, 2, 3, 4, 5, 6]) await user.click(screen.getByRole('button', { name: `Tag ${id}` }));
    expect(screen.getByText('The number of tags/categories you can add has reached the limit')).toBeVisible();
  });

  it('finds a category by name at any level', async () => {
    show({ ...complete, categories: [] });
    const search = screen.getByRole('searchbox', { name: english.productForm.findCategory });
    await user.type(search, 'pump 4');
    const list = screen.getByRole('list', { name: 'Categories' });
    expect(within(list).getAllByRole('checkbox')[0]).toHaveAccessibleName('Energy › Pumps 4');
    await user.keyboard('{Enter}');
    expect(search).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Remove Energy › Pumps 4' })).toBeVisible();
    await user.type(search, 'xylophone');
    expect(await screen.findByText(english.productForm.noCategory)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Energy' })).toBeVisible();
  });

  it('keeps the focus when a tag is selected and deselected', async () => {
    show({ ...complete, tags: [] });
    const tag = (id: number) => screen.getByRole('button', { name: `Tag ${id}` });
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    tag(2).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tag(3)).toHaveFocus());
    // The chip added above has moved it.
    await waitFor(() => expect(scrolled.mock.contexts).toContain(tag(3)));
    screen.getByRole('button', { name: 'Remove Tag 2' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Find a tag' })).toHaveFocus());
  });

  it('stays at a phone’s step when a new product is first saved', async () => {
    call.mockImplementation(async (path) => (path === '/api/product/save' ? { id: 12, revision: 1 } : []));
    history.replaceState(null, '', '/companycenter/product/new.html#/quotation');
    show(complete);
    await user.type(name(), ' II');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(location.pathname).toMatch(/12/));
    expect(location.hash).toBe('#/quotation');
    history.replaceState(null, '', '/');
  });

  it('reports a name that is taken at its field, in its language', async () => {
    call.mockImplementation(async (path) => {
      if (path !== '/api/product/submit') return [];
      const errors = [
        { field: 'translations.fr.name', key: 'nameDuplicated', message: 'Name is duplicated, please revise' },
      ];
      throw new CallFailure(400, 'No', errors, null);
    });
    show({
      ...complete,
      translations: { ...complete.translations, fr: { ...complete.translations.en, name: 'Pompe' } } as never,
    });
    await submit();
    await waitFor(() => expect(screen.getByRole('tab', { name: /Français/ })).toHaveAttribute('aria-selected', 'true'));
    expect(name()).toHaveValue('Pompe');
    expect(name()).toHaveAccessibleDescription(/Name is duplicated, please revise/);
  });

  it('saves a draft with only a name, and keeps input across a reload', async () => {
    call.mockImplementation(async (path) => (path === '/api/product/save' ? { id: 9 } : []));
    const { unmount } = show(blankInput('en'));
    await user.type(name(), 'Half a pump');
    unmount();
    show(blankInput('en'));
    expect(await screen.findByText(english.form.draft.restored)).toBeVisible();
    expect(name()).toHaveValue('Half a pump');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(sent('/api/product/save')).toMatchObject([
        { id: null, product: { translations: { en: { name: 'Half a pump' } } } },
      ]),
    );
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('shows the number by which support knows the product, once saved', () => {
    const { unmount } = show(complete, stored);
    expect(screen.getByText('Product ID 7')).toBeVisible();
    unmount();
    show(complete);
    expect(screen.queryByText(/Product ID/)).toBeNull();
  });

  it('marks fields named in a rejection, with links', async () => {
    const flags = ['pictures', 'translations.de.name', 'model', 'parameters'];
    show(complete, { ...stored, status: 'reject', version: { state: 'rejected', reason: 'Blurred', flags } });
    const words = english.form.flagged;
    const links = within(screen.getByText('Please change these fields:').parentElement as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(links).toEqual(['Name (Deutsch)', 'Model', 'Images', 'Technical parameters']);
    expect(screen.getAllByText(words)).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: /^Model/ })).toHaveAccessibleDescription(words);
    expect(name()).not.toHaveAccessibleDescription(words);
    await user.click(screen.getByRole('link', { name: 'Name (Deutsch)' }));
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toHaveAttribute('lang', 'de');
    await user.click(screen.getByRole('link', { name: 'Model' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Model/ })).toHaveFocus());
  });

  it('reports errors in a new parameter line only after leaving it or submitting', async () => {
    call.mockImplementation(async (path) => (path === '/api/product/parameter' ? [speed] : []));
    show({ ...complete, tags: [] });
    await submit();
    await screen.findByText('Check 1 field', { selector: 'b' });
    await user.click(await screen.findByRole('button', { name: 'Speed' }));
    await user.click(screen.getByRole('button', { name: english.productForm.ownParameter }));
    const lines = screen.getAllByRole('group', { name: /Speed|Parameter 2/ });
    expect(lines).toHaveLength(2);
    await user.type(screen.getByRole('textbox', { name: /^Model/ }), 'PB-1');
    await user.click(screen.getByRole('button', { name: english.productForm.ownParameter }));
    for (const line of lines) for (const field of within(line).getAllByRole('textbox')) expect(field).not.toBeInvalid();
    expect(screen.getByText('Check 1 field', { selector: 'b' })).toBeVisible();
    await submit();
    const [known] = lines;
    await waitFor(() => expect(within(known as HTMLElement).getByRole('textbox')).toBeInvalid());
  });

  it('can list at once only if normal', async () => {
    const { unmount } = show(complete, {
      ...stored,
      status: 'reject',
      version: { state: 'rejected', reason: 'Blurred', flags: [] },
    });
    expect(screen.getByText(/Rejected, please resubmit. Reason: .Blurred/)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Listed' }));
    expect(sent('/api/product/unpublish')).toEqual([]);
    unmount();
    show(complete, stored);
    await user.click(screen.getByRole('switch', { name: 'Listed' }));
    await waitFor(() => expect(sent('/api/product/unpublish')).toMatchObject([{ ids: [7] }]));
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Listed' })).toHaveAttribute('aria-checked', 'false'),
    );
  });
});

describe('unsaved input of a product', () => {
  const kept = () => screen.queryByText(english.form.draft.restored);
  const model = () => screen.getByRole('textbox', { name: /^Model/ });
  const answer = (revision: number) =>
    call.mockImplementation(async (path) => (/save|submit/.test(path) ? { id: 7, waiting: true, revision } : []));
  const saveDraft = () => user.click(screen.getByRole('button', { name: 'Save draft' }));

  it('does not reappear in the next new product once submitted', async () => {
    answer(1);
    const { unmount } = show({ ...complete, translations: {} });
    await user.type(name(), 'Pump');
    await submit();
    await waitFor(() => expect(sessionStorage.getItem('geco:toast')).toBe(english.done.submitted));
    unmount();
    expect(localStorage).toHaveLength(0);
    show(blankInput('en'));
    expect(name()).toHaveValue('');
    expect(kept()).toBeNull();
  });

  it('keeps the rejection reason when a draft is saved', async () => {
    answer(5);
    const reason = { state: 'rejected', reason: 'Blurred', flags: [] } as const;
    show(complete, { ...stored, status: 'reject', version: reason }, 4);
    await user.type(model(), 'A');
    await saveDraft();
    await screen.findByText('Draft saved');
    expect(screen.getByText(/Blurred/)).toBeVisible();
    expect(screen.queryByText(english.productForm.kept)).toBeNull();
  });

  it('triggers no question when the page navigates after submission', async () => {
    answer(1);
    show({ ...complete, translations: {} });
    await user.type(name(), 'Pump');
    await submit();
    await waitFor(() => expect(sessionStorage.getItem('geco:toast')).toBe(english.done.submitted));
    expect(isNavigating()).toBe(true);
    cancelNavigation();
  });

  it('is kept after a save elsewhere, on the revision created by the save', async () => {
    answer(5);
    const { unmount } = show(complete, stored, 4);
    await user.type(model(), 'A');
    await saveDraft();
    await screen.findByText('Draft saved');
    await user.type(model(), 'B');
    unmount();
    show({ ...complete, model: 'A' }, stored, 5);
    expect(model()).toHaveValue('AB');
    expect(kept()).toBeVisible();
  });

  it('is kept under a new product’s number, no longer as new', async () => {
    answer(1);
    const { unmount } = show({ ...complete, translations: {} });
    await user.type(name(), 'Pump');
    await saveDraft();
    await screen.findByText('Draft saved');
    await user.type(name(), 's');
    unmount();
    const again = show(blankInput('en'));
    expect(name()).toHaveValue('');
    again.unmount();
    show({ ...complete, translations: { en: { ...complete.translations.en, name: 'Pump' } } as never }, stored, 1);
    expect(name()).toHaveValue('Pumps');
  });

  it('is offered over a colleague’s newer version, not applied', async () => {
    const { unmount } = show(complete, stored, 4);
    await user.type(model(), 'MINE');
    unmount();
    const theirs = { ...complete, brand: 'THEIRS' };
    show(theirs, stored, 5);
    expect(model()).toHaveValue('');
    await user.click(await screen.findByRole('button', { name: english.form.draft.take }));
    expect(model()).toHaveValue('MINE');
    expect(screen.getByRole('textbox', { name: /^Brand/ })).toHaveValue('THEIRS');
  });

  it('is kept when a colleague deleted the product, and saved as a new one', async () => {
    show(complete, stored, 3);
    await user.type(screen.getByRole('textbox', { name: /^Model/ }), 'PB-1');
    const conflict = { by: 'Ben', own: false, at: '2026-11-22T17:30:00Z' };
    call.mockImplementation(async (path) => {
      if (path === '/api/product/save') throw new CallFailure(404, 'Not found', [], null, { data: conflict });
      return [];
    });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(/Ben.* deleted this on/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: english.form.gone.copy }));
    expect(await navigator.clipboard.readText()).toMatch(/Name[^\n]*\nPump/);
    expect(await navigator.clipboard.readText()).toContain('PB-1');
    call.mockImplementation(async () => ({ id: 9, revision: 1 }));
    await user.click(screen.getByRole('button', { name: english.form.gone.saveNew }));
    await waitFor(() => expect(location.pathname).toMatch(/9/));
    expect(sent('/api/product/save').at(-1)).toMatchObject({ id: null, revision: 0 });
    expect(screen.queryByText(/deleted this on/)).toBeNull();
  });

  it('is offered for the next new product when a colleague deleted this one and the page reloads', async () => {
    const { unmount } = show(complete, stored, 3);
    await user.type(model(), 'PB-2');
    call.mockImplementation(async (path) => {
      if (path === '/api/product/save') throw new CallFailure(404, 'Not found', [], null);
      return [];
    });
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByRole('button', { name: english.form.gone.copy });
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    show(blankInput('en'));
    await user.click(await screen.findByRole('button', { name: /^Continue/ }));
    expect(model()).toHaveValue('PB-2');
  });

  it('is discarded only after a question, and can be restored', async () => {
    show(complete, stored, 4);
    await user.type(model(), 'MINE');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const question = await screen.findByRole('alertdialog', { name: english.form.draft.ask });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(model()).toHaveValue('MINE');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(model()).toHaveValue(''));
    expect(localStorage).toHaveLength(0);
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(model()).toHaveValue('MINE'));
    expect(localStorage).toHaveLength(1);
  });

  it('typed during a save does not count as saved', async () => {
    let finish = (_: object) => {};
    call.mockImplementation((path) =>
      path === '/api/product/save' ? new Promise((done) => (finish = done)) : Promise.resolve([]),
    );
    show(complete, stored, 4);
    await user.type(model(), 'A');
    await saveDraft();
    const busy = screen.getByRole('button', { name: 'Saving…' });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    await user.click(busy);
    await user.type(model(), 'B');
    finish({ id: 7, revision: 5 });
    expect(await screen.findByText(/^Unsaved changes/)).toBeVisible();
    expect(sent('/api/product/save')).toHaveLength(1);
    await waitFor(() => expect(model()).toHaveFocus());
  });
});

describe('a failed save', () => {
  const offline = () => new CallFailure(0, '', [], null);

  it('is reported beside the button, focused, and clears the success message', async () => {
    call.mockResolvedValueOnce([]).mockImplementation(async (path) => (path.endsWith('save') ? { id: 7 } : []));
    show(complete, stored);
    await user.type(screen.getByRole('textbox', { name: /^Model/ }), 'A');
    await user.keyboard('{Control>}s{/Control}');
    await screen.findByText('Draft saved');
    call.mockImplementation(async (path) => {
      if (path.endsWith('save')) throw offline();
      return [];
    });
    await user.type(screen.getByRole('textbox', { name: /^Model/ }), 'B');
    await user.keyboard('{Control>}s{/Control}');
    const alert = (await screen.findByText(english.form.offline)).closest<HTMLElement>('[role=alert]');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(alert?.closest('.save')).toContainElement(screen.getByRole('button', { name: 'Save draft' }));
    expect(screen.queryByText('Draft saved')).toBeNull();
  });

  it('by a timeout says so', async () => {
    call.mockImplementation(async (path) => {
      if (path.endsWith('save')) throw new CallFailure(0, '', [], null, { timedOut: true });
      return [];
    });
    show(complete, stored);
    await user.type(screen.getByRole('textbox', { name: /^Model/ }), 'A');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(english.form.save.unanswered)).toBeVisible();
  });

  it('checks by itself whether a new product was saved, and creates no second one', async () => {
    const sent: unknown[] = [];
    call.mockImplementation(async (path, input) => {
      if (!path.endsWith('save')) return [];
      sent.push((input as { idempotencyKey: string }).idempotencyKey);
      if (sent.length === 1) throw new CallFailure(0, '', [], null, { timedOut: true });
      return { id: 7, revision: 1 };
    });
    show(complete);
    await user.type(screen.getByRole('textbox', { name: /^Model/ }), 'A');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(sent).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), sent[0]]);
  });

  it('leads to the refused field, in its language', async () => {
    const errors = [{ field: 'translations.fr.name', key: 'nameDuplicated', message: 'Name is duplicated' }];
    call.mockImplementation(async (path) => {
      if (path.endsWith('save')) throw new CallFailure(400, 'No', errors, null);
      return [];
    });
    show({ ...complete, translations: { fr: { ...complete.translations.en, name: 'Pompe' } } as never }, stored);
    await user.type(screen.getByRole('textbox', { name: /^Model/ }), 'A');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toHaveValue('Pompe');
    expect(name()).toHaveAccessibleDescription(/Name is duplicated/);
  });
});
