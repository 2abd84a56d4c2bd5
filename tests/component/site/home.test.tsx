import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { AskBox } from '@/components/site/home/ask-box';
import { ClosingSection } from '@/components/site/home/closing-section';
import { type HomeData, pickHome } from '@/components/site/home/home-data';
import { HomeMobile } from '@/components/site/home/home-mobile';
import { SectorSheet } from '@/components/site/home/sector-sheet';
import { VerifiedCell } from '@/components/site/home/verified-cell';
import type { CompanyCard } from '@/lib/company/types';
import type { PurchaseBrief } from '@/lib/purchase/types';
import type { CategoryNode } from '@/lib/reference/types';
import type { TenderCard } from '@/lib/tender/types';
import en from '@/messages/en.json';

const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      {node}
    </NextIntlClientProvider>,
  ).container;

const category = (id: number, name: string, products: number, children: CategoryNode[] = []): CategoryNode => ({
  ...{ id, key: name, name, slogan: '', picture: null, products, children },
});
const subs = ['Valves', 'Pumps', 'Fans', 'Motors', 'Seals'].map((name, index) => category(index + 10, name, index));
const tender = (id: number): TenderCard => ({
  ...{ id, number: `N-${id}`, title: { text: `Tender ${id}`, locale: 'en' }, cpv: null, summary: '', city: 'Dakar' },
  ...{ buyer: 'Ministry of Water', country: { code: 'SN', name: 'Senegal' }, way: 'tender', category: 'materials' },
  ...{ status: 'open', publishedAt: '2026-11-01T00:00:00Z', deadlineAt: '2036-12-18T12:00:00Z', deadlineOffset: 0 },
  ...{ demonstration: false, budget: null },
});
const request = (id: number): PurchaseBrief => ({
  ...{ id, title: { text: `Request ${id}`, locale: 'en' }, categoryId: 3, countryCode: 'SN', quantity: 6, unit: 'set' },
  ...{ incoterm: 'CIF', publishedAt: '2026-11-20T10:00:00.000Z', validUntil: '2036-12-31T10:00:00.000Z' },
  ...{ placesLeft: 1, quotationMax: 10, requirements: [] },
});
const eight = [1, 2, 3, 4, 5, 6, 7, 8];
const data: HomeData = {
  locale: 'en',
  figures: { companies: 64, products: 1745, countries: 21 },
  hot: [],
  sectors: [category(1, 'Energy', 20, subs)],
  tenders: { items: eight.map(tender), total: 34 },
  purchases: {
    items: eight.map(request),
    total: 1036,
    names: {
      categories: [],
      countries: [{ code: 'SN', name: 'Senegal' }],
    } as unknown as HomeData['purchases']['names'],
  },
  ...{ flags: {}, launches: [], suppliers: [], offers: [], picked: [], news: [], highlights: [], words: [] },
  ...{ notices: [], fair: null, places: [] },
};

describe('what Home shows', () => {
  it('is the four categories of a sector with the most products, and eight rows; on a phone four rows', () => {
    const wide = pickHome(data, 'd');
    expect(wide.sectors[0]?.children.map(({ name }) => name)).toEqual(['Seals', 'Motors', 'Fans', 'Pumps']);
    expect(wide.tenders.items).toHaveLength(8);
    const narrow = pickHome(data, 'm');
    expect(narrow.tenders.items).toHaveLength(4);
    expect(narrow.purchases.items).toHaveLength(4);
    expect(narrow.tenders.total).toBe(34);
  });
});

describe('the box for a request', () => {
  it('is a plain form to the short request form, with the names that it reads', () => {
    const page = show(<AskBox countries={[{ code: 'SN', name: 'Senegal' }]} />);
    const form = screen.getByRole('form');
    expect(form).toHaveAttribute('action', '/simplePurchase.html');
    expect(form).not.toHaveAttribute('method', 'post');
    expect(screen.getByLabelText('What do you need?')).toBeRequired();
    expect(screen.getByLabelText('Country of destination')).toHaveDisplayValue('Please choose');
    const names = [...page.querySelectorAll<HTMLInputElement>('[name]')].map(({ name }) => name);
    expect(names).toEqual(['keyword', 'quantity', 'unit', 'countryCode']);
  });
});

it('links a sector and its categories apart', () => {
  show(<SectorSheet sectors={pickHome(data, 'd').sectors} />);
  expect(screen.getByRole('link', { name: 'Energy' })).toHaveAttribute('href', '/product_1.html');
  expect(screen.getByRole('link', { name: 'Seals' })).toHaveAttribute('href', '/product_14.html');
});

it('shows tenders and requests as tables without second lines and actions', () => {
  const page = show(<ClosingSection {...data} />);
  const tenders = screen.getByRole('table', { name: 'Tenders' });
  const heads = within(tenders).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Notice', 'Country', 'Closes']);
  expect(within(tenders).getAllByRole('row')).toHaveLength(9);
  const requests = screen.getByRole('table', { name: 'Requests for quotation' });
  expect(within(requests).getByRole('row', { name: /Request 1/ })).toHaveTextContent(/6 sets?.*SN/);
  expect(page.querySelector('button')).toBeNull();
});

it('names the day of the latest check and links the record', () => {
  const company = {
    ...{ id: 5, name: { text: 'Taihu Pump Works', locale: 'en' }, logo: null, country: 'China', countryCode: 'CN' },
    ...{ city: 'Wuxi', grade: 'A', mainProducts: ['Slurry pumps'] },
  } as unknown as CompanyCard;
  show(<VerifiedCell company={company} checkedOn="2026-08-09" locale="en" />);
  const record = screen.getByRole('link', { name: 'Verification record of Taihu Pump Works' });
  expect(record).toHaveTextContent(/Checked.*9 Aug 2026/);
  expect(screen.getByRole('link', { name: 'Taihu Pump Works' })).toHaveAttribute('href', '/company/5.html');
});

it('begins on a phone with the way to ask, and says how much is open', () => {
  show(<HomeMobile {...data} />);
  expect(screen.getByRole('link', { name: 'Get quotations' })).toHaveAttribute('href', '/simplePurchase.html');
  const chips = screen.getByRole('navigation', { name: 'Main navigation' });
  const words = within(chips)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(words).toEqual(['Requests1,036', 'Tenders34', 'Global launch', 'Agents wanted', 'Global bulletins']);
  expect(screen.getByRole('link', { name: /Are you a supplier/ })).toBeVisible();
});
