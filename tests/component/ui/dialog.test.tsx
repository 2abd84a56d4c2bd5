import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { flaws, show } from './page';

function Sample({ form, busy }: { form?: 'dialog' | 'sheet' | 'drawer'; busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          form={form}
          title="Filters"
          closeLabel="Close"
          busy={busy}
          onClose={() => setOpen(false)}
          foot={(close) => <Button onClick={close}>Done</Button>}
        >
          <label>
            Name <input />
          </label>
        </Dialog>
      )}
    </>
  );
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Filters' });
};

describe('a dialog', () => {
  it('is named by its title, and returns the focus to its opener', async () => {
    show(<Sample />);
    const dialog = await open();
    expect(await flaws()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('is closed by a button in its footer', async () => {
    show(<Sample form="drawer" />);
    await userEvent.click(within(await open()).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by a click outside as a sheet, but not as a box, which may have input', async () => {
    const { unmount } = show(<Sample form="sheet" />);
    await userEvent.click(await open());
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    show(<Sample />);
    await userEvent.click(await open());
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('stays open while an action is pending', async () => {
    show(<Sample form="sheet" busy />);
    const dialog = await open();
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('is not closed by a nested dialog’s close', async () => {
    show(<Sample />);
    const dialog = await open();
    within(dialog)
      .getByLabelText('Name')
      .dispatchEvent(new Event('close', { bubbles: true }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });
});

describe('a confirmation', () => {
  it('shows question and details, and returns the answer', async () => {
    const answer = vi.fn();
    show(<ConfirmDialog text="Delete it?" more="Pump" proceed="Delete" danger onAnswer={answer} />);
    const box = screen.getByRole('alertdialog', { name: 'Delete it?' });
    expect(box).toHaveAccessibleDescription('Pump');
    expect(await flaws()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(answer.mock.calls).toEqual([[true], [false]]);
  });

  it('opens at its beginning, although its first button is at its end', () => {
    const open = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
      this: HTMLDialogElement,
    ) {
      this.open = true;
      this.scrollTop = 120;
    });
    show(<ConfirmDialog text="Accept it?" more="Much that follows" onAnswer={vi.fn()} />);
    expect(screen.getByRole('alertdialog').scrollTop).toBe(0);
    open.mockRestore();
  });

  it('accepts no second answer while the action is pending', async () => {
    const answer = vi.fn();
    show(<ConfirmDialog text="Delete it?" busy onAnswer={answer} />);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Proceed' }));
    expect(answer).not.toHaveBeenCalled();
  });
});
