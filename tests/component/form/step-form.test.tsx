import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { Form } from '@/components/form/form';
import { PhoneScope } from '@/components/form/phone-scope';
import { SaveBar } from '@/components/form/save-bar';
import { Step, StepActions, StepForm } from '@/components/form/step-form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useSave } from '@/components/form/use-save';
import { useStepMarks } from '@/components/form/use-step-marks';
import { useZodForm } from '@/components/form/use-zod-form';
import english from '@/messages/en.json';

const schema = z.object({ name: z.string().min(1), price: z.string().min(1), place: z.string() });
const steps = [
  { key: 'name', title: 'Its name' },
  { key: 'price', title: 'Its price' },
  { key: 'place', title: 'Its place' },
];
const send = vi.fn<(values: z.output<typeof schema>) => Promise<void>>();

const kept = schema.extend({ name: z.string() });

function Fields() {
  const { save } = useSave({ schema: kept, onSave: send });
  return (
    <StepForm steps={steps} {...useStepMarks((path) => path)}>
      {steps.map(({ key, title }) => (
        <Step key={key} name={key}>
          <TextField name={key} label={title} />
        </Step>
      ))}
      <SaveBar unsaved={['all']} onSave={() => void save()}>
        <SubmitButton>Send it</SubmitButton>
      </SaveBar>
    </StepForm>
  );
}
function Sample() {
  const form = useZodForm(schema, { name: '', price: '', place: '' });
  return (
    <Form form={form} onSubmit={send} summary>
      <Fields />
    </Form>
  );
}
const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english}>
      {node}
    </NextIntlClientProvider>,
  );
const showOnPhone = () =>
  show(
    <PhoneScope>
      <Sample />
    </PhoneScope>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });

beforeEach(() => {
  history.replaceState(null, '', '/');
  send.mockReset();
  window.scrollTo = vi.fn();
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
});

it('shows everything at once on a desktop', () => {
  show(<Sample />);
  for (const { title } of steps) expect(field(title)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send it' })).toBeInTheDocument();
  expect(screen.queryByText('1 of 3')).toBeNull();
});

it('shows one step per screen on a phone, keeps the input, and submits at the last', async () => {
  showOnPhone();
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(field('Its price')).not.toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send it' })).toBeNull();
  await userEvent.type(field('Its name'), 'Pump');
  await press('Next');
  expect(location.hash).toBe('#/price');
  expect(field('Its name')).not.toBeVisible();
  await userEvent.type(field('Its price'), '12');
  await press('Next');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await press('Send it');
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: 'Pump', price: '12', place: '' }));
});

it('goes back one step by the browser’s back and by its own button', async () => {
  showOnPhone();
  await press('Next');
  await press('Next');
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  act(() => history.back());
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  const before = history.length;
  await press('Back');
  expect(await screen.findByText('1 of 3')).toBeInTheDocument();
  expect(history.length).toBe(before);
});

it('leads refused fields to their step, and marks it in the list', async () => {
  showOnPhone();
  await userEvent.type(field('Its name'), 'Pump');
  await press('Next');
  await press('Next');
  await press('Send it');
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  await waitFor(() => expect(field('Its price')).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /All steps/ }));
  const list = within(screen.getByRole('dialog', { name: 'All steps' }));
  expect(list.getByRole('button', { name: /Its price/ })).toHaveTextContent('Check 1 field');
  expect(list.getByRole('button', { name: /Its name/ })).toHaveTextContent('Not saved');
  await userEvent.click(list.getByRole('button', { name: /Its place/ }));
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: /^Its price/ }));
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
});

it('leads to the step of a client-side error, each time', async () => {
  showOnPhone();
  await press('Save draft');
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  await waitFor(() => expect(field('Its price')).toHaveFocus());
  await press('Next');
  await press('Save draft');
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  await waitFor(() => expect(field('Its price')).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

it('puts each step directly below its header', async () => {
  // Hidden elements have no layout box.
  const placeOf = (one: HTMLElement) => (one.closest('[hidden]') ? new DOMRect() : new DOMRect(0, 500, 358, 40));
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return placeOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockImplementation(function (this: HTMLElement) {
    return (this.closest('[hidden]') ? [] : [placeOf(this)]) as unknown as DOMRectList;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  showOnPhone();
  await press('Next');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 500 - 60 - 16);
  vi.restoreAllMocks();
});

function Opened() {
  return (
    <StepForm steps={steps} marks={{}} tries={0} opening="price">
      <StepActions>{null}</StepActions>
    </StepForm>
  );
}

it('opens at the step given by the page, without a hash', async () => {
  show(
    <PhoneScope>
      <Opened />
    </PhoneScope>,
  );
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
  await press('Next');
  await press('Back');
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  await waitFor(() => expect(location.hash).toBe(''));
  await press('Back');
  expect(location.hash).toBe('#/name');
});

it('keeps a page’s own hash', async () => {
  history.replaceState(null, '', '/#edit-5');
  showOnPhone();
  await press('Next');
  expect(location.hash).toBe('#edit-5/price');
});
