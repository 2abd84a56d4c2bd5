import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { CompanyRow } from '@/components/company/company-row';
import type { CompanyCard } from '@/lib/company/types';
import { href } from '@/lib/platform/routes/address';
import messages from '@/messages/en.json';

const item: CompanyCard = {
  id: 12,
  name: { text: 'Shuolan Pumps', locale: 'en' },
  logo: null,
  countryCode: 'CN',
  country: 'China',
  city: 'Wuxi',
  grade: 'A',
  membership: 'gold',
  years: 9,
  founded: 1998,
  employees: 240,
  exportCountries: 31,
  mainProducts: ['Slurry pumps', 'Valves'],
  pictures: [{ productId: 7, key: 'product/7.jpg', name: 'Slurry pump' }],
  productCount: 18,
  phone: '+86 510 1',
};

it('a supplier in a list has showroom, call, grade and products', () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <CompanyRow item={item} locale="en" />
    </NextIntlClientProvider>,
  );
  const home = href('showroomHome', { companyId: 12 });
  expect(screen.getByRole('link', { name: 'Shuolan Pumps' })).toHaveAttribute('href', home);
  expect(screen.getByRole('link', { name: 'View showroom of Shuolan Pumps' })).toHaveAttribute('href', home);
  expect(screen.getByRole('link', { name: /^Call Shuolan Pumps/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(screen.getByText(messages.company.grade.A)).toBeVisible();
  expect(screen.getByText(/Slurry pumps.*Valves/)).toBeVisible();
  expect(screen.getByRole('img', { name: 'Slurry pump' })).toBeVisible();
});
