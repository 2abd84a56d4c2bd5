import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { OwnQuotations } from '@/components/quotation/center/own-quotations';
import { CallFailure } from '@/lib/platform/http/client';
import { href } from '@/lib/platform/routes/address';
import english from '@/messages/en.json';
import { replace } from '../../doubles';
import { show } from '../../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: Record<string, unknown>) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const t = english.quotationCenter;
const { quotationState, declineReason } = english.trade;
const user = userEvent.setup();
const row = {
  ...{ id: 1, requestId: 11, title: { text: 'Slurry pumps', locale: 'en' }, state: 'submitted' },
  ...{ unitPrice: 880, currency: 'EUR', quantity: 20, unit: 'set', total: 17_600 },
  ...{ submittedAt: '2026-11-01T08:00:00Z', validUntil: '2026-12-31T12:00:00Z', round: null, decline: null },
};
const declined = {
  ...{ ...row, id: 2, requestId: 12, title: { text: 'Mixers', locale: 'en' }, state: 'declined' },
  decline: { key: 'delivery', text: 'Erst im Mai' },
};
const answer = (items: object[]) => call.mockResolvedValue({ items, total: items.length });

beforeEach(() => call.mockReset());

it('shows each quotation’s state with a link to its request', async () => {
  answer([{ ...row, round: { until: '2026-12-01T12:00:00Z', text: '', open: true } }, declined]);
  show(<OwnQuotations />);
  const [first, second] = [
    await screen.findByRole('row', { name: /Slurry pumps/ }),
    screen.getByRole('row', { name: /Mixers/ }),
  ];
  expect(within(first).getByRole('link')).toHaveAttribute('href', href('supplierPurchaseQuote', { id: 11 }));
  expect(within(first).getByText(quotationState.submitted)).toBeVisible();
  expect(within(first).getByText(/^Better offer requested by/)).toBeVisible();
  expect(first).toHaveTextContent(/20 sets.*€880.*€17,600/);
  expect(within(second).getByText(quotationState.declined)).toBeVisible();
  expect(within(second).getByText(declineReason.delivery)).toBeVisible();
  expect(within(second).getByText('Erst im Mai')).toBeVisible();
});

it('does not mention an answered request for a better offer', async () => {
  answer([{ ...row, round: { until: '2099-12-01T12:00:00Z', text: '', open: false } }]);
  show(<OwnQuotations />);
  expect(await screen.findByRole('row', { name: /Slurry pumps/ })).not.toHaveTextContent('Better offer requested');
});

it('filters by state, and distinguishes an empty state from an empty list', async () => {
  answer([]);
  show(<OwnQuotations />);
  expect(await screen.findByText(t.noQuotations)).toBeVisible();
  expect(screen.getByRole('link', { name: t.toRequests })).toHaveAttribute('href', href('supplierPurchase'));
  await user.selectOptions(screen.getByLabelText(t.state), 'accepted');
  expect(await screen.findByText(t.noneInState)).toBeVisible();
  expect(call.mock.lastCall?.[1]).toMatchObject({ states: ['accepted'], page: 1 });
});

it('offers to retry if the list failed to load', async () => {
  call.mockRejectedValue(new CallFailure(500, 'Broken', [], null));
  show(<OwnQuotations />);
  const again = await screen.findByRole('button', { name: english.center.retry });
  expect(screen.queryByText(t.noQuotations)).toBeNull();
  answer([row]);
  await user.click(again);
  expect(await screen.findByRole('row', { name: /Slurry pumps/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: english.center.retry })).toBeNull());
});
