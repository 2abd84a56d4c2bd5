import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { ControlLine } from '@/components/quotation/comparison/control-line';
import english from '@/messages/en.json';
import { replace } from '../../doubles';

replace('next/navigation', { useRouter: () => ({ push: () => undefined }) });

it('scrolls a focused control fully into view', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const ask = { incoterm: '', place: '', deliveryBy: null, paymentMethod: '', paymentOther: '', toAgree: [] };
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <ControlLine
        id={7}
        comparison={{ basis: null, own: { quantity: 20, currency: 'USD' }, currencies: ['USD'], items: [] } as never}
        asked={{ ...ask, budget: null, currency: 'USD' } as never}
        weights={null}
        order="score"
        onOrder={() => undefined}
        onlyDifferent={false}
        onOnlyDifferent={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  const order = screen.getByRole('combobox', { name: english.purchaseCenter.comparison.order });
  act(() => order.focus());
  expect(scrolled.mock.lastCall).toEqual([{ block: 'nearest', inline: 'nearest' }]);
  expect(scrolled.mock.contexts.at(-1)).toBe(order);
  scrolled.mockRestore();
});
