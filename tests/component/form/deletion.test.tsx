import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { ToastRegion } from '@/components/form/toast';
import { useDeletion } from '@/components/form/use-deletion';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object, options: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {node}
      <ToastRegion />
    </NextIntlClientProvider>,
  );

beforeAll(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const batch = '0d1f4c36-1111-4111-8111-0d1f4c361111';
const onUndone = vi.fn();
function Undoable() {
  const { dialog, remove } = useDeletion();
  const work = async () => ({ batch, milliseconds: 10_000 });
  return (
    <>
      <button type="button" onClick={() => void remove(work, { names: ['Slurry pump'], shown: false, onUndone })}>
        Let it go
      </button>
      {dialog}
    </>
  );
}

it('a deletion can be undone, names the deleted item, and reports if it is too late', async () => {
  call.mockResolvedValueOnce(null);
  show(<Undoable />);
  const remove = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Let it go' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  };
  await userEvent.click(screen.getByRole('button', { name: 'Let it go' }));
  expect(screen.getByText(/Buyers can’t see it/)).toBeVisible();
  expect(screen.getByText('You can undo this for 10 seconds.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^Deletion successful: .*Slurry pump/)).toBeVisible();
  screen.getByRole('button', { name: 'Undo' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/^Restored: .*Slurry pump/)).toBeVisible();
  expect(call).toHaveBeenCalledWith('/api/deletion/undo', { batch }, expect.anything());
  expect(onUndone).toHaveBeenCalledOnce();
  call.mockRejectedValueOnce(new CallFailure(409, 'Too late', [], null));
  await remove();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Too late')).toBeVisible();
  await waitFor(() => expect(onUndone).toHaveBeenCalledTimes(2));
});
