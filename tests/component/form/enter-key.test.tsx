import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CategorySearch } from '@/components/form/category-search';
import { CheckboxField } from '@/components/form/checkbox-field';
import { CodeField } from '@/components/form/code-field';
import { DateField } from '@/components/form/date-field';
import { Form } from '@/components/form/form';
import { NumberField } from '@/components/form/number-field';
import { PasswordField } from '@/components/form/password-field';
import { PhoneField } from '@/components/form/phone-field';
import { PhoneScope } from '@/components/form/phone-scope';
import { SaveBar } from '@/components/form/save-bar';
import { SelectField } from '@/components/form/select-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { TagPicker } from '@/components/product/center/tag-picker';
import english from '@/messages/en.json';

const send = vi.fn<(values: object) => Promise<void>>();

function Sample({ children }: { children: ReactNode }) {
  const form = useZodForm(z.looseObject({}), {});
  return (
    <Form form={form} onSubmit={send}>
      {children}
    </Form>
  );
}
const show = (fields: ReactNode, onPhone = true) => {
  const form = <Sample>{fields}</Sample>;
  return render(
    <NextIntlClientProvider locale="en" messages={english}>
      {onPhone ? <PhoneScope>{form}</PhoneScope> : form}
    </NextIntlClientProvider>,
  );
};
const field = (label: string) => screen.getByLabelText(label);
const two = (
  <>
    <TextField name="first" label="First" />
    <TextField name="second" label="Second" />
    <div hidden>
      <TextField name="away" label="Away" />
    </div>
    <SelectField name="third" label="Third" options={[]} />
    <TextField name="last" label="Last" enterKeyHint="done" />
  </>
);

beforeEach(() => send.mockReset());

it.each([
  ['text', <TextField key="f" name="f" label="F" />, { autocomplete: 'off', inputmode: 'text', enterkeyhint: 'next' }],
  ['e-mail', <TextField key="f" name="f" label="F" type="email" />, { autocomplete: 'email', inputmode: 'email' }],
  ['address', <TextField key="f" name="f" label="F" type="url" />, { autocomplete: 'url', inputmode: 'url' }],
  ['number', <NumberField key="f" name="f" label="F" whole />, { inputmode: 'numeric', enterkeyhint: 'next' }],
  ['amount', <NumberField key="f" name="f" label="F" />, { inputmode: 'decimal', enterkeyhint: 'next' }],
  ['day', <DateField key="f" name="f" label="F" />, { autocomplete: 'off', enterkeyhint: 'next' }],
  ['choice', <SelectField key="f" name="f" label="F" options={[]} />, { autocomplete: 'off' }],
  ['long text', <TextArea key="f" name="f" label="F" />, { autocomplete: 'off', enterkeyhint: 'enter' }],
  ['code', <CodeField key="f" name="f" label="F" />, { autocomplete: 'one-time-code', enterkeyhint: 'next' }],
  ['code that sends', <CodeField key="f" name="f" label="F" submits />, { enterkeyhint: 'done' }],
  ['telephone', <PhoneField key="f" name="f" label="F" countries={[]} />, { inputmode: 'tel', enterkeyhint: 'next' }],
  [
    'password',
    <PasswordField key="f" name="f" label="F" autoComplete="new-password" />,
    { autocomplete: 'new-password', enterkeyhint: 'next' },
  ],
])('sets keyboard and autocomplete hints for a %s', (_, node, attributes) => {
  show(node);
  for (const [name, value] of Object.entries(attributes)) expect(field('F')).toHaveAttribute(name, value);
});

it('moves to the next visible control, and submits at the last', async () => {
  show(
    <>
      {two}
      <SubmitButton>Send it</SubmitButton>
    </>,
  );
  await userEvent.type(field('First'), 'a{Enter}');
  expect(field('Second')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field('Third')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(field('Last'), 'b{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('hides the keyboard after the last field of a step without submission', async () => {
  show(<TextField name="only" label="Only" />);
  await userEvent.type(field('Only'), 'a{Enter}');
  expect(field('Only')).not.toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('submits on Enter on a desktop', async () => {
  show(
    <>
      {two}
      <SubmitButton>Send it</SubmitButton>
    </>,
    false,
  );
  await userEvent.type(field('First'), 'a{Enter}');
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it.each([false, true])('submits only by button in a form with a save bar (phone: %s)', async (onPhone) => {
  show(
    <>
      <TextField name="first" label="First" />
      <CheckboxField name="tick" label="Tick" />
      <TextField name="last" label="Last" enterKeyHint="done" />
      <SaveBar unsaved={[]}>
        <SubmitButton>Send it</SubmitButton>
      </SaveBar>
    </>,
    onPhone,
  );
  await userEvent.type(field('First'), 'a{Enter}');
  await userEvent.type(field('Tick'), '{Enter}');
  await userEvent.type(field('Last'), 'b{Enter}');
  expect(send).not.toHaveBeenCalled();
  expect(field('Last')).toHaveValue('b');
  await userEvent.click(screen.getByRole('button', { name: 'Send it' }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('does not move on the key that confirms an IME composition', () => {
  show(two);
  field('First').focus();
  fireEvent.keyDown(field('First'), { key: 'Enter', keyCode: 229 });
  expect(field('First')).toHaveFocus();
  fireEvent.keyDown(field('First'), { key: 'Enter', keyCode: 13 });
  expect(field('Second')).toHaveFocus();
});

// Safari confirms an IME composition with the key code alone.
it('ignores Enter of an IME composition where Enter selects the first suggestion', () => {
  const onToggle = vi.fn();
  show(
    <>
      <CategorySearch
        leaves={[{ id: 7, label: 'Valves', path: 'Valves' }]}
        value={[]}
        typed="Valves"
        onTyped={() => undefined}
        onToggle={onToggle}
      />
      <TagPicker tags={[{ id: 3, key: 'iso-9001', name: 'ISO 9001' }]} />
    </>,
  );
  const { findCategory, findTag } = english.productForm;
  fireEvent.change(field(findTag), { target: { value: 'iso' } });
  for (const label of [findCategory, findTag]) fireEvent.keyDown(field(label), { key: 'Enter', keyCode: 229 });
  expect(onToggle).not.toHaveBeenCalled();
  expect(field(findTag)).toHaveValue('iso');
  for (const label of [findCategory, findTag]) fireEvent.keyDown(field(label), { key: 'Enter', keyCode: 13 });
  expect(onToggle).toHaveBeenCalledWith(7);
  expect(field(findTag)).toHaveValue('');
});
