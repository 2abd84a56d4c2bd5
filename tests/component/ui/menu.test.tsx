import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Menu } from '@/components/ui/menu';
import { flaws, show } from './page';

const sample = () => {
  const runs = { copy: vi.fn(), drop: vi.fn() };
  const entries = [
    { key: 'view', label: 'View', href: '/product/1.html' },
    { key: 'copy', label: 'Copy', run: runs.copy },
    { key: 'drop', label: 'Delete', danger: true, off: true, run: runs.drop },
  ];
  return { runs, entries };
};
const button = () => screen.getByRole('button', { name: 'More for Pump' });

describe('a menu', () => {
  it('opens by keyboard, acts, closes and returns the focus', async () => {
    const { runs, entries } = sample();
    show(<Menu label="More for Pump" entries={entries} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menu', { name: 'More for Pump' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'View' })).toHaveAttribute('href', '/product/1.html');
    expect(await flaws()).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(runs.copy).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button()).toHaveFocus());
  });

  it('closes on Escape and ignores disabled entries', async () => {
    const { runs, entries } = sample();
    show(<Menu label="More for Pump" entries={entries} />, 'ar');
    await userEvent.click(button());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(runs.drop).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });

  it('writes no inline style, which the policy would refuse', async () => {
    show(<Menu label="More for Pump" entries={sample().entries} />);
    expect(document.querySelectorAll('#react-aria-pressable-style')).toHaveLength(1);
    expect(document.querySelector('style#react-aria-pressable-style')).toBeNull();
  });

  it('is hidden without entries', () => {
    show(<Menu label="More for Pump" entries={[]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
