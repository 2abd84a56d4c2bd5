import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { AccountZone } from '@/components/form/account-zone';
import { OrderSheet } from '@/components/quotation/order/order-sheet';
import { AwardNext } from '@/components/trade/award-next';
import { TranslateScope } from '@/components/translate/translate-scope';
import type { PurchaseOrder } from '@/lib/quotation/order/types';
import { quotationFields } from '@/lib/quotation/schema';
import english from '@/messages/en.json';
import { replace } from '../../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
replace('@/lib/platform/http/client', { call });

const party = { person: '', address: [], registration: '', phone: '', email: '', showroomId: null };
const order: PurchaseOrder = {
  ...{ number: '7-12', requestId: 7, quotationId: 12, awardedAt: '2026-12-01T10:00:00Z', deliveryBy: '2027-04-30' },
  title: { text: 'Slurry pumps', locale: 'en' },
  request: { lines: [{ position: 0, label: 'Flow', value: '', min: 50, max: null, unit: 'm³/h' }], spoken: 'en' },
  version: {
    number: 2,
    quotation: quotationFields.parse({
      ...{ locale: 'en', unitPrice: 880, currency: 'EUR', quantity: 20, unit: 'set', incoterm: 'CIF', place: 'Dakar' },
      ...{ leadDays: 45, paymentMethod: 'letterOfCredit', validUntil: '2099-01-01T00:00:00Z', warrantyMonths: 24 },
    }),
    files: [],
  },
  buyer: { ...party, name: 'Dakar Water', person: 'Awa Ndiaye', phone: '+221338231010', email: 'awa@buyer.example' },
  seller: { ...party, name: 'Lanchi Pumps', registration: 'HRB 31415', address: ['Lane 1', 'Berlin'], showroomId: 5 },
};
const show = (node: React.ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <AccountZone timeZone="Asia/Dubai">{node}</AccountZone>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );

it('an order sheet has number and date, both sides with contacts, goods, price and all terms', () => {
  show(<OrderSheet order={order} />);
  const table = (name: string) => screen.getByRole('table', { name });
  expect(table('Order sheet')).toHaveTextContent(/7-12.*1 Dec 2026, 14:00 GMT\+4.*Slurry pumps.*30 Apr 2027/);
  expect(table('Buyer')).toHaveTextContent(/Dakar Water.*Awa Ndiaye/);
  expect(within(table('Buyer')).getByRole('link', { name: '+221338231010' })).toHaveAttribute(
    'href',
    'tel:+221338231010',
  );
  expect(table('Supplier')).toHaveTextContent(/Lanchi Pumps.*HRB 31415.*Lane 1.*Berlin/);
  const terms = table('Version 2');
  for (const text of [
    /€880/,
    /20 sets/,
    /€17,600/,
    /CIF.*Dakar/,
    /45/,
    /Letter of credit/,
    /24/,
    /1 Jan 2099, 04:00 GMT\+4/,
  ])
    expect(terms).toHaveTextContent(text);
  expect(screen.getByText('Flow')).toBeVisible();
  expect(screen.getAllByText('Place, date, signature')).toHaveLength(2);
});

it('the next step links both sides to their own order sheets', () => {
  const { unmount } = show(<AwardNext side="buyer" requestId={7} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/amember/order/7.html');
  unmount();
  show(<AwardNext side="seller" requestId={7} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/companycenter/order/7.html');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Contact the buyer');
});

it('a supplier’s text in another language can be translated', async () => {
  call.mockResolvedValue(['30 % down', '45 m³/h', 'Spares are included']);
  const { version } = order;
  const written = {
    ...({ locale: 'fr', paymentMethod: 'other', paymentOther: '30 % à la commande' } as const),
    ...{ deviations: [{ position: 0, text: '45 m³/h seulement' }], message: 'Pièces comprises' },
  } as const;
  const foreign = { ...version, quotation: { ...version.quotation, ...written, deviations: [...written.deviations] } };
  show(
    <TranslateScope on>
      <OrderSheet order={{ ...order, version: foreign }} />
    </TranslateScope>,
  );
  await userEvent.click(screen.getByRole('button', { name: english.translate.translate }));
  expect(await screen.findByText('Spares are included')).toBeVisible();
  expect(call.mock.lastCall?.[1]).toEqual({
    ...{ from: 'fr', to: 'en' },
    texts: ['30 % à la commande', '45 m³/h seulement', 'Pièces comprises'],
  });
});
