import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConfirmEmailForm } from '@/components/account/confirm-email-form';
import { CallFailure } from '@/lib/http/client';
import messages from '@/messages/en.json';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call }));

const texts = messages.accountPage.confirmEmail;
const show = (token: string | null) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ConfirmEmailForm token={token} />
    </NextIntlClientProvider>,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: texts.confirm }));
beforeEach(() => call.mockReset());

it('confirms the address of a link when asked to, not by being opened', async () => {
  call.mockResolvedValue(null);
  show('7.1.x');
  expect(call).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByText(texts.done)).toBeVisible();
  expect(call.mock.calls.map(([path, input]) => [path, input])).toEqual([
    ['/api/account/email/link', { token: '7.1.x' }],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says what to do with a link that is used or too old, and may be tried again after a failure', async () => {
  call.mockRejectedValueOnce(new CallFailure(0, '', [], null));
  call.mockRejectedValueOnce(new CallFailure(400, '', [{ field: 'token', key: 'unknown', message: 'x' }], null));
  show('7.1.x');
  await press();
  expect(await screen.findByText(messages.form.offline)).toBeVisible();
  await press();
  expect(await screen.findByText(texts.unknown)).toBeVisible();
});

it('offers no button for what is no link of ours', () => {
  show(null);
  expect(screen.getByText(texts.unknown)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
