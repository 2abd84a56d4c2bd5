import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import type { AccountPart } from '@/components/account/center/part';
import { AccountPartView } from '@/components/account/center/parts';
import type { PurchaserInfo } from '@/lib/account/schema';
import type { MemberActor } from '@/lib/platform/auth/actor';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

replace('next/navigation', { useRouter: () => ({ refresh: () => undefined }) });
const more = { createdAt: '2026-01-01T00:00:00Z', timeZone: 'UTC', locale: 'en', name: 'Karl', position: '' };
const info = {
  ...more,
  email: 'karl@pump.example',
  phone: '+4930123456',
  hasPassword: true,
} as unknown as PurchaserInfo;
const show = (emailConfirmed: boolean, part: AccountPart = 'email') =>
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <AccountPartView
        part={part}
        actor={{ kind: 'purchaser' } as MemberActor}
        info={{ ...info, emailConfirmed }}
        countries={[]}
        zones={[]}
      />
    </NextIntlClientProvider>,
  );

it('shows the confirmed address, and offers to confirm an unconfirmed one', () => {
  const { unmount } = show(true);
  expect(screen.getByText(/karl@pump\.example.*is confirmed\./)).toBeVisible();
  expect(screen.queryByRole('heading', { name: messages.accountCenter.confirmEmail })).toBeNull();
  unmount();
  show(false);
  expect(screen.queryByText(/is confirmed\./)).toBeNull();
  expect(screen.getByRole('heading', { name: messages.accountCenter.confirmEmail })).toBeVisible();
});

it('puts the button that sends a code between the new address and the code boxes', () => {
  show(true);
  const order = [
    screen.getByLabelText(new RegExp(`^${messages.accountCenter.newEmail}`)),
    screen.getByRole('button', { name: messages.form.code.send }),
    screen.getByLabelText(new RegExp(`^${messages.accountCenter.emailCode}`)),
  ];
  const sorted = order.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  expect(sorted).toEqual(order);
});

it('marks a confirmed address among the facts of the account', () => {
  const { unmount } = show(true, 'info');
  expect(screen.getByText('karl@pump.example').closest('dd')).toHaveTextContent('Confirmed');
  unmount();
  show(false, 'info');
  expect(screen.getByText('karl@pump.example').closest('dd')).toHaveTextContent(/^karl@pump.example$/);
});
