import { expect, it } from 'vitest';
import { locales } from '@/lib/i18n/site';
import items from '@/lib/reference/data/nav.json';

it('leads suppliers to how to sell, from the sections and from a list of the foot, in every language', () => {
  const join = items.filter(({ route }) => route === 'aboutDetail:join');
  expect(join.map(({ position, section }) => [position, section])).toEqual([
    ['header', undefined],
    ['footer', 'chance'],
  ]);
  for (const { label } of join) expect(Object.keys(label).sort()).toEqual([...locales].sort());
  expect(items.find(({ section }) => section === 'chance')?.key).toBe('footer-join');
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});
