import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { MinimumOrderForm, PriceForm } from '@/components/list/facet-form';
import { FacetList } from '@/components/list/facet-list';
import { type Option, placeOptions } from '@/components/list/facet-option';
import { SortBar } from '@/components/list/sort-bar';
import type { Listing } from '@/lib/listing/listing';
import { emptyState } from '@/lib/platform/routes/list-state';
import english from '@/messages/en.json';
import french from '@/messages/fr.json';

const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {node}
    </NextIntlClientProvider>,
  );

it('the two number fields have apply buttons with their names', () => {
  const page = { name: 'productList', params: {}, state: emptyState };
  const listing = { page, state: emptyState, facets: {}, names: {} } as unknown as Listing;
  show(
    <>
      <PriceForm listing={listing} />
      <MinimumOrderForm listing={listing} />
    </>,
  );
  expect(screen.getByRole('button', { name: english.list.applyPrice })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: english.list.applyMinimumOrder })).toBeInTheDocument();
});

it('the number fields accept digits and signs of any language', async () => {
  const page = { name: 'productList', params: {}, state: emptyState };
  show(<PriceForm listing={{ page, state: emptyState, facets: {}, names: {} } as unknown as Listing} />);
  const field = screen.getByRole('textbox', { name: english.list.from });
  await userEvent.type(field, '١٢٫٥');
  expect(field).toHaveValue('١٢٫٥');
});

it('a selected filter says so in its name, the others do not', () => {
  const option = (value: string, on: boolean): Option => ({
    ...{ key: 'continent', value, label: value, count: 3, on, href: `/product.html?continent=${value}` },
  });
  show(<FacetList options={[option('asia', true), option('africa', false)]} locale="en" />);
  expect(screen.getByRole('link', { name: /^asia/ })).toHaveAccessibleName(/Selected$/);
  expect(screen.getByRole('link', { name: /^africa/ })).not.toHaveAccessibleName(/Selected/);
});

it('the countries of a selected continent come before others', () => {
  const country = (code: string, continent: string) => ({ code, name: code, continent });
  const names = {
    ...{ categories: [], tags: [] },
    countries: [
      country('MX', 'north-america'),
      country('DE', 'europe'),
      country('CI', 'africa'),
      country('SN', 'africa'),
    ],
  };
  const count = (value: string, n: number) => ({ value, count: n });
  const facets = { continent: [], country: [count('MX', 9), count('DE', 8), count('CI', 2), count('SN', 3)] };
  const page = { name: 'tenderList', params: {} };
  const top = (state: object) =>
    placeOptions({ page, state: { ...emptyState, ...state }, facets, names } as unknown as Listing, String, 3).top.map(
      ({ label }) => label,
    );
  expect(top({})).toEqual(['MX', 'DE', 'SN']);
  expect(top({ continent: 'africa' })).toEqual(['SN', 'CI', 'MX']);
  expect(top({ continent: 'africa', country: ['de'] })).toEqual(['DE', 'SN', 'CI']);
});

it('sorting by relevance is offered only with a search', () => {
  const listing = (page: object) =>
    ({ page, state: emptyState, total: 3, pages: 1, size: 20, facets: {}, names: {} }) as unknown as Listing;
  const order = (page: object) => {
    const { unmount } = render(
      <NextIntlClientProvider locale="fr" messages={french as never} timeZone="UTC">
        <SortBar listing={listing(page)} rows />
      </NextIntlClientProvider>,
    );
    const [first] = screen.getAllByRole('link').map((link) => link.textContent);
    unmount();
    return first;
  };
  expect(order({ name: 'tenderSearch', params: { keyword: 'pompes' } })).toBe('Pertinence');
  expect(order({ name: 'tenderList', params: {} })).toBe('Classement général');
});
