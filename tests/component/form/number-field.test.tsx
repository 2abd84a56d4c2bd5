import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { Form } from '@/components/form/form';
import { NumberField } from '@/components/form/number-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { productFields } from '@/lib/product/edit/schema';
import english from '@/messages/en.json';

const { minimumOrder, priceMin } = productFields.shape;
const schema = z.object({ minimumOrder, priceMin });
function Sample() {
  const form = useZodForm(schema, { minimumOrder: null, priceMin: null });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <NumberField name="minimumOrder" label="Order" whole />
      <NumberField name="priceMin" label="Price" />
    </Form>
  );
}
const user = userEvent.setup();
const show = () =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <Sample />
    </NextIntlClientProvider>,
  );
const field = (name: string) => screen.getByRole('textbox', { name });

it('keeps the typed figure if a number would lose digits', async () => {
  show();
  await user.type(field('Order'), '99999999999999999');
  await user.tab();
  expect(field('Order')).toHaveValue('99999999999999999');
  await waitFor(() =>
    expect(field('Order')).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000,000,000'),
  );
});

it('validates a figure on leaving the field, and clears the error once fixed', async () => {
  show();
  await user.type(field('Price'), 'abc');
  expect(field('Price')).not.toHaveAccessibleDescription();
  await user.tab();
  await waitFor(() => expect(field('Price')).toHaveAccessibleDescription(english.validation.number));
  expect(field('Price')).toHaveValue('abc');
  await user.clear(field('Price'));
  await user.type(field('Price'), '1234.5');
  await waitFor(() => expect(field('Price')).not.toHaveAccessibleDescription());
  await user.tab();
  expect(field('Price')).toHaveValue('1,234.5');
});

it.each(['0', '-5', '1.5'])('names the limits of an integer for %s', async (typed) => {
  show();
  await user.type(field('Order'), typed);
  await user.tab();
  await waitFor(() =>
    expect(field('Order')).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000,000,000'),
  );
});
