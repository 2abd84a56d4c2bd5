import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { barLinksOf, restOf } from '@/components/shell/bar-links';
import { BottomBar } from '@/components/shell/bottom-bar';
import { TopBar } from '@/components/shell/top-bar';
import type { CenterGroup } from '@/components/shell/types';
import english from '@/messages/en.json';
import { replace } from '@/tests/component/doubles';

let segments: string[] = [];
replace('next/navigation', { useSelectedLayoutSegments: () => segments });

const place = (name: string) => ({
  href: `/${name}.html`,
  label: `My ${name}`,
  icon: 'home',
  inside: `/center/${name}`,
});
const groups: CenterGroup[] = [
  { label: null, links: [place('home'), place('company'), place('product')] },
  { label: 'Show', links: [place('showroom'), place('case')] },
  { label: 'Account', links: [place('message'), place('user')] },
];
const wanted = [
  { href: '/home.html', label: 'Home' },
  { href: '/product.html', label: 'Products', nested: true },
  { href: '/showroom.html', label: 'Showroom' },
  { href: '/message.html', label: 'Messages' },
];
const texts = { label: 'Main pages', more: 'More', close: 'Close' };

beforeEach(() => {
  location.hash = '';
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
  });
});

it('puts the main places into the bar and all others into the sheet', () => {
  const bar = barLinksOf(groups, wanted);
  expect(bar.map(({ label }) => label)).toEqual(['Home', 'Products', 'Showroom', 'Messages']);
  expect(restOf(groups, bar).flatMap(({ links }) => links.map(({ href }) => href))).toEqual([
    '/company.html',
    '/case.html',
    '/user.html',
  ]);
});

it('fills the bar with other places if an account lacks access to one', () => {
  const few = groups.map((group) => ({ ...group, links: group.links.filter(({ href }) => href !== '/showroom.html') }));
  const labels = barLinksOf(few, wanted).map(({ label }) => label);
  expect(labels).toEqual(['Home', 'Products', 'Messages', 'My company']);
});

it('marks the current place, or the sheet if it is there', async () => {
  segments = ['center', 'product', '12'];
  const bar = barLinksOf(groups, wanted);
  const sheet = <a href="#elsewhere">Elsewhere</a>;
  const view = render(
    <BottomBar links={bar} texts={texts} language={null}>
      {sheet}
    </BottomBar>,
  );
  const nav = within(screen.getByRole('navigation', { name: 'Main pages' }));
  expect(nav.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'true');
  expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  expect(nav.getByRole('button', { name: 'More' })).not.toHaveClass('on');
  segments = ['center', 'case'];
  view.rerender(
    <BottomBar links={bar} texts={texts} language={null}>
      {sheet}
    </BottomBar>,
  );
  expect(nav.getByRole('button', { name: 'More' })).toHaveClass('on');
  await userEvent.click(nav.getByRole('button', { name: 'More' }));
  const dialog = screen.getByRole('dialog', { name: 'More' });
  await userEvent.click(within(dialog).getByRole('link', { name: 'Elsewhere' }));
  expect(dialog).not.toHaveAttribute('open');
});

const top = () =>
  render(
    <NextIntlClientProvider locale="en" messages={english}>
      <TopBar title="Center" groups={groups} bar={barLinksOf(groups, wanted)} nested={['/product.html']}>
        <i />
      </TopBar>
    </NextIntlClientProvider>,
  );

it('leads from a page below a place up to it, and from a place in the sheet to the first', () => {
  segments = ['center', 'product', '12'];
  const { unmount } = top();
  expect(screen.getByRole('link', { name: 'Back to My product' })).toHaveAttribute('href', '/product.html');
  unmount();
  segments = ['center', 'user', 'phone'];
  top();
  expect(screen.getByRole('link', { name: 'Back to Center' })).toHaveAttribute('href', '/home.html');
});

it('has no way up on a place in the bar', () => {
  segments = ['center', 'showroom'];
  top();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Center')).toBeInTheDocument();
});

it('leads from an item of a list back to the list', async () => {
  segments = ['center', 'case'];
  location.hash = 'edit-5';
  top();
  await userEvent.click(screen.getByRole('button', { name: 'Back to My case' }));
  expect(location.hash).toBe('');
  expect(screen.getByRole('link', { name: 'Back to Center' })).toBeInTheDocument();
});
