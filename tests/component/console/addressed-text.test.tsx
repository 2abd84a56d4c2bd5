import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { AddressedText } from '@/components/console/addressed-text';
import english from '@/messages/en.json';

const show = (isPublic: boolean) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <AddressedText
        addressed={{
          companies: [
            { id: 7, name: 'Delta Pumps' },
            { id: 9, name: 'Rhine Pumps' },
          ],
          product: { id: 20, companyId: 9, name: 'Pump 100', isPublic },
        }}
      />
    </NextIntlClientProvider>,
  );

it('links to the suppliers of a request, and to its product if public', () => {
  const { unmount } = show(true);
  expect(screen.getByRole('row', { name: /^Sent to/ })).toHaveTextContent('Delta PumpsRhine Pumps');
  expect(screen.getByRole('link', { name: 'Rhine Pumps' })).toHaveAttribute('href', '/admin/company/9');
  expect(screen.getByRole('link', { name: 'Pump 100' })).toHaveAttribute('href', '/product/20.html');
  unmount();
  show(false);
  expect(screen.getByRole('link', { name: 'Pump 100' })).toHaveAttribute('href', '/admin/company/9');
});
