import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { MinimumOrderForm, PriceForm } from '@/components/list/facet-form';
import { FacetList } from '@/components/list/facet-list';
import type { Option } from '@/components/list/facet-option';
import { emptyState } from '@/lib/routes/list-state';
import type { Listing } from '@/lib/search/listing';
import english from '@/messages/en.json';

const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {node}
    </NextIntlClientProvider>,
  );

it('the two fields with figures are applied by buttons of their own names', () => {
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

it('a chosen filter says so in its name, the others do not', () => {
  const option = (value: string, on: boolean): Option => ({
    ...{ key: 'continent', value, label: value, count: 3, on, href: `/product.html?continent=${value}` },
  });
  show(<FacetList options={[option('asia', true), option('africa', false)]} locale="en" />);
  expect(screen.getByRole('link', { name: /^asia/ })).toHaveAccessibleName(/Chosen$/);
  expect(screen.getByRole('link', { name: /^africa/ })).not.toHaveAccessibleName(/Chosen/);
});
