import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { AccountZone } from '@/components/form/account-zone';
import { QuotationStanding } from '@/components/quotation/center/quotation-standing';
import type { QuotationState } from '@/lib/quotation/constants';
import { quotationFields } from '@/lib/quotation/schema';
import english from '@/messages/en.json';
import { replace } from '../../doubles';

replace('next/navigation', { useRouter: () => ({ refresh: () => undefined }) });

const words = english.quotationCenter;
const at = '2026-11-20T09:00:00.000Z';
const quotation = (over: object = {}) =>
  quotationFields.parse({
    ...{ locale: 'en', unitPrice: 880, currency: 'EUR', quantity: 20, unit: 'set', incoterm: 'CIF', place: 'Dakar' },
    ...{ leadDays: 45, paymentMethod: 'letterOfCredit', validUntil: '2099-01-01T00:00:00Z', freight: 360 },
    ...{ priceBreaks: [{ quantity: 50, price: 850 }], minimumOrder: 5, brand: 'Lanchi', model: 'SL-50' },
    ...{ originCode: 'CN', warrantyMonths: 24, sample: 'paid', reference: 'Q-77', message: 'Spare parts for a year' },
    ...{ deviations: [{ position: 0, text: '45 m³/h' }], attachments: ['a/b.pdf'] },
    ...over,
  });
const version = (number: number) => ({
  ...{ number, changed: number > 1 ? ['unitPrice'] : [], createdAt: at },
  unitPrice: 880,
  priceQuantity: 1,
  currency: 'EUR',
  incoterm: 'CIF' as const,
  place: 'Dakar',
});
const show = (state: QuotationState, isForm = false) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <AccountZone timeZone="UTC">
          <QuotationStanding
            own={{
              ...{ id: 4, requestId: 7, state, decline: null, round: null, revision: 2, quotation: quotation() },
              versions: [version(1), version(2)],
            }}
            band={null}
            cancel={null}
            undoUntil={null}
            undone={[]}
            whole={[
              { number: 1, quotation: quotation({ unitPrice: 910, message: 'As a first offer' }), files: [] },
              { number: 2, quotation: quotation(), files: [{ key: 'a/b.pdf', name: 'Curve.pdf' }] },
            ]}
            isForm={isForm}
            request={{
              lines: [{ position: 0, label: 'Flow', value: '', min: 50, max: null, unit: 'm³/h' }],
              spoken: 'en',
            }}
          />
        </AccountZone>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
const facts = (number: number) => screen.getByRole('table', { name: `Version ${number}`, hidden: true });

describe('a decided quotation', () => {
  it.each(['accepted', 'notSelected', 'declined', 'expired', 'withdrawn'] as const)(
    'is fully visible to its company once it is %s',
    (state) => {
      show(state);
      const shown = facts(2);
      expect(shown).toBeVisible();
      for (const text of ['€880', '€17,600', '€850', '€360', 'Dakar', 'Letter of credit (L/C)', 'Lanchi', 'SL-50'])
        expect(shown).toHaveTextContent(text);
      for (const text of ['China', '24', 'Charged', 'Q-77', 'Spare parts for a year', '45 m³/h', 'at least 50 m³/h'])
        expect(shown).toHaveTextContent(text);
      expect(within(shown).getByRole('link', { name: 'Curve.pdf' })).toHaveAttribute(
        'href',
        '/api/quotation/file?id=4&key=a%2Fb.pdf',
      );
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('keeps its earlier versions, which can be opened', () => {
    show('accepted');
    expect(facts(1)).toHaveTextContent('€910');
    expect(facts(1)).toHaveTextContent('As a first offer');
    expect(screen.getByText('All of version 1').closest('details')).not.toHaveAttribute('open');
  });

  it('is collapsed beside its form while live', () => {
    show('submitted', true);
    expect(screen.getByText('All of version 2').closest('details')).not.toHaveAttribute('open');
    expect(screen.getByRole('button', { name: words.withdraw })).toBeInTheDocument();
  });
});
