import { createHash } from 'node:crypto';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PhoneCodeButton } from '@/components/account/phone-code-button';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { signInPhoneCall } from '@/lib/account/sign-in/schema';
import { CallFailure, type call } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const called = vi.fn<typeof call>();
replace('@/lib/platform/http/client', { call: called });

function Page() {
  const form = useZodForm(signInPhoneCall.input, { kind: 'supplier', phone: '', code: '' });
  return (
    <Form form={form} onSubmit={async () => {}}>
      <TextField name="phone" label="Phone" />
      <PhoneCodeButton kind="supplier" purpose="signIn" onSent={() => undefined} />
      <CodeField name="code" label="SMS code" />
    </Form>
  );
}

let questions = 0;
let answers: unknown[] = [];
let refusals: CallFailure[] = [];
const refused = (field: string, message: string) =>
  new CallFailure(400, message, [{ field, key: 'code', message }], null);

beforeEach(() => {
  [questions, answers, refusals] = [0, [], []];
  called.mockImplementation(async (path, input) => {
    if (path === '/api/captcha') {
      const id = `question ${++questions}`;
      const challenge = createHash('sha256').update(`${id}:42`).digest('hex');
      return { id, image: 'data:image/png;base64,', challenge, most: 500 };
    }
    answers.push(input);
    const failure = refusals.shift();
    if (failure) throw failure;
    return { resend: 60 };
  });
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <Page />
    </NextIntlClientProvider>,
  );
});
afterEach(() => vi.restoreAllMocks());

const { send } = english.form.code;
const press = () => userEvent.click(screen.getByRole('button', { name: send }));
const phone = () => screen.getByLabelText('Phone');
const picture = () => screen.queryByLabelText(english.form.captcha.label);

it('solves the captcha in the background and sends', async () => {
  await press();
  expect(await screen.findByText(english.validation.phoneRequired)).toBeVisible();
  expect(questions).toBe(0);
  await userEvent.type(phone(), '+1 202 555 0123');
  await press();
  expect(await screen.findByText(english.done.codeSent)).toBeVisible();
  expect(answers).toMatchObject([
    { purpose: 'signIn', phone: '+1 202 555 0123', captcha: { id: 'question 1', proof: 42 } },
  ]);
  expect(picture()).toBeNull();
});

it('falls back to the picture where the browser cannot solve it, with a new one per attempt', async () => {
  vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new Error('no secure context'));
  await userEvent.type(phone(), '+1 202 555 0123');
  await press();
  await screen.findByLabelText(english.form.captcha.label);
  expect(answers).toEqual([]);
  await press();
  expect(await screen.findByText(english.validation.captchaRequired)).toBeVisible();
  refusals = [refused('phone', 'not this phone')];
  await userEvent.type(picture() as HTMLElement, 'ACEFH');
  await press();
  expect(await screen.findByText('not this phone')).toBeVisible();
  await waitFor(() => expect(picture()).toHaveValue(''));
  expect(phone()).toHaveValue('+1 202 555 0123');
  await userEvent.type(picture() as HTMLElement, 'KLMNP');
  await press();
  expect(await screen.findByText(english.done.codeSent)).toBeVisible();
  expect(answers).toMatchObject([
    { captcha: { id: 'question 2', answer: 'ACEFH' } },
    { captcha: { id: 'question 3', answer: 'KLMNP' } },
  ]);
});

it('falls back to the picture after its own answer was refused', async () => {
  refusals = [refused('captcha', english.validation.code)];
  await userEvent.type(phone(), '+1 202 555 0123');
  await press();
  expect(await screen.findByText(english.validation.code)).toBeVisible();
  expect(picture()).toBeVisible();
});
