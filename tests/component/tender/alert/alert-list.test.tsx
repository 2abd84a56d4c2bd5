import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { AlertList } from '@/components/tender/alert/alert-list';
import { config } from '@/lib/platform/config';
import { CallFailure } from '@/lib/platform/http/client';
import type { AlertPrefill } from '@/lib/tender/alert/prefill';
import { type AlertMatch, alertStateCall, type TenderAlert } from '@/lib/tender/alert/schema';
import english from '@/messages/en.json';
import { replace } from '../../doubles';
import { flaws, show } from '../../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const t = english.tenderAlert;
const choices = {
  categories: [
    { value: '4', label: 'Energy', top: true },
    { value: '5', label: 'Mining', top: true },
    { value: '41', label: 'Energy › Pumps', top: false },
  ],
  continents: [{ slug: 'africa', label: 'Africa', countries: [{ code: 'KE', name: 'Kenya' }] }],
  currencies: [{ value: 'USD', label: 'USD' }],
};
const match = (id: number): AlertMatch => ({
  id,
  title: { text: `Pumps ${id}`, locale: 'en' },
  about: null,
  buyer: 'Water Board',
  country: { code: 'KE', name: 'Kenya' },
  deadlineAt: '2027-03-20T09:00:00Z',
  deadlineOffset: 180,
  budget: { min: null, max: 250_000_000, currency: 'USD' },
  reason: { country: 'Kenya', sectors: [], words: ['pump'], way: null, category: null, value: false, days: 25 },
});
const alert: TenderAlert = {
  ...{ id: 7, state: 'active', name: 'Pumps for Kenya', words: 'pump, valve', countries: ['KE'], categoryIds: [4] },
  ...{ way: null, category: 'materials', valueMin: 1_000_000, valueMax: null, currency: 'USD', unstated: true },
  ...{ closingDays: 14, open: 5, matches: [1, 2, 3, 4, 5].map(match) },
};
let items: TenderAlert[] = [];
const open = (prefill: AlertPrefill | null = null) =>
  show(<AlertList accountId={3} kind="purchaser" choices={choices} prefill={prefill} />);
const sent = (path: string) => call.mock.calls.filter(([one]) => one === path).map(([, input]) => input);

beforeEach(() => {
  history.replaceState(null, '', '/amember/tenderAlert.html?words=pump');
  items = [alert];
  call.mockReset();
  call.mockImplementation(async (path) =>
    path.endsWith('/list') ? { items } : path.endsWith('/save') ? { id: 1 } : null,
  );
});

it('shows each alert with its filters, open tenders and the newest of them with the reason', async () => {
  open();
  expect(await screen.findByRole('heading', { name: /Pumps for Kenya/ })).toHaveTextContent('5 open');
  for (const fact of ['pump, valve', 'Energy', 'Goods', 'From US$1,000,000', 'At least 14 days left'])
    expect(
      screen.getByText(
        (_, node) => node?.tagName === 'BDI' && node.textContent?.replace(/[\u2066\u2069]/g, '') === fact,
      ),
    ).toBeVisible();
  const list = screen.getByRole('list', { name: /Newest matches for “Pumps for Kenya”/ });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(within(list).getByRole('link', { name: 'Pumps 1' })).toHaveAttribute('href', '/tender/1.html');
  expect(within(list).getAllByText('Country: Kenya · Word: pump · Closes in 25 days')[0]).toBeVisible();
  expect(within(list).getAllByText('Deadline: 20 Mar 2027')[0]).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  expect(await flaws()).toEqual([]);
});

it('opens with the search to save, saves it in the language of the page, and does not ask again', async () => {
  items = [];
  const prefill = {
    words: 'slurry pump',
    countries: ['KE'],
    continent: null,
    categoryIds: [41],
    way: null,
    category: null,
  };
  open(prefill);
  const dialog = await screen.findByRole('dialog', { name: t.add });
  expect(within(dialog).getByLabelText(new RegExp(`^${t.name}`))).toHaveValue('slurry pump');
  expect(within(dialog).getByRole('checkbox', { name: 'Energy › Pumps' })).toBeChecked();
  expect(await flaws()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Mining' }));
  await userEvent.type(within(dialog).getByLabelText(new RegExp(`^${t.closingDays}`)), '14');
  await userEvent.click(within(dialog).getByRole('button', { name: t.keep }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('/api/tender/alert/save')).toMatchObject([
    { id: null, siteId: 5, alert: { words: 'slurry pump', countries: ['KE'], categoryIds: [41, 5], closingDays: 14 } },
  ]);
  expect(location.search).toBe('');
});

it('keeps the input if the server refuses it', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: t.add }));
  const dialog = await screen.findByRole('dialog', { name: t.add });
  await userEvent.type(within(dialog).getByLabelText(new RegExp(`^${t.name}`)), 'Valves');
  await userEvent.click(within(dialog).getByRole('button', { name: t.keep }));
  expect(await within(dialog).findAllByText(english.validation.savedEmpty)).not.toHaveLength(0);
  call.mockRejectedValue(new CallFailure(409, 'You keep twenty already', [], null));
  await userEvent.type(within(dialog).getByLabelText(new RegExp(`^${t.words}`)), 'valve');
  await userEvent.click(within(dialog).getByRole('button', { name: t.keep }));
  expect(await within(dialog).findByText('You keep twenty already')).toBeVisible();
  expect(within(dialog).getByLabelText(new RegExp(`^${t.words}`))).toHaveValue('valve');
});

it('pauses and deletes an alert, and undoes the deletion', async () => {
  call.mockImplementation(async (path, input) => {
    if (path.endsWith('/list')) return { items };
    const { state } = alertStateCall.input.parse(input);
    items = state === 'deleted' ? [] : [{ ...alert, state }];
    return null;
  });
  open();
  const choose = async (name: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More for “Pumps for Kenya”' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose(t.pause);
  expect(await screen.findByText(t.pausedDone)).toBeVisible();
  expect(await screen.findByText(t.paused)).toBeVisible();
  await choose(t.delete);
  expect(await screen.findByText(t.none)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: t.undo }));
  await waitFor(() =>
    expect(sent('/api/tender/alert/state')).toEqual([
      { id: 7, state: 'paused' },
      { id: 7, state: 'deleted' },
      { id: 7, state: 'paused' },
    ]),
  );
});

it('says that there is nothing yet, and that there can be no more', async () => {
  items = [];
  const { unmount } = open();
  expect(await screen.findByText(t.none)).toBeVisible();
  unmount();
  items = Array.from({ length: config.account.tenderAlerts }, (_, id) => ({ ...alert, id, matches: [], open: 0 }));
  open();
  expect(await screen.findByText('You can keep up to 20 alerts.')).toBeVisible();
  expect(screen.getByRole('button', { name: t.add })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getAllByText(t.noMatch)).toHaveLength(20);
});

it('shows a failure, and tries again', async () => {
  call.mockRejectedValueOnce(new CallFailure(429, 'Please wait 40 seconds', [], 40));
  open();
  expect(await screen.findByText(/Please wait 40 seconds/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: english.center.retry }));
  expect(await screen.findByRole('heading', { name: /Pumps for Kenya/ })).toBeVisible();
});
