import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { FacetPanel } from '@/components/list/facet-panel';
import { FilterSheet } from '@/components/list/filter-sheet';
import type { Listing } from '@/lib/listing/listing';
import type { Locale } from '@/lib/platform/i18n/site';
import { emptyState, type ListState } from '@/lib/platform/routes/list-state';
import ar from '@/messages/ar.json';
import en from '@/messages/en.json';

const listing = (range: ListState['range']): Listing => ({
  page: { name: 'productCategory', params: { cateid: 7 } },
  state: { ...emptyState, country: ['de'], range },
  ...{ total: 9, pages: 1, size: 28 },
  facets: { country: [], continent: [], category: [] },
  names: { categories: [], countries: [], tags: [] },
  ranges: [
    {
      ...{ property: 'head', unit: 'm' },
      buckets: [
        { min: null, max: 40, count: 3 },
        { min: 40, max: 60, count: 5 },
        { min: 60, max: null, count: 0 },
      ],
    },
    { property: 'apparentPower', unit: 'kVA', buckets: [{ min: null, max: 1250, count: 2 }] },
  ],
});
const show = (kind: 'panel' | 'sheet', range: ListState['range'] = [], locale: Locale = 'en') => {
  const Filters = kind === 'panel' ? FacetPanel : FilterSheet;
  render(
    <NextIntlClientProvider locale={locale} messages={locale === 'ar' ? (ar as never) : en} timeZone="UTC">
      <Filters listing={listing(range)} locale={locale} />
    </NextIntlClientProvider>,
  );
};
const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
const linksOf = (name: string) => {
  const section = screen.getByRole('form', { name }).closest('section');
  return within(section as HTMLElement).getAllByRole<HTMLAnchorElement>('link');
};
const sentOf = (form: HTMLFormElement) => [...new FormData(form)].map(([key, value]) => `${key}=${value}`);

it('shows each parameter with its ranges that have results, each with its address', () => {
  show('panel', [{ property: 'apparentPower', min: 500, max: null }]);
  const links = linksOf('Head').map((link) => [plain(link.textContent), link.getAttribute('href')]);
  expect(links).toEqual([
    ['≤ 40 m3', '/product_7.html?country=de&head=-40&apparentPower=500-'],
    ['40–60 m5', '/product_7.html?country=de&head=40-60&apparentPower=500-'],
  ]);
  expect(plain(linksOf('Rated power')[0]?.textContent ?? '')).toBe('≤ 1,250 kVA2');
});

it('marks the chosen range, which its own link takes off', () => {
  show('panel', [{ property: 'head', min: 40, max: 60 }]);
  const [, chosen] = linksOf('Head');
  expect(chosen).toHaveAttribute('aria-current', 'true');
  expect(chosen).toHaveAttribute('href', '/product_7.html?country=de');
});

it('sends what is typed with its unit and the other filters', () => {
  show('panel', [
    { property: 'head', min: 30.48, max: null },
    { property: 'apparentPower', min: 500, max: null },
  ]);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Head' });
  expect(sentOf(form)).toEqual(['country=de', 'apparentPower=500-', 'head_unit=m', 'head_from=30.48', 'head_to=']);
  const unit = within(form).getByRole('combobox', { name: 'Head: unit' });
  expect(
    within(unit)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['m', 'ft']);
  expect(within(screen.getByRole('form', { name: 'Rated power' })).queryByRole('combobox')).toBeNull();
});

it('keeps a typed range in the sheet as a choice, and its fields empty', () => {
  show('sheet', [{ property: 'head', min: 45, max: 50 }], 'ar');
  const group = screen.getByRole('group', { name: 'الرفع', hidden: true });
  const radios = within(group).getAllByRole<HTMLInputElement>('radio', { hidden: true });
  expect(radios.map(({ value, checked }) => `${value}${checked ? ' *' : ''}`)).toEqual(['', '45-50 *', '-40', '40-60']);
  expect(group).toHaveTextContent('\u206645–50\u2069 م');
  const sent = sentOf(radios[0]?.form as HTMLFormElement);
  expect(sent).toEqual(expect.arrayContaining(['head=45-50', 'head_from=', 'head_to=', 'head_unit=m']));
});

it('offers no ranges that each product is in, but the fields', () => {
  const all = [null, 40, 60].map((min, index, limits) => ({ min, max: limits[index + 1] ?? null, count: 9 }));
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
      <FacetPanel
        listing={{ ...listing([]), ranges: [{ property: 'voltage', unit: 'V', buckets: all }] }}
        locale="en"
      />
    </NextIntlClientProvider>,
  );
  const form = screen.getByRole('form', { name: 'Voltage' });
  expect(within(form).getByRole('textbox', { name: 'From' })).toBeVisible();
  expect(within(form.closest('section') ?? form).queryByRole('link')).toBeNull();
});
