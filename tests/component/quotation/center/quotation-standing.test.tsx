import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountZone } from '@/components/form/account-zone';
import { ToastRegion } from '@/components/form/toast';
import { QuotationStanding } from '@/components/quotation/center/quotation-standing';
import { TranslateScope } from '@/components/translate/translate-scope';
import { CallFailure } from '@/lib/platform/http/client';
import type { Standing } from '@/lib/quotation/own/queries';
import { quotationFields } from '@/lib/quotation/schema';
import english from '@/messages/en.json';
import { replace } from '../../doubles';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
const refresh = vi.fn();
replace('@/lib/platform/http/client', { call });
replace('next/navigation', { useRouter: () => ({ refresh }) });

const words = english.trade;
const user = userEvent.setup();
const own = (state: 'accepted' | 'submitted'): NonNullable<Standing['own']> => ({
  id: 9,
  requestId: 7,
  state,
  decline: null,
  round: null,
  revision: 1,
  quotation: quotationFields.parse({
    locale: 'en',
    unitPrice: 100,
    currency: 'EUR',
    quantity: 20,
    unit: 'set',
    incoterm: 'CIF',
    place: 'Dakar',
    leadDays: 30,
    paymentMethod: 'letterOfCredit',
    validUntil: '2099-01-01T00:00:00Z',
  }),
  versions: [],
});
type Over = Partial<Omit<ComponentProps<typeof QuotationStanding>, 'isForm'>>;
const show = (state: 'accepted' | 'submitted', over: Over = {}) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <AccountZone timeZone="UTC">
          <TranslateScope on>
            <QuotationStanding
              own={own(state)}
              band={null}
              cancel={null}
              undoUntil={null}
              undone={[]}
              whole={[]}
              isForm={false}
              request={{ lines: [], spoken: 'en' }}
              {...over}
            />
          </TranslateScope>
        </AccountZone>
        <ToastRegion />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );

beforeEach(() => {
  refresh.mockReset();
  call.mockReset();
  call.mockResolvedValue(null);
});

describe('the winner of an award', () => {
  const begin = async () => {
    show('accepted', { undoUntil: '2099-01-10T12:00:00Z' });
    await user.click(screen.getByRole('button', { name: words.undo.act.supplier }));
    return within(await screen.findByRole('dialog'));
  };

  it('withdraws from it with a reason, and withdraws its quotation if selected', async () => {
    const dialog = await begin();
    expect(dialog.getByText(words.undo.follows.supplier)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: words.undoReason.price }));
    await user.click(dialog.getByRole('checkbox', { name: words.undo.withdraw }));
    await user.click(dialog.getByRole('button', { name: words.undo.act.supplier }));
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    const sent = { id: 9, key: 'price', reason: '', withdraw: true };
    expect(call.mock.calls.map(([path, input]) => [path, input])).toEqual([['/api/quotation/undo', sent]]);
  });

  it('keeps the input on failure, with the reason', async () => {
    call.mockRejectedValue(new CallFailure(409, 'An award can only be undone for 14 days', [], null));
    const dialog = await begin();
    await user.click(dialog.getByRole('radio', { name: english.form.reason.other }));
    await user.type(dialog.getByRole('textbox'), 'Our works burnt down');
    await user.click(dialog.getByRole('button', { name: words.undo.act.supplier }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('An award can only be undone for 14 days');
    expect(dialog.getByRole('textbox')).toHaveValue('Our works burnt down');
  });

  it('cannot withdraw after the deadline', () => {
    show('accepted');
    expect(screen.queryByRole('button', { name: words.undo.act.supplier })).toBeNull();
  });

  it('sees afterwards who undid it, and why', () => {
    const past = { companyId: 3, awardedAt: '2099-01-01T08:00:00Z', undoneAt: '2099-01-02T08:00:00Z' };
    show('submitted', { undone: [{ ...past, by: 'purchaser', reason: { key: 'changed', text: 'Two pumps fewer' } }] });
    expect(screen.getByText(/^On 2 Jan 2099, 08:00 the buyer undid the award of/)).toBeVisible();
    expect(screen.getByText(words.undoReason.changed)).toBeVisible();
    expect(screen.getByText('Two pumps fewer')).toBeVisible();
  });
});

it('a request for a better offer in another language can be translated', async () => {
  call.mockResolvedValue(['Delivery in March']);
  const round = { round: 1, until: '2099-01-01T00:00:00Z', text: 'Livraison en mars', open: true };
  show('submitted', { own: { ...own('submitted'), round } });
  await user.click(screen.getByRole('button', { name: english.translate.translate }));
  expect(await screen.findByText('Delivery in March')).toBeVisible();
  expect(call.mock.lastCall?.[1]).toEqual({ from: null, to: 'en', texts: ['Livraison en mars'] });
});
