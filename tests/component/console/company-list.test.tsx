import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { CompanyListTable } from '@/components/console/company-list-table';
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
  expect(screen.getByText(english.console.company.status.review)).toHaveClass('bd', 'warn');
});
