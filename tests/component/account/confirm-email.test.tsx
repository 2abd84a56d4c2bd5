import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { ConfirmEmailForm } from '@/components/account/confirm-email-form';
import type { ConfirmLink } from '@/lib/account/change/queries';
import { CallFailure } from '@/lib/platform/http/client';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const texts = messages.accountPage.confirmEmail;
const doneText = 'Thank you. \u2066li@buyer.example\u2069 is confirmed.';
const own = { kind: 'purchaser', email: 'li@buyer.example', confirmed: false } as const;
const show = (link: ConfirmLink | null) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <ConfirmEmailForm token="7.1.x" link={link} />
    </NextIntlClientProvider>,
  );
const press = () => userEvent.click(screen.getByRole('button', { name: texts.confirm }));
beforeEach(() => call.mockReset());

it('confirms a link’s address on a click, not by being opened', async () => {
  call.mockResolvedValue(null);
  show(own);
  expect(call).not.toHaveBeenCalled();
  expect(screen.getByText('li@buyer.example')).toBeVisible();
  await press();
  expect(await screen.findByText(doneText)).toBeVisible();
  expect(call.mock.calls.map(([path, input]) => [path, input])).toEqual([
    ['/api/account/email/link', { token: '7.1.x' }],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('explains a used or expired link, and can be retried after a failure', async () => {
  call.mockRejectedValueOnce(new CallFailure(0, '', [], null));
  call.mockRejectedValueOnce(new CallFailure(400, '', [{ field: 'token', key: 'unknown', message: 'x' }], null));
  show(own);
  await press();
  expect(await screen.findByText(messages.form.offline)).toBeVisible();
  await press();
  expect(await screen.findByText(texts.unknown)).toBeVisible();
});

it('has no button for an invalid link', () => {
  show(null);
  expect(screen.getByText(texts.unknown)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('leads to the user’s own area, or to both if unknown', () => {
  const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent);
  const { unmount } = show(own);
  expect(linkNames()).toEqual([messages.accountPage.toPurchaserCenter]);
  unmount();
  show(null);
  expect(linkNames()).toEqual([messages.accountPage.toSupplierCenter, messages.accountPage.toPurchaserCenter]);
});

it('says that the address is confirmed when its link is opened again', () => {
  show({ ...own, confirmed: true });
  expect(screen.getByText(doneText)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
