import type { ReactNode } from 'react';
import { formatPrice } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { nearestMinor } from '@/lib/platform/money/amount';
import { type AmountRange, markAmount } from '@/lib/platform/money/exchange-rate';

/** An amount to be shown in the reader's currency too, below `children` (components/layout/converted-amounts.ts). */
export const Money = ({ of, children }: { of: AmountRange; children: ReactNode }) => (
  <data value={markAmount(of)}>{children}</data>
);

type Props = { amount: number; currency: string; per?: number; locale: Locale; className?: string };

/** A decimal amount in its own currency, for `per` units. */
export function Amount({ amount, currency, per = 1, locale, className }: Props) {
  const minor = nearestMinor(amount, currency);
  return (
    <Money of={{ low: minor, high: minor, currency, per }}>
      <bdi dir="ltr" className={className}>
        {formatPrice(locale, amount, currency, per)}
      </bdi>
    </Money>
  );
}
