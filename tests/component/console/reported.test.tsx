import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { OtherReports } from '@/components/console/other-reports';
import { ReportedText } from '@/components/console/reported-text';
import type { ReportRow } from '@/lib/staff/report/queries';
import english from '@/messages/en.json';

const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {node}
    </NextIntlClientProvider>,
  );
const row: ReportRow = {
  ...{ id: 1, revision: 'a.1', kind: 'quotation', reason: 'fraud', text: '', by: 'Anne', requestId: 5, listed: true },
  buyer: { name: 'Anne', company: 'Eaux du Sud', registeredAt: '2026-03-12T22:05:00Z' },
  supplier: { name: 'Pump Works', companyId: 8 },
  conversation: null,
  ...{ title: 'Pumps', details: 'For clear water.', message: 'We ship from stock.' },
  content: {
    facts: {
      ...{ locale: 'fr', countryCode: 'FR', quantity: 40, unit: 'piece', incoterm: 'CIF', place: 'Marseille' },
      ...{ port: 'FRMRS', destination: 'Aubagne', targetPrice: null, shippingMethod: 'sea', shippingOther: '' },
      ...{
        deliveryBy: '2026-09-01',
        paymentMethod: 'letterOfCredit',
        paymentOther: '',
        publishedAt: '',
        toAgree: [],
        validUntil: '',
      },
    },
    addressed: { companies: [], product: null },
    names: { category: 'Pumps', country: 'France', port: 'Marseille' },
    specification: [],
    files: [{ key: 'u/plan.pdf', name: 'plan.pdf' }],
  },
  others: [],
  ...{ createdAt: '2026-03-12T22:05:00Z', author: 'en', reporter: 'fr' },
};

it('shows the entire reported item: quotation, request with its table, files and link, and their owners', () => {
  show(<ReportedText row={row} locale="en" timeZone="Asia/Tokyo" mayOpen />);
  expect(screen.getByText('We ship from stock.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pumps' })).toHaveAttribute('href', expect.stringContaining('5'));
  expect(screen.getByText('Aubagne')).toBeVisible();
  expect(screen.getByRole('link', { name: 'plan.pdf' })).toHaveAttribute('href', expect.stringContaining('id=5'));
  expect(screen.getByRole('link', { name: 'Pump Works' })).toHaveAttribute('href', expect.stringContaining('8'));
  expect(screen.getByText(/Eaux du Sud.*France.*13 Mar 2026, 07:05 UTC\+9/)).toBeVisible();
});

it('shows other reports of the same, their authors and results', () => {
  const other = {
    id: 2,
    kind: 'request',
    reason: 'spam',
    text: 'Sells lists.',
    by: 'Omar',
    state: 'dismissed',
  } as const;
  show(<OtherReports rows={[{ ...other, createdAt: '2026-03-12T22:05:00Z' }]} locale="en" timeZone="UTC" />);
  expect(screen.getByRole('heading', { name: '1 other report of the same' })).toBeVisible();
  expect(screen.getByText('Sells lists.')).toBeVisible();
  expect(screen.getByText('Omar, 12 Mar 2026, 22:05 UTC · Dismissed')).toBeVisible();
});
