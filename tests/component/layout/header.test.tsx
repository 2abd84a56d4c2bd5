import { render, screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { HeaderDesktop } from '@/components/shell/header-desktop';
import { BarMobile, HeaderMobile } from '@/components/shell/header-mobile';
import { href } from '@/lib/platform/routes/address';
import items from '@/lib/reference/data/nav.json';
import messages from '@/messages/en.json';
import { replace } from '../doubles';

vi.mock('next-intl/server', () => ({
  getTranslations: async (namespace?: 'frame.bar') => createTranslator({ locale: 'en', messages, namespace }),
}));
replace('next/navigation', { useSelectedLayoutSegments: () => [] });
vi.mock('@/components/layout/frame', async (real) => ({
  ...(await real<object>()),
  languages: () => ({}),
  searchTexts: async () => ({}),
  visitorCookie: () => ({}),
}));
vi.mock('@/components/account/account-text', () => ({ accountTexts: async () => ({}) }));
vi.mock('@/components/account/account-menu', () => ({ AccountMenu: () => null }));
vi.mock('@/components/account/account-tab', () => ({ AccountTab: () => <a href="/me">Me</a> }));
vi.mock('@/components/layout/device-check', () => ({ DeviceCheck: () => null }));
vi.mock('@/components/layout/header-search', () => ({ HeaderSearch: () => <form /> }));
vi.mock('@/components/layout/header-shell', () => ({ HeaderShell: 'header' }));
vi.mock('@/components/layout/language-sheet', () => ({ LanguageSheet: () => null }));
vi.mock('@/components/layout/language-menu', () => ({ LanguageMenu: () => null }));
vi.mock('@/components/layout/mega-menu', () => ({ MegaMenu: () => null }));

const names = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);
const nav = items.map(({ label, ...item }) => ({ section: '', sortBy: null, ...item, label: label.en }));

it('leads from every desktop page to requests, to asking, and, beside the sections, to selling', async () => {
  render(await HeaderDesktop({ locale: 'en', nav: nav as never }));
  const header = within(screen.getByRole('banner'));
  const sections = within(screen.getByRole('navigation', { name: messages.frame.sections })).getAllByRole('link');
  expect(names(sections).slice(0, 4)).toEqual(['Products', 'Suppliers', 'Requests', 'Tenders']);
  expect(header.getByRole('link', { name: 'Requests' })).toHaveAttribute('href', href('purchaseHome'));
  const ask = header.getByRole('link', { name: 'Request a quotation' });
  expect(ask).toHaveAttribute('href', href('purchaseForm'));
  expect(ask).toHaveAttribute('rel', 'nofollow');
  expect(header.getByRole('link', { name: 'Sell' })).toHaveAttribute('href', href('aboutDetail', { nav: 'join' }));
  expect(sections).not.toContain(ask);
  expect(names(sections)).not.toContain('Sell');
});

it('has a phone bar with requests and at most five places', async () => {
  render(await BarMobile());
  const links = screen.getAllByRole('link');
  expect(names(links)).toEqual(['Home', 'Categories', 'Requests', 'Suppliers', 'Me']);
  expect(links[2]).toHaveAttribute('href', href('purchaseHome'));
});

it('has the account in a phone’s header where actions replace the bar', async () => {
  render(await HeaderMobile({ locale: 'en' }));
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Me' })).toHaveAttribute('href', '/me');
});
