import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TabLinks, Tabs } from '@/components/ui/tabs';
import { flaws, show } from './page';

const tabs = ['week', 'month', 'year'].map((key) => ({ key, label: key, panel: <input aria-label={`of ${key}`} /> }));
const shown = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('move with the arrow keys, Home and End, wrap around, and show one panel', async () => {
    show(<Tabs label="Period" tabs={tabs} />);
    expect(await flaws()).toEqual([]);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'week' })).toHaveFocus();
    for (const [key, after] of [
      ['ArrowRight', 'month'],
      ['End', 'year'],
      ['ArrowRight', 'week'],
      ['ArrowLeft', 'year'],
      ['Home', 'week'],
    ]) {
      await userEvent.keyboard(`{${key}}`);
      expect(shown()).toBe(after);
      expect(screen.getByRole('tab', { name: after })).toHaveFocus();
    }
    expect(screen.getByRole('tabpanel', { name: 'week' })).toBeVisible();
    expect(screen.getAllByRole('tabpanel', { hidden: true })).toHaveLength(1);
  });

  it('are reversed in right-to-left languages', async () => {
    show(<Tabs label="Period" tabs={tabs} first="month" />, 'ar');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('year');
  });

  it('keep input in panels configured to stay mounted', async () => {
    show(<Tabs label="Period" tabs={tabs} keep />);
    await userEvent.type(screen.getByLabelText('of week'), '7');
    await userEvent.click(screen.getByRole('tab', { name: 'year' }));
    expect(screen.getByLabelText('of week')).not.toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'week' }));
    expect(screen.getByLabelText('of week')).toHaveValue('7');
  });

  it('that are pages are links, one of them current', async () => {
    const links = [
      { href: '/a.html', label: 'One', mark: '3' },
      { href: '/b.html', label: 'Two' },
    ];
    show(<TabLinks label="Parts" current="/b.html" links={links} />);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Two');
    expect(screen.getByRole('navigation', { name: 'Parts' })).toHaveTextContent('3');
    expect(await flaws()).toEqual([]);
  });
});
