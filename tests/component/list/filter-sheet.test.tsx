import { fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { FilterSheet } from '@/components/list/filter-sheet';
import type { Listing } from '@/lib/listing/listing';
import type { Continent } from '@/lib/platform/config';
import { emptyState } from '@/lib/platform/routes/list-state';
import messages from '@/messages/en.json';

const listing = (continent: Continent | null): Listing => ({
  page: { name: 'productList', params: {} },
  state: { ...emptyState, continent },
  total: 9,
  pages: 1,
  size: 30,
  facets: {
    country: [],
    continent: [
      { value: 'asia', count: 5 },
      { value: 'europe', count: 4 },
    ],
    tag: [],
    category: [],
    grade: [],
    membership: [],
  },
  names: { categories: [], countries: [], tags: [] },
});
const show = (continent: Continent | null) => {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <FilterSheet listing={listing(continent)} locale="en" />
    </NextIntlClientProvider>,
  );
  const group = screen.getByRole('group', { name: 'Continent', hidden: true });
  const radio = (name: RegExp) => within(group).getByRole<HTMLInputElement>('radio', { name, hidden: true });
  const sent = () => new FormData(radio(/Asia/).form as HTMLFormElement).getAll('continent');
  return { group, radio, sent };
};

it('offers the continents as one labelled group, initially without a selection', () => {
  const { group, radio, sent } = show(null);
  expect(within(group).getAllByRole('radio', { hidden: true })).toHaveLength(3);
  expect(radio(/Any continent/)).toBeChecked();
  expect(sent()).toEqual(['']);
  fireEvent.click(radio(/Europe/));
  expect(radio(/Any continent/)).not.toBeChecked();
  expect(sent()).toEqual(['europe']);
});

it('deselects a continent without dropping other filters', () => {
  const { radio, sent } = show('asia');
  expect(radio(/Asia/)).toBeChecked();
  fireEvent.click(radio(/Any continent/));
  expect(sent()).toEqual(['']);
});

it('shows the number of results on its button', () => {
  show(null);
  expect(screen.getByRole('button', { name: 'Show 9 results', hidden: true })).toHaveAttribute('type', 'submit');
});

it('lists every country, those after the first ones by continent', () => {
  const countries = [...'ABCDEFGHIJKL'].map((letter) => ({
    code: `${letter}A`,
    name: `Country ${letter}`,
    continent: 'africa' as const,
    callingCode: '1',
    currency: 'USD',
  }));
  const counts = countries.map(({ code }, index) => ({ value: code, count: 20 - index }));
  const full = listing(null);
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <FilterSheet
        listing={{
          ...full,
          names: { ...full.names, countries },
          facets: { ...full.facets, country: counts, continent: [{ value: 'africa', count: 99 }] },
        }}
        locale="en"
      />
    </NextIntlClientProvider>,
  );
  const others = screen.getByRole<HTMLSelectElement>('combobox', { name: messages.list.otherCountry, hidden: true });
  const names = within(others).getAllByRole('option', { hidden: true });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    messages.list.otherCountry,
    'Country K (10)',
    'Country L (9)',
  ]);
  const sent = () => new FormData(others.form as HTMLFormElement).getAll('country');
  expect(sent()).toEqual(['']);
  fireEvent.change(others, { target: { value: 'la' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /Country C/, hidden: true }));
  expect(sent()).toEqual(['ca', 'la']);
});

it('offers one minimum warranty, which is submitted', () => {
  const full = listing(null);
  const state = { ...emptyState, warranty: 24 } as const;
  const warranty = [
    { value: 12, count: 7 },
    { value: 24, count: 3 },
  ];
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <FilterSheet listing={{ ...full, state, facets: { ...full.facets, warranty } }} locale="en" />
    </NextIntlClientProvider>,
  );
  const group = screen.getByRole('group', { name: 'Warranty', hidden: true });
  const radios = within(group).getAllByRole<HTMLInputElement>('radio', { hidden: true });
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['', false],
    ['12', false],
    ['24', true],
  ]);
  const sent = () => new FormData(radios[0]?.form ?? undefined).getAll('warranty');
  expect(sent()).toEqual(['24']);
  fireEvent.click(within(group).getByRole('radio', { name: /Any warranty/, hidden: true }));
  expect(sent()).toEqual(['']);
});

it('names the sheet and its close button', () => {
  show(null);
  const sheet = screen.getByRole('dialog', { hidden: true });
  sheet.setAttribute('open', '');
  expect(sheet).toHaveAccessibleName(messages.list.filterTitle);
  expect(within(sheet).getByRole('button', { name: messages.list.close, hidden: true })).toHaveAttribute(
    'popovertargetaction',
    'hide',
  );
});
