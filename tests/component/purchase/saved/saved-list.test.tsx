import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { SavedList } from '@/components/purchase/saved/saved-list';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../../doubles';
import { flaws, show } from '../../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const t = english.quotationCenter.saved;
const prefill = { words: 'slurry pump', country: 'SN', categoryId: 5, incoterm: 'CIF' } as const;
const open = (begun: typeof prefill | null) =>
  show(
    <SavedList
      accountId={3}
      countries={[{ value: 'SN', label: 'Senegal' }]}
      categories={[{ value: '5', label: 'Machines › Pumps' }]}
      prefill={begun}
    />,
  );
const saved = () => call.mock.calls.filter(([path]) => path === '/api/purchase/saved/save').map(([, input]) => input);

beforeEach(() => {
  history.replaceState(null, '', '/companycenter/purchase/saved.html?words=slurry+pump');
  call.mockReset();
  call.mockImplementation(async (path) => (path.endsWith('/list') ? { items: [] } : { id: 1 }));
});

it('opens with the search to save, saves it, and does not ask again', async () => {
  open(prefill);
  const dialog = await screen.findByRole('dialog', { name: t.add });
  expect(within(dialog).getByLabelText(new RegExp(`^${t.name}`))).toHaveValue('slurry pump');
  expect(within(dialog).getByLabelText(new RegExp(`^${english.quotationCenter.category}`))).toHaveValue('5');
  expect(await flaws()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: t.keep }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(saved()).toEqual([{ id: null, search: { ...prefill, name: 'slurry pump' } }]);
  expect(location.search).toBe('');
  await userEvent.click(screen.getByRole('button', { name: t.add }));
  const next = await screen.findByRole('dialog', { name: t.add });
  expect(within(next).getByLabelText(new RegExp(`^${t.name}`))).toHaveValue('');
});

it('keeps the input if the server refuses it', async () => {
  open(prefill);
  const dialog = await screen.findByRole('dialog', { name: t.add });
  call.mockRejectedValue(new CallFailure(409, 'You keep twenty already', [], null));
  await userEvent.type(within(dialog).getByLabelText(new RegExp(`^${t.name}`)), ' for Dakar');
  await userEvent.click(within(dialog).getByRole('button', { name: t.keep }));
  expect(await within(dialog).findByText('You keep twenty already')).toBeVisible();
  expect(within(dialog).getByLabelText(new RegExp(`^${t.name}`))).toHaveValue('slurry pump for Dakar');
});

it('opens nothing without a query', async () => {
  open(null);
  expect(await screen.findByText(t.none)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the waiting time if requested too often', async () => {
  call.mockRejectedValue(new CallFailure(429, 'Please wait 40 seconds', [], 40));
  open(null);
  expect(await screen.findByText(/Please wait 40 seconds/)).toBeVisible();
  expect(screen.getByRole('button', { name: english.center.retry })).toBeEnabled();
});
