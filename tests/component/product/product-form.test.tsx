import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductForm } from '@/components/product-center/product-form';
import type { References, Stored } from '@/components/product-center/types';
import { CallFailure } from '@/lib/http/client';
import { blankInput } from '@/lib/product/edit/rules';
import { type ProductInput, productFields } from '@/lib/product/edit/schema';
import english from '@/messages/en.json';

const call = vi.hoisted(() =>
  vi.fn<(path: string, input: { product?: ProductInput; id?: number | null }) => Promise<unknown>>(),
);
vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call }));

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
const stored: Stored = { id: 7, status: 'normal', listed: true, version: null };

function show(input: ProductInput, over: Stored | null = null) {
  return render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ProductForm
          draftName="product:1:x"
          stored={over}
          input={input}
          files={[]}
          since=""
          revision={3}
          references={references}
        />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}
// A loaded machine is slow; that is no finding about the form.
configure({ asyncUtilTimeout: 20_000 });
const user = userEvent.setup();
const submit = () => user.click(screen.getByRole('button', { name: 'Submit for review' }));
const name = () => screen.getByRole('textbox', { name: /^Name/ });
const sent = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);

beforeEach(() => {
  localStorage.clear();
  call.mockReset();
  call.mockResolvedValue([]);
});

describe('the form of a product', () => {
  it('refuses what section 5 asks for, each in its words, and keeps the rest', async () => {
    show(blankInput('en'));
    await user.type(screen.getByRole('textbox', { name: /^Model/ }), 'PB-1');
    await submit();
    const title = await screen.findByText('7 fields need your attention:', { selector: 'b' });
    const alert = title.parentElement as HTMLElement;
    for (const field of ['Name (English)', 'Currency', 'Quote unit', 'Quotation', 'Categories', 'Tags', 'Pictures'])
      expect(within(alert).getByRole('link', { name: field }).parentElement).toHaveTextContent(
        'This Field is Required!',
      );
    expect(screen.getByRole('textbox', { name: /^Model/ })).toHaveValue('PB-1');
    expect(name()).toHaveAttribute('aria-invalid', 'true');
    expect(sent('/api/product/submit')).toEqual([]);
  });

  it('says that a range must rise, and puts it right at a click', async () => {
    show(complete);
    await user.click(screen.getByRole('radio', { name: 'Range' }));
    await user.type(screen.getByRole('textbox', { name: /^To/ }), '4');
    await submit();
    expect((await screen.findAllByText('Quotes must be from Low to High')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Swap the two' }));
    expect(screen.getByRole('textbox', { name: /^From/ })).toHaveValue('4');
    await waitFor(() => expect(screen.queryByText('Quotes must be from Low to High')).toBeNull());
  });

  it('takes three categories below a top-level one, and five tags', async () => {
    show({ ...complete, categories: [], tags: [] });
    expect(screen.getByText('Please pick a top-level category on the left first')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Energy' }));
    for (const id of [2, 3, 4, 5]) await user.click(screen.getByRole('checkbox', { name: `Pumps ${id}` }));
    expect(screen.getByText('The number of tags/categories you can add has reached the limit')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Pumps 5' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove Energy › Pumps 2' }));
    expect(screen.queryByText('The number of tags/categories you can add has reached the limit')).toBeNull();
    for (const id of [1, 2, 3, 4, 5, 6]) await user.click(screen.getByRole('button', { name: `Tag ${id}` }));
    expect(screen.getByText('The number of tags/categories you can add has reached the limit')).toBeVisible();
  });

  it('finds a category by its name, wherever it is in the tree', async () => {
    show({ ...complete, categories: [] });
    const search = screen.getByRole('searchbox', { name: english.productForm.findCategory });
    await user.type(search, 'pump 4');
    const list = screen.getByRole('list', { name: 'Categories' });
    expect(within(list).getAllByRole('checkbox')[0]).toHaveAccessibleName('Energy › Pumps 4');
    await user.keyboard('{Enter}');
    expect(search).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Remove Energy › Pumps 4' })).toBeVisible();
    await user.type(search, 'xylophone');
    expect(screen.getByText(english.productForm.noCategory)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Energy' })).toBeVisible();
  });

  it('shows a name that is taken at its field, in the language where it is', async () => {
    call.mockImplementation(async (path) => {
      if (path !== '/api/product/submit') return [];
      const errors = [
        { field: 'translations.fr.name', key: 'nameDuplicated', message: 'Name is duplicated, please revise.' },
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
    expect(name()).toHaveAccessibleDescription(/Name is duplicated, please revise\./);
  });

  it('keeps a draft of a name alone, and what is typed over a reload', async () => {
    call.mockImplementation(async (path) => (path === '/api/product/save' ? { id: 9 } : []));
    const { unmount } = show(blankInput('en'));
    await user.type(name(), 'Half a pump');
    unmount();
    show(blankInput('en'));
    expect(await screen.findByText('What you had not saved on this device has been restored.')).toBeVisible();
    expect(name()).toHaveValue('Half a pump');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(sent('/api/product/save')).toMatchObject([
        { id: null, product: { translations: { en: { name: 'Half a pump' } } } },
      ]),
    );
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('tells the number by which support knows the product, once there is one', () => {
    const { unmount } = show(complete, stored);
    expect(screen.getByText('Product ID 7')).toBeVisible();
    unmount();
    show(complete);
    expect(screen.queryByText(/Product ID/)).toBeNull();
  });

  it('lists at once and only what is normal', async () => {
    const { unmount } = show(complete, {
      ...stored,
      status: 'reject',
      version: { state: 'rejected', reason: 'Blurred' },
    });
    expect(screen.getByText(/Rejected, please resubmit. Reason: .Blurred/)).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Listed' }));
    expect(sent('/api/product/unlist')).toEqual([]);
    unmount();
    show(complete, stored);
    await user.click(screen.getByRole('switch', { name: 'Listed' }));
    await waitFor(() => expect(sent('/api/product/unlist')).toMatchObject([{ ids: [7] }]));
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Listed' })).toHaveAttribute('aria-checked', 'false'),
    );
  });
});
