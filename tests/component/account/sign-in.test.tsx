import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { SignInAccount } from '@/components/account/sign-in-account';
import { CallFailure, type call } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const { solveCaptcha } = vi.hoisted(() => ({ solveCaptcha: vi.fn() }));
const called = vi.fn<typeof call>();
replace('@/lib/platform/http/client', { call: called });
replace('@/lib/account/captcha/client', { solveCaptcha });
const entered = vi.fn();
const user = userEvent.setup();
const t = english.accountPage;
let refused: CallFailure | null = null;
let questions = 0;
const idOf = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const tries = () => called.mock.calls.flatMap(([path, input]) => (path === '/api/sign_in' ? [input] : []));
const press = () => user.click(screen.getByRole('button', { name: t.signIn.submit }));
const picture = () => screen.queryByRole('textbox', { name: english.form.captcha.label });

beforeEach(async () => {
  called.mockReset();
  entered.mockReset();
  solveCaptcha.mockReset();
  solveCaptcha.mockResolvedValue(7);
  refused = null;
  questions = 0;
  called.mockImplementation(async (path) => {
    if (path === '/api/captcha') return { id: idOf(++questions), image: 'data:,', challenge: 'x', most: 9 };
    if (refused) throw refused;
    return null;
  });
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <SignInAccount kind="purchaser" onEntered={entered} />
    </NextIntlClientProvider>,
  );
  await user.type(screen.getByLabelText(t.signIn.name), 'karl');
  await user.type(screen.getByLabelText(t.password, { selector: 'input' }), 'a long password');
});

it('solves the captcha automatically, once per attempt', async () => {
  expect(picture()).toBeNull();
  refused = new CallFailure(400, '', [{ field: 'password', key: 'signIn', message: 'Wrong' }], null);
  await press();
  await waitFor(() => expect(tries()).toMatchObject([{ captcha: { id: idOf(1), proof: 7 } }]));
  expect(picture()).toBeNull();
  refused = null;
  await press();
  await waitFor(() => expect(entered).toHaveBeenCalledOnce());
  expect(tries()[1]).toMatchObject({ username: 'karl', captcha: { id: idOf(2), proof: 7 } });
});

it('falls back to the picture where the browser cannot solve it', async () => {
  solveCaptcha.mockRejectedValue(new Error('slow'));
  await press();
  await waitFor(() => expect(picture()).toBeVisible());
  expect(screen.getByText(english.validation.captchaRequired)).toBeVisible();
  expect(tries()).toEqual([]);
  await press();
  expect(tries()).toEqual([]);
  await user.type(picture() as HTMLElement, 'ABCD');
  await press();
  await waitFor(() => expect(entered).toHaveBeenCalledOnce());
  expect(tries()).toMatchObject([{ captcha: { answer: 'ABCD' } }]);
});

it('falls back to the picture after a refused answer', async () => {
  refused = new CallFailure(400, '', [{ field: 'captcha', key: 'captcha', message: 'Wrong' }], null);
  await press();
  await waitFor(() => expect(picture()).toBeVisible());
  expect(entered).not.toHaveBeenCalled();
});
