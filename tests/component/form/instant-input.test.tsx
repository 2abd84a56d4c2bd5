import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { Form } from '@/components/form/form';
import { InstantField } from '@/components/purchase/form/instant-field';
import { ValidUntilField } from '@/components/quotation/center/quotation-field';
import english from '@/messages/en.json';

function Kept() {
  return <output>{useWatch({ name: 'at' })}</output>;
}

function Sample({ Field }: { Field: typeof InstantField }) {
  const form = useForm({ defaultValues: { at: '2026-11-30T12:00:00.000Z' } });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <Field name="at" label="At" hint="" />
      <Kept />
    </Form>
  );
}
const show = (Field: typeof InstantField) => {
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <Sample Field={Field} />
    </NextIntlClientProvider>,
  );
  return screen.getByLabelText(/^At/);
};

// A browser fires a change for each digit of the year, also for a mistyped fifth.
const years = ['0002', '0020', '0202', '2027', '20270', '2027'];

it.each([
  ['day', ValidUntilField, '', /^2027-12-3/],
  ['closing time', InstantField, 'T18:00', /^2027-12-3/],
])('keeps each typed digit of the year of a %s', (_, Field, time, kept) => {
  const control = show(Field);
  for (const year of years) {
    fireEvent.change(control, { target: { value: `${year}-12-31${time}` } });
    expect(control).toHaveValue(`${year}-12-31${time}`);
  }
  expect(screen.getByRole('status')).toHaveTextContent(kept);
});

it.each([
  ['day', ValidUntilField, '2027-03-09'],
  ['closing time', InstantField, '2027-03-09T18:05'],
])('replaces a %s by keyboard', async (_, Field, typed) => {
  const control = show(Field);
  const user = userEvent.setup();
  await user.clear(control);
  expect(control).toHaveValue('');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.type(control, typed);
  await user.tab();
  expect(control).toHaveValue(typed);
  expect(screen.getByRole('status')).toHaveTextContent(/^2027-03-/);
});
