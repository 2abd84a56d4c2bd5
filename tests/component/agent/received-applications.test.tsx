import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReceivedApplications } from '@/components/agent/application/received-applications';
import { AccountZone } from '@/components/form/account-zone';
import { ToastRegion } from '@/components/form/toast';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const words = english.agentApplication;
const user = userEvent.setup();
const inputsOf = (path: string) => call.mock.calls.filter(([given]) => given === path).map(([, input]) => input);
const application = {
  id: 4,
  offerId: 2,
  state: 'submitted',
  slogan: { text: 'Pumps for Africa', locale: 'en' },
  countries: ['KE'],
  message: 'We sell pumps.',
  position: '',
  createdAt: '2026-11-01T08:00:00.000Z',
  declineKey: null,
  answer: '',
  answeredAt: null,
  territories: [],
  name: 'Awa Ndiaye',
  locale: 'en',
  contact: { phone: null, email: null },
  taken: [],
};
const declined = {
  ...application,
  state: 'declined',
  declineKey: 'volume',
  answer: 'Ten a year',
  answeredAt: '2026-11-02T08:00:00.000Z',
};
const show = (item: object) => {
  call.mockImplementation(async (path) =>
    path === '/api/agent/application/received' ? { items: [item], total: 1, waiting: 1 } : null,
  );
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AccountZone timeZone="UTC">
          <ReceivedApplications names={{ KE: 'Kenya' }} />
        </AccountZone>
        <ToastRegion />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
};

beforeEach(() => call.mockReset());

it('declines an application with a usual reason, or another one with words', async () => {
  show(application);
  await user.click(await screen.findByRole('button', { name: words.decline }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline Awa Ndiaye’s application' });
  await user.click(within(dialog).getByRole('radio', { name: english.form.reason.other }));
  await user.click(within(dialog).getByRole('button', { name: words.decline }));
  expect(within(dialog).getByText(english.form.reason.missing)).toBeInTheDocument();
  expect(inputsOf('/api/agent/application/decline')).toEqual([]);
  await user.click(within(dialog).getByRole('radio', { name: words.declineReason.volume }));
  await user.click(within(dialog).getByRole('button', { name: words.decline }));
  await waitFor(() =>
    expect(inputsOf('/api/agent/application/decline')).toEqual([{ id: 4, key: 'volume', reason: '' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows why an application was declined: usual reason and words', async () => {
  show(declined);
  expect(await screen.findByText(words.declineReason.volume)).toBeVisible();
  expect(screen.getByText('Ten a year')).toBeVisible();
});
