import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { chosenFilters, readFigures } from '@/components/list/chosen-filter';
import { facetSections, isFieldSection, sectionOrder } from '@/components/list/facet-section';
import type { Listing } from '@/lib/listing/listing';
import type { Locale } from '@/lib/platform/i18n/site';
import { emptyState, type ListState, productKeys } from '@/lib/platform/routes/list-state';
import type { PropertyRange } from '@/lib/platform/routes/range';
import messages from '@/messages/en.json';

const t = createTranslator<typeof messages, never>({ locale: 'en', messages });
const set: Pick<ListState, (typeof productKeys)[number]> = {
  ...{ country: ['de'], continent: 'asia', tag: [1], cate: [2], grade: ['A'], membership: ['gold'] },
  ...{ price: { min: 5, max: null }, moq: 9, warranty: 24 },
  range: [{ property: 'head', min: 40, max: 60 }],
};
const listing = (state: Partial<ListState>): Listing => ({
  page: { name: 'productList', params: {} },
  state: { ...emptyState, ...state },
  ...{ total: 1, pages: 1, size: 30 },
  facets: { country: [], continent: [], category: [] },
  names: { categories: [], countries: [], tags: [] },
});

it.each(productKeys)('shows a selected %s that can be removed', (key) => {
  const [chosen, ...more] = chosenFilters(listing({ [key]: set[key] }), 'en', t);
  expect(more).toEqual([]);
  expect(chosen?.label).toBeTruthy();
  expect(chosen?.href).toBe('/product/list.html');
});

it('has a section in both panels for every filter', () => {
  const sections = Object.keys(facetSections(listing({}), { t, locale: 'en' }));
  const shown: readonly string[] = sectionOrder;
  expect([...shown].sort()).toEqual([...sections, ...sectionOrder.filter(isFieldSection)].sort());
  // A continent is shown through its countries.
  for (const key of productKeys) expect([...shown, 'continent']).toContain(key);
});

it('writes a range in the unit of its column, and takes it off alone', () => {
  const text = (range: Partial<PropertyRange>, unit?: 'kW' | 'hp', locale: Locale = 'en') =>
    chosenFilters(
      {
        ...listing({ country: ['de'], range: [{ property: 'power', min: null, max: null, ...range }] }),
        ranges: unit ? [{ property: 'power', unit, buckets: [] }] : [],
      },
      locale,
      t,
    ).find(({ href }) => href === '/product/list.html?country=de')?.label;
  expect(text({ min: 40, max: 60 })).toBe('Power \u206640–60\u2069\u00a0kW');
  expect(text({ min: 74.56999 }, 'hp')).toBe('Power \u2066≥\u00a0100\u2069\u00a0hp');
  expect(text({ max: 12_345.67 }, 'kW', 'de')).toBe('Leistung \u2066≤\u00a012.346\u2069\u00a0kW');
});

it('shows a figure of a search, which is taken off with its words', () => {
  const [head, limit, only] = readFigures(
    [
      { name: 'Head', text: '50 m', isSingle: true, rest: 'slurry pump' },
      { name: 'Pressure', text: 'up to 16 bar', isSingle: false, rest: 'pump' },
      { name: null, text: '٥٠ متر', isSingle: true, rest: '' },
    ],
    'product',
    { ...emptyState, country: ['de'], page: 3 },
    t,
  );
  const bare = (label = '') => label.replace(/[\u2068\u2069]/g, '');
  expect(bare(head?.label)).toBe('Head contains 50 m');
  expect(head?.href).toBe('/product_search_slurry%20pump.html?country=de');
  expect(bare(limit?.label)).toBe('Pressure: up to 16 bar');
  expect([bare(only?.label), only?.href]).toEqual(['٥٠ متر', '/product/list.html?country=de']);
});
