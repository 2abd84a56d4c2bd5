import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { RequestList } from '@/components/quotation/center/request-list';
import { CallFailure } from '@/lib/platform/http/client';
import { href } from '@/lib/platform/routes/address';
import english from '@/messages/en.json';
import { replace } from '../../doubles';
import { flaws, show } from '../../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: Record<string, unknown>) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const t = english.quotationCenter;
const row = {
  ...{ id: 1, title: { text: 'Pompes centrifuges', locale: 'fr' }, categoryId: 5, countryCode: 'SN', quantity: 20 },
  ...{ unit: 'set', incoterm: 'CIF', publishedAt: '2026-11-01T00:00:00Z', validUntil: '2026-12-31T12:00:00Z' },
  ...{ placesLeft: 1, match: 'invited', kind: 'inquiry', following: false, answer: null, reason: null },
  ...{ quotationMax: 10, requirements: [] },
  cameAt: '2026-11-01T00:00:00Z',
};
const answered = { ...row, id: 2, match: 'other', kind: 'public', answer: { id: 9, state: 'submitted' } };
let visit: { since: string | null };
let answer: object;
const lastAsked = () => call.mock.calls.findLast(([path]) => path === '/api/purchase/match')?.[1];
const open = () =>
  show(
    <RequestList
      countries={[{ value: 'SN', label: 'Senegal' }]}
      categories={[{ value: '5', label: 'Pumps' }]}
      names={{ 5: 'Pumps' }}
    />,
  );

/** Rows of the table without its head. */
const bodyRows = async () => (await screen.findAllByRole('row')).slice(1);

beforeEach(() => {
  call.mockReset();
  visit = { since: null };
  answer = { items: [row, answered], total: 2, matching: 1 };
  call.mockImplementation(async (path) => (path === '/api/purchase/visit' ? visit : answer));
});

it('links to the quotation, and marks invited and answered requests', async () => {
  open();
  const quote = await screen.findByRole('link', { name: t.quote });
  expect(quote).toHaveAttribute('href', href('supplierPurchaseQuote', { id: 1 }));
  expect(screen.getByText(t.invited)).toBeVisible();
  expect(screen.getByText('2 requests')).toBeVisible();
  expect(screen.getAllByRole('cell', { name: '1 of 10' })).toHaveLength(2);
  expect(screen.getByRole('link', { name: t.open })).toHaveAttribute('href', href('supplierPurchaseQuote', { id: 2 }));
  expect(await flaws()).toEqual([]);
});

it('shows which of the supplier’s products a request fits, and its category', async () => {
  const matching = { ...row, id: 3, match: 'matching', reason: { product: 'SL-50', categoryId: 5 } };
  const named = { ...row, id: 4, match: 'matching', reason: { product: 'SL-70', categoryId: null } };
  answer = { items: [matching, named, answered], total: 3, matching: 2 };
  open();
  const [first, second, third] = await bodyRows();
  expect(first).toHaveTextContent('Your SL-50 · Pumps');
  expect(second).toHaveTextContent(/Your SL-70(?! ·)/);
  expect(third).not.toHaveTextContent('Your');
});

it('moves through its rows with J and K, opens the quotation with Q and follows with F', async () => {
  open();
  const [first, second] = await bodyRows();
  const linkOf = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('link', { name: /Pompes/ });
  await userEvent.keyboard('j');
  expect(linkOf(first)).toHaveFocus();
  await userEvent.keyboard('j');
  expect(linkOf(second)).toHaveFocus();
  await userEvent.keyboard('k');
  expect(linkOf(first)).toHaveFocus();
  const quote = vi.fn((event: Event) => event.preventDefault());
  within(first as HTMLElement)
    .getByRole('link', { name: t.quote })
    .addEventListener('click', quote);
  await userEvent.keyboard('q');
  expect(quote).toHaveBeenCalledOnce();
  await userEvent.keyboard('f');
  const follow = expect.objectContaining({ type: 'request', id: 1 });
  await waitFor(() => expect(call.mock.calls.map(([, input]) => input)).toContainEqual(follow));
  // A letter typed into a field is a letter.
  await userEvent.click(screen.getByLabelText(t.country));
  await userEvent.keyboard('j');
  expect(linkOf(first)).not.toHaveFocus();
});

it('reloads on each filter, and can clear all if nothing is left', async () => {
  open();
  await screen.findByText('2 requests');
  answer = { items: [], total: 0, matching: 0 };
  await userEvent.selectOptions(screen.getByLabelText(t.country), 'SN');
  await userEvent.selectOptions(screen.getByLabelText(t.answer), 'no');
  await userEvent.selectOptions(screen.getByLabelText(t.closing), 'Within 7 days');
  await userEvent.selectOptions(screen.getByLabelText(t.placesLeft), 'At least 3');
  await userEvent.click(screen.getByRole('checkbox', { name: t.onlyMatching }));
  await screen.findByText(t.noneFiltered);
  await waitFor(() =>
    expect(lastAsked()).toMatchObject({ country: 'SN', quoted: 'no', closing: 7, places: 3, matching: true, page: 1 }),
  );
  await userEvent.click(screen.getByRole('button', { name: t.clear }));
  await waitFor(() => expect(screen.getByLabelText(t.country)).toHaveValue(''));
  expect(screen.getByRole('checkbox', { name: t.onlyMatching })).not.toBeChecked();
});

it('marks nothing on the first visit', async () => {
  open();
  await screen.findByText('2 requests');
  expect(screen.queryByText(t.new)).not.toBeInTheDocument();
});

it('marks requests since the last visit, also after filtering', async () => {
  visit = { since: '2026-11-10T00:00:00Z' };
  answer = { items: [row, { ...answered, cameAt: '2026-11-10T00:00:01Z' }], total: 2, matching: 1 };
  open();
  expect(await screen.findByText(t.new)).toBeVisible();
  expect((await bodyRows())[1]).toContainElement(screen.getByText(t.new));
  await userEvent.selectOptions(screen.getByLabelText(t.closing), 'Within 30 days');
  expect(await screen.findByText(t.new)).toBeVisible();
  expect(call.mock.calls.filter(([path]) => path === '/api/purchase/visit')).toHaveLength(1);
});

it('reports a failure, and retries on request', async () => {
  let fails = true;
  call.mockImplementation(async (path) => {
    if (path === '/api/purchase/visit') return visit;
    if (fails) throw new CallFailure(500, 'No', [], null);
    return answer;
  });
  open();
  const retry = await screen.findByRole('button', { name: english.center.retry });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('2 requests')).toBeVisible();
});

it('collapses its filters behind a button on a phone, with the number selected', async () => {
  open();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: t.placesLeft }), '3');
  const button = screen.getByRole('button', { name: 'Filters (1)', expanded: false });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toContainElement(
    screen.getByRole('combobox', { name: t.placesLeft }),
  );
});
