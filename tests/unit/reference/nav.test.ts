import { expect, it } from 'vitest';
import { locales } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import items from '@/lib/reference/data/nav.json';
import { navPath } from '@/lib/reference/rules';

const ways = (path: string) =>
  items
    .filter(({ route }) => navPath('en', { route, sortBy: null }) === path)
    .map(({ key, label }) => [key, Object.keys(label).length]);

it('links to purchase requests and to asking, from header and footer, in every language', () => {
  expect(ways(href('purchaseHome'))).toEqual([
    ['header-purchase', locales.length],
    ['footer-purchase', locales.length],
  ]);
  expect(ways(href('purchaseForm'))).toEqual([
    ['header-ask', locales.length],
    ['footer-ask', locales.length],
  ]);
});

it('puts the sections most used by buyers and suppliers first', () => {
  const row = items.filter(({ position, section }) => position === 'header' && section === undefined);
  expect(row.map(({ label }) => label.en).join(', ')).toBe(
    'Products, Suppliers, Requests, Tenders, Verified, Launches, Agents, Fair, News, Innovation, Countries',
  );
});

it('links suppliers to how to sell, from the sections and a footer list, in every language', () => {
  const join = items.filter(({ route }) => route === 'aboutDetail:join');
  expect(join.map(({ position, section }) => [position, section])).toEqual([
    ['header', 'sell'],
    ['footer', 'chance'],
  ]);
  for (const { label } of join) expect(Object.keys(label).sort()).toEqual([...locales].sort());
  expect(items.find(({ section }) => section === 'chance')?.key).toBe('footer-join');
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});
