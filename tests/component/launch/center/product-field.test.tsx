import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Form } from '@/components/form/form';
import { useZodForm } from '@/components/form/use-zod-form';
import { ProductField } from '@/components/launch/center/product-field';
import type { PickedProduct } from '@/lib/launch/schema';
import english from '@/messages/en.json';
import { replace } from '../../doubles';
import { flaws, show } from '../../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: { keyword: string }) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const products = ['Slurry pump', 'Gate valve'].map((name, index) => ({
  id: index + 1,
  name,
  model: `M-${index}`,
  cover: '/a.jpg',
}));
const change = english.showcaseItem.changeProduct;
let kept: unknown;

function Sample() {
  const [product, setProduct] = useState<PickedProduct | null>(null);
  const form = useZodForm(z.object({ productId: z.number().nullable() }), { productId: null });
  kept = form.watch('productId');
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <ProductField kind="launch" label="Product" product={product} onProduct={setProduct} fixed={false} />
    </Form>
  );
}

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (_, { keyword }) => ({
    items: products.filter(({ name }) => name.toLowerCase().includes(keyword)),
    more: false,
  }));
});

it('finds the supplier’s products by typing, selects one, and can be changed', async () => {
  show(<Sample />);
  const box = screen.getByRole('combobox', { name: /Product/ });
  await userEvent.type(box, 'gate');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  expect(screen.getByRole('option')).toHaveTextContent('Gate valveM-1');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(kept).toBe(2);
  const button = (await screen.findByText(change)) as HTMLElement;
  await waitFor(() => expect(button).toHaveFocus());
  expect(await flaws()).toEqual([]);
  await userEvent.click(button);
  expect(kept).toBeNull();
  expect(screen.getByRole('combobox', { name: /Product/ })).toHaveValue('');
});
