import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReceivedList } from '@/components/quotation/received/received-list';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../../doubles';
import { show } from '../../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: Record<string, unknown>) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const t = english.purchaseCenter;
const user = userEvent.setup();
const row = {
  ...{
    id: 1,
    requestId: 11,
    title: { text: 'Slurry pumps', locale: 'en' },
    company: 'Rhône Pumps',
    state: 'submitted',
    priceQuantity: 1,
  },
  ...{ unitPrice: 880, currency: 'EUR', total: 17_600, deviations: null },
  ...{ submittedAt: '2026-11-01T08:00:00Z', validUntil: '2099-12-31T12:00:00Z' },
};
const answer = (items: object[], total = items.length) => call.mockResolvedValue({ items, total });
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

beforeEach(() => call.mockReset());

it('shows each quotation’s supplier, price and validity, with a link to its comparison', async () => {
  answer([row, { ...row, id: 2, company: 'Alpine Pumps', state: 'declined', total: null }]);
  show(<ReceivedList timeZone="UTC" />);
  const first = await rowOf(/Rhône/);
  expect(first).toHaveTextContent(/Slurry pumps.*Rhône Pumps.*€880.*€17,600.*1 Nov 2026, 08:00.*31 Dec 2099/);
  expect(first).toHaveTextContent(/days left/);
  expect(within(first).getByRole('link', { name: 'Slurry pumps' })).toHaveAttribute(
    'href',
    '/amember/purchase/11.html',
  );
  expect(within(first).getByRole('link', { name: /^Compare Slurry pumps Rhône Pumps/ })).toHaveAttribute(
    'href',
    '/amember/quotation/11.html',
  );
  const declined = await rowOf(/Alpine/);
  expect(declined).not.toHaveTextContent(/left|2099/);
  // On cards, text before a cell labels it.
  const named = (of: HTMLElement) =>
    [...of.querySelectorAll('[data-head]')].map((cell) => cell.getAttribute('data-head'));
  expect(named(first)).toEqual(expect.arrayContaining([t.received.total, t.received.valid]));
  expect(named(declined)).not.toContain(t.received.valid);
  expect(named(declined)).not.toContain(t.received.total);
});

it('shows whether it meets the requirements, its deviations and those accepted', async () => {
  const rows = [
    ['Rhône', { missed: 2, taken: 1 }],
    ['Alpine', { missed: 0, taken: 0 }],
    ['Baltic', null],
  ] as const;
  answer(rows.map(([name, deviations], index) => ({ ...row, id: index, company: `${name} Pumps`, deviations })));
  show(<ReceivedList timeZone="UTC" />);
  expect(await rowOf(/Rhône/)).toHaveTextContent(/2 deviations.*1 acceptable deviation/);
  expect(await rowOf(/Alpine/)).toHaveTextContent('Complies');
  expect(await rowOf(/Baltic/)).not.toHaveTextContent(/deviation|Complies/);
});

it('marks a title’s language if it is not the reader’s', async () => {
  answer([{ ...row, title: { text: 'مضخات', locale: 'ar' } }]);
  show(<ReceivedList timeZone="UTC" />);
  const title = within(await screen.findByRole('link', { name: 'مضخات' })).getByText('مضخات');
  expect(title).toHaveAttribute('lang', 'ar');
  expect(title).toHaveAttribute('dir', 'rtl');
});

it('links to the order sheet of an accepted quotation', async () => {
  answer([row, { ...row, id: 2, requestId: 12, company: 'Alpine Pumps', state: 'accepted' }]);
  show(<ReceivedList timeZone="UTC" />);
  const sheet = within(await rowOf(/Alpine/)).getByRole('link', { name: english.order.open });
  expect(sheet).toHaveAttribute('href', '/amember/order/12.html');
  expect(screen.getAllByRole('link', { name: english.order.open })).toHaveLength(1);
});

it('is paged', async () => {
  answer([row], 41);
  show(<ReceivedList timeZone="UTC" />);
  await user.click(await screen.findByRole('button', { name: english.center.later }));
  expect(call.mock.lastCall?.[1]).toMatchObject({ page: 2, pageSize: 20 });
});

it('says if it is empty, and can be reloaded after a failure', async () => {
  call.mockRejectedValueOnce(new CallFailure(0, '', [], null));
  show(<ReceivedList timeZone="UTC" />);
  answer([]);
  await user.click(await screen.findByRole('button', { name: english.center.retry }));
  expect(await screen.findByText(t.emptyQuotations)).toBeVisible();
  expect(screen.getByRole('link', { name: t.title })).toHaveAttribute('href', '/amember/purchase.html');
});
