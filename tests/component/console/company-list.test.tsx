import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { CompanyFilterForm } from '@/components/console/company-filter-form';
import { CompanyListTable } from '@/components/console/company-list-table';
import { readCompanyFilter } from '@/lib/staff/company-list/filter';
import type { ListedCompany } from '@/lib/staff/company-list/queries';
import english from '@/messages/en.json';

it('the status of a company is a badge in one line, as on its own page', () => {
  const row = {
    ...{ id: 3, name: 'Works', status: 'review', grade: 'C', membership: 'regular', expiresOn: null },
    ...{ products: 0, countryCode: 'DE', country: 'Germany', joinedOn: '2026-01-01' },
  } as ListedCompany;
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <CompanyListTable rows={[row]} locale="en" />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(english.console.company.status.review)).toHaveClass('whitespace-nowrap', 'bg-warn-soft');
});

it('dates of a company are on one line each, and the sort select is as wide as its text', () => {
  const row = {
    ...{ id: 3, name: 'Works', status: 'normal', grade: 'A', membership: 'gold', expiresOn: '2027-05-31' },
    ...{ products: 0, countryCode: 'DE', country: 'Germany', joinedOn: '2026-01-02' },
  } as ListedCompany;
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <CompanyFilterForm filter={readCompanyFilter({})} countries={[]} />
      <CompanyListTable rows={[row]} locale="en" />
    </NextIntlClientProvider>,
  );
  for (const day of ['31 May 2027', '2 Jan 2026']) expect(screen.getByText(day)).toHaveClass('whitespace-nowrap');
  const { order } = english.console.companies;
  expect(screen.getByText(order)).toHaveClass('min-w-max');
  expect(screen.getByRole('combobox', { name: order })).toHaveDisplayValue(english.console.companies.orders.newest);
});
