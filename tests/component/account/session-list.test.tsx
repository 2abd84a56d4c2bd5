import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { SessionList } from '@/components/account/center/session-list';
import { ToastRegion } from '@/components/form/toast';
import english from '@/messages/en.json';

const { callContract } = vi.hoisted(() => ({ callContract: vi.fn() }));
vi.mock('@/lib/platform/http/call-contract', () => ({ callContract }));
const session = (id: number) => ({
  ...{ id, current: id === 1, userAgent: '', address: `192.0.2.${id}`, seenAt: '2026-11-22T09:00:00.000Z' },
});

it('says on how many devices the account was signed out', async () => {
  const user = userEvent.setup();
  callContract.mockImplementation(async ({ path }) => (path.endsWith('/revoke') ? null : [1, 2, 3].map(session)));
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <SessionList kind="purchaser" timeZone="UTC" />
        <ToastRegion />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  await user.click(await screen.findByRole('button', { name: english.accountCenter.endOthers }));
  expect(await screen.findByText('Signed out on 2 devices')).toBeInTheDocument();
  const [one] = screen.getAllByRole('button', { name: /^Sign out: / });
  await user.click(one as HTMLElement);
  expect(await screen.findByText('Signed out on 1 device')).toBeInTheDocument();
});
