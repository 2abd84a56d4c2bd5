import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import { ClaimTable } from '@/components/console/claim-table';
import english from '@/messages/en.json';

it('shows when a text was marked, in the reader’s time zone, with its name', () => {
  const row = {
    id: 1,
    requestId: 2,
    state: 'claimed',
    text: '0351 12',
    context: 'Type 0351 12',
    isBuyer: true,
  } as const;
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <ClaimTable rows={[{ ...row, createdAt: '2026-03-12T22:05:00Z' }]} locale="en" timeZone="Asia/Tokyo" readOnly />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText('13 Mar 2026, 07:05 UTC+9')).toBeVisible();
});
