import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProductList } from '@/components/product-center/product-list';
import { CallFailure } from '@/lib/http/client';
import type { OwnProduct } from '@/lib/product/edit/call';
import english from '@/messages/en.json';

type Input = { ids?: number[]; id?: number };
const call = vi.hoisted(() => vi.fn<(path: string, input: Input) => Promise<unknown>>());
vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call }));
const push = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', async (original) => ({ ...(await original<object>()), useRouter: () => ({ push }) }));

const product = (id: number) =>
  ({
    ...{ id, name: `Pump ${id}`, nameLocale: 'en', model: `P-${id}`, cover: '', unit: 'set', state: 'uploading' },
    ...{ status: 'uploading', reason: null, draft: false, listed: false, shown: false, group: null, sort: 0 },
    ...{ locales: ['en'], updatedAt: '2026-11-01T00:00:00Z' },
    price: { kind: 'negotiable', min: null, max: null, currency: 'EUR' },
  }) as unknown as OwnProduct;
const ids = Array.from({ length: 12 }, (_, at) => at + 1);
let answer: (input: Input) => unknown;

const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ProductList timeZone="UTC" editable />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const user = userEvent.setup();
const submitAll = async () => {
  await user.click(await screen.findByRole('checkbox', { name: english.productCenter.choosePage }));
  await user.click(screen.getByRole('button', { name: english.productCenter.submit }));
};
const asked = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);

beforeEach(() => {
  push.mockReset();
  call.mockReset();
  answer = ({ ids: some = [] }) => ({ submitted: some.map((id) => ({ id, name: `Pump ${id}` })), refused: [] });
  call.mockImplementation(async (path, input) => {
    if (path.endsWith('/own')) return { items: ids.map(product), total: 12, counts: {}, all: 12, cap: 50 };
    if (path.endsWith('/group/list')) return [];
    if (path.endsWith('/copy')) return { id: 99 };
    return answer(input);
  });
});

it('submits the chosen products in turns and says which went and why others did not, each with its way', async () => {
  const required = english.validation.required;
  answer = ({ ids: some = [] }) => ({
    submitted: some.filter((id) => id !== 3).map((id) => ({ id, name: `Pump ${id}` })),
    refused: some.includes(3) ? [{ id: 3, name: 'Pump 3', errors: [{ field: 'pictures', message: required }] }] : [],
  });
  show();
  await submitAll();
  expect(await screen.findByText('11 products were submitted for review')).toBeVisible();
  expect(asked('/api/product/batch/submit').map(({ ids: some }) => some)).toEqual([ids.slice(0, 10), ids.slice(10)]);
  const note = screen.getByText('1 product could not be submitted:').closest('.note') as HTMLElement;
  const link = within(note).getByRole('link', { name: 'Pump 3' });
  expect(link.getAttribute('href')).toMatch(/3/);
  expect(within(note).getByText(`Pictures: ${required}`)).toBeVisible();
  expect(screen.queryByRole('toolbar')).toBeNull();
  await user.click(screen.getByRole('button', { name: english.form.close }));
  expect(screen.queryByText('11 products were submitted for review')).toBeNull();
});

it('tells what went before the connection broke, and keeps the rest chosen', async () => {
  answer = ({ ids: some = [] }) => {
    if (some.includes(11)) throw new CallFailure(0, '', [], null);
    return { submitted: some.map((id) => ({ id, name: `Pump ${id}` })), refused: [] };
  };
  show();
  await submitAll();
  expect(await screen.findByText('10 products were submitted for review')).toBeVisible();
  expect(screen.getByText(/2 products were not tried and are still chosen/)).toBeVisible();
  expect(screen.getByText('2 chosen')).toBeVisible();
});

it('duplicates a product and goes to its form', async () => {
  show();
  const [row] = await screen.findAllByText(english.productCenter.copy);
  await user.click(row as HTMLElement);
  expect(asked('/api/product/copy')).toMatchObject([{ id: 1 }]);
  expect(push).toHaveBeenCalledWith(expect.stringMatching(/99/));
});
