import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TabLinks, Tabs } from '@/components/ui/tabs';
import { flaws, show } from './page';

const tabs = ['week', 'month', 'year'].map((key) => ({ key, label: key, panel: <input aria-label={`of ${key}`} /> }));
const shown = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('go with the arrow keys, Home and End, round the ends, and show one panel', async () => {
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

  it('go the other way where one reads from right to left', async () => {
    show(<Tabs label="Period" tabs={tabs} first="month" />, 'ar');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('year');
  });

  it('keep what was typed in the panels that are told to stay', async () => {
    show(<Tabs label="Period" tabs={tabs} keep />);
    await userEvent.type(screen.getByLabelText('of week'), '7');
    await userEvent.click(screen.getByRole('tab', { name: 'year' }));
    expect(screen.getByLabelText('of week')).not.toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'week' }));
    expect(screen.getByLabelText('of week')).toHaveValue('7');
  });

  it('that are pages are links, of which one is the page shown', async () => {
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
