import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CategorySearch } from '@/components/form/category-search';
import { Form } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { CategoryField } from '@/components/purchase/form/category-field';
import german from '@/messages/de.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const user = userEvent.setup();
const words = german.productForm;
const leaves = [
  { id: 1, label: 'Bergbau', path: 'Bergbau' },
  { id: 2, label: 'Schlammhaltung', path: 'Bergbau › Schlammhaltung' },
  { id: 3, label: 'Wasserpumpen', path: 'Bau › Wasserpumpen' },
  { id: 4, label: 'Kräne', path: 'Bau › Kräne' },
];
const found = (ids: readonly number[], mended: string | null = null) => ({
  ...{ items: [], total: ids.length, pages: 1, mended },
  facets: { category: ids.map((value, index) => ({ value, count: 90 - index })) },
});
const show = (node: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="de" messages={german as never}>
        {node}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );

function Search() {
  const [typed, setTyped] = useState('');
  return <CategorySearch leaves={leaves} value={[]} typed={typed} onTyped={setTyped} onToggle={() => undefined} />;
}
function Request() {
  const form = useZodForm(z.looseObject({}), {});
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <CategoryField leaves={leaves} />
    </Form>
  );
}
const type = (text: string) => user.type(screen.getByRole('searchbox', { name: words.findCategory }), text);
const names = () =>
  within(screen.getByRole('list', { name: words.categories }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(found([]));
});

it('a category is found by its products, even if they have other names', async () => {
  call.mockResolvedValue(found([1, 3, 2, 99]));
  show(<Search />);
  await type('Kreiselpumpe');
  await waitFor(() => expect(names()).toEqual(['Bau › Wasserpumpen', 'Bergbau › Schlammhaltung']));
  expect(call).toHaveBeenLastCalledWith(
    '/api/product/search',
    { siteId: 12, keyword: 'Kreiselpumpe', pageSize: 1 },
    expect.anything(),
  );
});

it('categories with matching names come first, each once', async () => {
  call.mockResolvedValue(found([2, 3]));
  show(<Search />);
  await type('Wasserpumpen');
  await waitFor(() => expect(names()).toEqual(['Bau › Wasserpumpen', 'Bergbau › Schlammhaltung']));
});

it.each([
  ['products of other words than those typed', () => call.mockResolvedValue(found([3], 'Pumpe'))],
  ['an answer that does not come', () => call.mockRejectedValue(new TypeError('offline'))],
])('no category is found by %s', async (_, answer) => {
  answer();
  show(<Search />);
  await type('Xylophon');
  expect(await screen.findByText(words.noCategory)).toBeVisible();
});

it('a request’s category is also found by products', async () => {
  call.mockResolvedValue(found([3]));
  show(<Request />);
  await user.type(screen.getByRole('combobox'), 'Kreiselpumpe');
  expect(await screen.findByRole('option', { name: 'Bau › Wasserpumpen' })).toBeVisible();
});
