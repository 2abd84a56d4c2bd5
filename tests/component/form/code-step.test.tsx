import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { countryOfNumber } from '@/components/account/country-of-number';
import { RegisterPhone } from '@/components/account/register-phone';
import { CallFailure, type call } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const called = vi.fn<typeof call>();
replace('@/lib/platform/http/client', { call: called });
replace('@/lib/account/captcha/client', { solveCaptcha: async () => 1 });
const countries = [
  { code: 'CA', name: 'Canada', digits: '1' },
  { code: 'US', name: 'United States', digits: '1' },
  { code: 'SA', name: 'Saudi Arabia', digits: '966' },
  { code: 'AE', name: 'United Arab Emirates', digits: '971' },
];
const done = vi.fn();
let wrong = false;
const proofs = () => called.mock.calls.filter(([path]) => path === '/api/register/phone');

beforeEach(() => {
  sessionStorage.clear();
  called.mockReset();
  done.mockReset();
  wrong = false;
  called.mockImplementation(async (path) => {
    if (path === '/api/captcha') return { id: 'x', image: '', challenge: '', most: 1 };
    if (path === '/api/code/send') return { resend: 60 };
    if (wrong) throw new CallFailure(400, '', [{ field: 'code', key: 'code', message: english.validation.code }], null);
    return { ticket: 'ticket' };
  });
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <RegisterPhone kind="supplier" countries={countries} onDone={done} />
    </NextIntlClientProvider>,
  );
});

const next = () => screen.queryByRole('button', { name: english.accountPage.next });
const send = () => screen.getByRole('button', { name: english.form.code.send });
const code = () => screen.getByLabelText(english.accountPage.code);
const ask = async () => {
  await userEvent.type(screen.getByLabelText(english.accountPage.phone), '2025550123');
  await userEvent.click(send());
  await screen.findByText(english.done.codeSent);
};

it('makes requesting a code the only step until there is one', async () => {
  expect(next()).toBeNull();
  expect(send()).toHaveClass('bg-accent');
  expect(screen.queryByLabelText(english.accountPage.code)).toBeNull();
  expect(screen.queryByText(english.accountPage.codeHelp)).toBeNull();
  await ask();
  await waitFor(() => expect(code()).toHaveFocus());
  expect(screen.getByText(english.accountPage.codeHelp)).toBeVisible();
  expect(next()).toBeVisible();
  expect(screen.getByText(english.accountPage.register.phoneLeadSupplier)).toBeVisible();
});

it('also shows the boxes for a code sent shortly before a reload', async () => {
  called.mockImplementation(async (path) => {
    if (path === '/api/captcha') return { id: 'x', image: '', challenge: '', most: 1 };
    throw new CallFailure(429, 'Please wait', [], 30);
  });
  await userEvent.type(screen.getByLabelText(english.accountPage.phone), '2025550123');
  await userEvent.click(send());
  await waitFor(() => expect(code()).toHaveFocus());
});

it('submits on the sixth digit, once', async () => {
  await ask();
  await userEvent.type(code(), '12345');
  expect(proofs()).toEqual([]);
  await userEvent.type(code(), '6');
  await waitFor(() => expect(done).toHaveBeenCalledWith('ticket', '2025550123'));
  expect(proofs()).toHaveLength(1);
});

it('reports a wrong code, and no longer that it was sent', async () => {
  await ask();
  wrong = true;
  await userEvent.type(code(), '123456');
  expect(await screen.findByText(english.validation.code)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(english.done.codeSent)).toBeNull());
  expect(done).not.toHaveBeenCalled();
});

it('submits a refused code only once changed, and says so', async () => {
  await ask();
  wrong = true;
  await userEvent.type(code(), '123456');
  expect(await screen.findByText(english.validation.code)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: english.accountPage.next }));
  expect(await screen.findByText(english.validation.code)).toBeVisible();
  expect(proofs()).toHaveLength(1);
  wrong = false;
  await userEvent.type(code(), '{Backspace}7');
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(proofs()).toHaveLength(2);
});

it.each([
  ['+966 50 123 4567', 'AE', 'SA'],
  ['+1 202 555 0123', 'US', 'US'],
  ['+1 202 555 0123', 'AE', 'US'],
  ['202 555 0123', 'AE', 'AE'],
  ['+999 1', 'AE', 'AE'],
])('recognises %s as a number of its own country', (phone, home, country) => {
  expect(countryOfNumber(countries, phone, home)).toBe(country);
});
