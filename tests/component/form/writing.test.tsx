import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { writeDraft } from '@/components/form/local-draft';
import { SaveBar } from '@/components/form/save-bar';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useDraft } from '@/components/form/use-draft';
import { useSave } from '@/components/form/use-save';
import { useZodForm } from '@/components/form/use-zod-form';
import { callTimeoutMs } from '@/lib/platform/http/call-timeout';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';

const schema = z.object({ name: z.string() });
type Values = z.output<typeof schema>;
const write = vi.fn<(values: Values) => Promise<void>>();

function Bar({ onDiscard }: { onDiscard: () => () => void }) {
  const { save, saving, saved } = useSave<Values, Values>({ schema, onSave: write });
  return (
    <SaveBar unsaved={['All']} saved={saved} saving={saving} onDiscard={onDiscard} onSave={() => void save()}>
      <SubmitButton>Submit</SubmitButton>
    </SaveBar>
  );
}
function Sample() {
  const values = { name: 'Works' };
  const form = useZodForm(schema, values);
  const draft = useDraft({ form, name: 'sample', revision: 1, values, extra: {}, onExtra: () => undefined });
  return (
    <Form form={form} onSubmit={write}>
      <DraftNote draft={draft} />
      <TextField name="name" label="Name" />
      <Bar onDiscard={draft.discard} />
    </Form>
  );
}
const user = userEvent.setup();
const discards = () => screen.getAllByRole('button', { name: 'Discard' });
const press = (key: string) => fireEvent.keyDown(document, { key, ctrlKey: true });
let answer: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  write.mockReset();
  write.mockImplementation(
    () =>
      new Promise((done) => {
        answer = done;
      }),
  );
  const from = { name: 'Works' };
  writeDraft('sample', { writer: 'x', base: 1, from, values: { name: 'Mine' }, extra: {}, at: '2026-01-01T00:00:00Z' });
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <Sample />
    </NextIntlClientProvider>,
  );
});

describe('while a form is being written', () => {
  it.each(['Save draft', 'Submit'])('none of it can be discarded: %s', async (name) => {
    expect(discards()).toHaveLength(2);
    for (const button of discards()) expect(button).toBeEnabled();
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    for (const button of discards()) expect(button).toBeDisabled();
    answer();
    await waitFor(() => {
      for (const button of discards()) expect(button).toBeEnabled();
    });
  });

  it('a save cannot be overtaken by a submission', async () => {
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    answer();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    expect(write).toHaveBeenCalledOnce();
  });
});

it('says what it waits for while there is no response', async () => {
  vi.useFakeTimers();
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(screen.queryByText(english.form.save.late)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByText(english.form.save.late)).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(callTimeoutMs - 5000));
    expect(screen.getByText(english.form.save.checking)).toBeVisible();
    answer();
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByText(english.form.save.checking)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('button', { name: english.form.late })).toHaveAttribute('aria-busy', 'true');
    answer();
    await act(() => vi.advanceTimersByTimeAsync(100));
  } finally {
    vi.useRealTimers();
  }
});

it('a key does not save during the discard question', async () => {
  const [discard] = discards();
  await user.click(discard as HTMLElement);
  press('s');
  const question = screen.getByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Works');
  expect(write).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Name'), '!');
  press('s');
  await waitFor(() => expect(write).toHaveBeenCalledWith({ name: 'Works!' }));
});

it('shows a repeated reason once', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const errors = ['one', 'two'].map((field) => ({ field, key: 'phone', message: 'This is no phone number.' }));
  write.mockRejectedValue(new CallFailure(400, 'Refused', errors, null));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findAllByText('This is no phone number.')).toHaveLength(1);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
