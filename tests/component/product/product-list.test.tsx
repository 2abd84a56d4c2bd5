import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PhoneScope } from '@/components/form/phone-scope';
import { ProductList } from '@/components/product/center/product-list';
import { CallFailure } from '@/lib/platform/http/client';
import type { OwnProduct } from '@/lib/product/edit/call';
import english from '@/messages/en.json';
import { replace } from '../doubles';

type Input = { ids?: number[]; id?: number; keyword?: string; groupId?: number | null };
const call = vi.hoisted(() => vi.fn<(path: string, input: Input) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });
const push = vi.hoisted(() => vi.fn());
replace('next/navigation', { useRouter: () => ({ push }) });

const product = (id: number) =>
  ({
    ...{ id, name: `Pump ${id}`, nameLocale: 'en', model: `P-${id}`, cover: '', unit: 'set', state: 'uploading' },
    ...{
      status: 'uploading',
      reason: null,
      draft: false,
      listed: false,
      shown: seen.includes(id),
      group: null,
      sort: 0,
    },
    ...{ coverage: { en: 'part' }, updatedAt: '2026-11-01T00:00:00Z' },
    price: { kind: 'negotiable', min: null, max: null, currency: 'EUR' },
  }) as unknown as OwnProduct;
const ids = Array.from({ length: 12 }, (_, index) => index + 1);
let answer: (input: Input) => unknown;
let total = 12;
/** Products visible to buyers. */
let seen: readonly number[] = [];
/** The list never finishes loading. */
let slow = false;

const show = (phone = false) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {phone ? (
          <PhoneScope>
            <ProductList timeZone="UTC" editable />
          </PhoneScope>
        ) : (
          <ProductList timeZone="UTC" editable />
        )}
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const user = userEvent.setup();
const moreFor = (name: string) => `More actions for ${name}`;
const submitAll = async () => {
  await user.click(await screen.findByRole('checkbox', { name: english.productCenter.choosePage }));
  await user.click(screen.getByRole('button', { name: english.productCenter.submit }));
};
const inputsOf = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);

beforeEach(() => {
  total = 12;
  slow = false;
  seen = [];
  push.mockReset();
  call.mockReset();
  answer = ({ ids: some = [] }) => ({ submitted: some.map((id) => ({ id, name: `Pump ${id}` })), refused: [] });
  call.mockImplementation(async (path, input) => {
    if (path.endsWith('/own') && slow) return new Promise(() => undefined);
    if (path.endsWith('/own')) return { items: ids.map(product), total, counts: {}, all: 12, cap: 50 };
    if (path.endsWith('/own/id')) return ids;
    if (path.endsWith('/group/list')) return [{ id: 3, name: 'Pumps' }];
    if (path.endsWith('/copy')) return { id: 99 };
    return answer(input);
  });
});

it('submits selected products in batches and reports successes and failures, each with a link', async () => {
  const required = english.validation.required;
  answer = ({ ids: some = [] }) => ({
    submitted: some.filter((id) => id !== 3).map((id) => ({ id, name: `Pump ${id}` })),
    refused: some.includes(3) ? [{ id: 3, name: 'Pump 3', errors: [{ field: 'pictures', message: required }] }] : [],
  });
  show();
  await submitAll();
  expect(await screen.findByText('11 products were submitted for review')).toBeVisible();
  expect(inputsOf('/api/product/batch/submit').map(({ ids: some }) => some)).toEqual([ids.slice(0, 10), ids.slice(10)]);
  const note = screen.getByText('1 product could not be submitted:').closest('.note') as HTMLElement;
  const link = within(note).getByRole('link', { name: 'Pump 3' });
  expect(link.getAttribute('href')).toMatch(/3/);
  expect(within(note).getByText(`Images: ${required}`)).toBeVisible();
  expect(screen.queryByRole('toolbar')).toBeNull();
  await user.click(screen.getByRole('button', { name: english.form.close }));
  expect(screen.queryByText('11 products were submitted for review')).toBeNull();
});

it('reports what succeeded before the connection broke, and keeps the rest selected', async () => {
  answer = ({ ids: some = [] }) => {
    if (some.includes(11)) throw new CallFailure(0, '', [], null);
    return { submitted: some.map((id) => ({ id, name: `Pump ${id}` })), refused: [] };
  };
  show();
  await submitAll();
  expect(await screen.findByText('10 products were submitted for review')).toBeVisible();
  expect(screen.getByText(/2 products were not processed and are still selected/)).toBeVisible();
  expect(screen.getByText('2 selected')).toBeVisible();
});

it('duplicates a product and opens its form', async () => {
  show();
  await user.click(await screen.findByRole('button', { name: moreFor('Pump 1') }));
  await user.click(screen.getByRole('menuitem', { name: english.productCenter.copy }));
  expect(inputsOf('/api/product/copy')).toMatchObject([{ id: 1 }]);
  expect(push).toHaveBeenCalledWith(expect.stringMatching(/99/));
});

const rowOf = (name: string) => screen.getByText(name).closest('tr, li') as HTMLElement;

it('warns that a public product will disappear from the site, but not for a draft', async () => {
  seen = [2];
  show();
  const remove = async (name: string) => {
    const row = within((await screen.findByText(name)).closest('tr') as HTMLElement);
    await user.click(row.getByRole('button', { name: moreFor(name) }));
    await user.click(screen.getByRole('menuitem', { name: english.productCenter.delete }));
    return within(screen.getByRole('alertdialog'));
  };
  const warning = /disappear from there within seconds/;
  const draft = await remove('Pump 1');
  expect(draft.queryByText(warning)).toBeNull();
  await user.click(draft.getByRole('button', { name: english.confirm.cancel }));
  const published = await remove('Pump 2');
  expect(published.getByText(warning)).toBeVisible();
});

it('reports a failed change beside the row, and succeeds on retry', async () => {
  answer = () => {
    throw new CallFailure(0, '', [], null);
  };
  show();
  const row = () => rowOf('Pump 2');
  await screen.findByText('Pump 2');
  slow = true;
  await user.click(within(row()).getByRole('button', { name: moreFor('Pump 2') }));
  await user.click(screen.getByRole('menuitem', { name: english.productCenter.toTop }));
  const alert = await within(row()).findByRole('alert');
  expect(alert).toHaveTextContent('Update failed');
  expect(alert).toHaveTextContent(english.form.offline);
  expect(within(rowOf('Pump 1')).queryByRole('alert')).toBeNull();
  answer = () => null;
  slow = false;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(inputsOf('/api/product/move')).toMatchObject([{ id: 2 }, { id: 2 }]);
});

describe('on a phone', () => {
  const cards = () => screen.findAllByRole('heading', { level: 2 });

  it('shows cards, with actions in a sheet that names the product', async () => {
    show(true);
    expect(await cards()).toHaveLength(12);
    expect(screen.queryByRole('table')).toBeNull();
    const card = rowOf('Pump 4');
    expect(within(card).getByText('P-4')).toBeVisible();
    expect(within(card).getByText(english.review.status.product.uploading)).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Actions for Pump 4' }));
    const sheet = screen.getByRole('dialog', { name: 'Pump 4' });
    expect(within(sheet).getByRole('link', { name: 'Edit' }).getAttribute('href')).toMatch(/4/);
    await user.click(within(sheet).getByRole('button', { name: english.productCenter.toTop }));
    expect(screen.queryByRole('dialog', { name: 'Pump 4' })).toBeNull();
    await waitFor(() => expect(inputsOf('/api/product/move')).toMatchObject([{ id: 4 }]));
    await waitFor(() => expect(within(card).getByRole('button', { name: 'Actions for Pump 4' })).toHaveFocus());
  });

  it('submits and deletes selected ones from a separate bar', async () => {
    show(true);
    await cards();
    for (const id of [1, 2]) await user.click(screen.getByRole('checkbox', { name: `Select Pump ${id}` }));
    const bar = screen.getByRole('toolbar');
    expect(within(bar).getByRole('status')).toHaveTextContent('2 selected');
    await user.click(within(bar).getByRole('button', { name: 'Actions for 2 selected' }));
    await user.click(screen.getByRole('button', { name: english.productCenter.toGroup }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Pumps' }));
    await waitFor(() => expect(inputsOf('/api/product/assign')).toEqual([{ ids: [1, 2], groupId: 3 }]));
    for (const id of [1, 2]) await user.click(await screen.findByRole('checkbox', { name: `Select Pump ${id}` }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: english.productCenter.submit }));
    await waitFor(() => expect(inputsOf('/api/product/batch/submit')).toMatchObject([{ ids: [1, 2] }]));
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  });

  it('filters in a sheet, shows the number of results, and shows filters as chips', async () => {
    show(true);
    await cards();
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = () => screen.getByRole('dialog', { name: english.productCenter.filter });
    total = 5;
    await user.selectOptions(within(sheet()).getByRole('combobox', { name: english.productCenter.group }), 'Pumps');
    expect(await within(sheet()).findByRole('button', { name: 'Show 5 results' })).toBeVisible();
    await user.type(within(sheet()).getByRole('searchbox'), 'slurry');
    await waitFor(() => expect(inputsOf('/api/product/own').at(-1)).toMatchObject({ groupId: 3, keyword: 'slurry' }));
    await user.click(await within(sheet()).findByRole('button', { name: 'Show 5 results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter · 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove slurry' }));
    await waitFor(() => expect(inputsOf('/api/product/own').at(-1)).toMatchObject({ groupId: 3, keyword: '' }));
    await user.click(screen.getByRole('button', { name: 'Filter · 1' }));
    expect(within(sheet()).getByRole('searchbox')).toHaveValue('');
    await user.click(within(sheet()).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(inputsOf('/api/product/own').at(-1)).toMatchObject({ groupId: null }));
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  });
});

it.each([false, true])('shows no empty price of a draft on a phone: %s', async (phone) => {
  const bare = { ...product(1), price: { kind: 'fixed', min: null, max: null, currency: '' } };
  call.mockImplementation(async (path) =>
    path === '/api/product/own' ? { items: [bare], total: 1, page: 1, pageSize: 20, counts: {} } : [],
  );
  show(phone);
  expect(await screen.findByText('Pump 1')).toBeInTheDocument();
  expect(screen.queryByText(/Negotiable/)).toBeNull();
  expect(screen.getByText(/^—/)).toBeInTheDocument();
});
