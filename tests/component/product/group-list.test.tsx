import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { GroupList } from '@/components/product/center/group-list';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const groups = [
  { id: 3, name: 'Pumps', names: { en: 'Pumps' }, onHome: true, products: 2 },
  { id: 4, name: 'Valves', names: { en: 'Valves' }, onHome: true, products: 0 },
];
const user = userEvent.setup();
const show = async () => {
  const page = render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <GroupList draftName="group:1" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  await screen.findByText('Valves');
  return page;
};
const field = () => screen.getByRole('textbox', { name: /^Name \(English\)/ });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  call.mockReset();
  call.mockImplementation(async (path) => (path.endsWith('/list') ? groups : { id: 9 }));
});

it('focuses the form of a group, and afterwards the button that opened it', async () => {
  await show();
  await user.click(screen.getByRole('button', { name: 'New group' }));
  await waitFor(() => expect(field()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'New group' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Edit Valves' }));
  await waitFor(() => expect(field()).toHaveValue('Valves'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Edit Valves' })).toHaveFocus();
});

it('reports at the field that another group has the name', async () => {
  await show();
  const message = 'Name is duplicated, please revise';
  await user.click(screen.getByRole('button', { name: 'New group' }));
  call.mockRejectedValueOnce(new CallFailure(400, '', [{ field: 'names.en', key: 'nameDuplicated', message }], null));
  await user.type(field(), 'Pumps');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(message));
  await waitFor(() => expect(field()).toHaveFocus());
});

it('names the group to delete, and stays busy until done', async () => {
  await show();
  await user.click(screen.getByRole('button', { name: 'Delete Valves' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('Valves')).toBeVisible();
  let finish = () => {};
  call.mockImplementationOnce(() => new Promise((done) => (finish = () => done(null))));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  const button = question.getByRole('button', { name: 'Delete' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(call.mock.calls.filter(([path]) => path.endsWith('delete'))).toHaveLength(1);
  finish();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('keeps unsaved names, of a new group and of an existing one', async () => {
  const first = await show();
  await user.click(screen.getByRole('button', { name: 'New group' }));
  await user.type(field(), 'Compressors');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Valves' }));
  await user.type(field(), ' of steel');
  first.unmount();
  await show();
  await user.click(screen.getByRole('button', { name: 'New group' }));
  expect(field()).toHaveValue('Compressors');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'New group' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'New group' }));
  expect(field()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Edit Valves' }));
  expect(field()).toHaveValue('Valves of steel');
  expect(screen.getByText(/have been restored/)).toBeVisible();
});
