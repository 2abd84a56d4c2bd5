import { useLocale, useTranslations } from 'next-intl';
import { formatPrice } from '@/lib/platform/i18n/format';
import type { Bid } from '@/lib/quotation/figure/types';
import type { View } from './view';

type Props = { bid: Bid; view: Pick<View, 'basis'> };

/** Price on the buyer's basis; if not convertible the supplier's own, with a note. */
export function BidPrice({ bid: { compared, quotation }, view: { basis } }: Props) {
  const t = useTranslations('purchaseCenter.comparison');
  const locale = useLocale();
  const value = compared?.converted ?? null;
  if (basis && value !== null)
    return (
      <span dir="ltr" className="text-20 leading-[22px] font-strong whitespace-nowrap">
        {formatPrice(locale, value, basis.currency, basis.priceQuantity)}
      </span>
    );
  const { unitPrice, currency, priceQuantity } = quotation;
  return (
    <span className="leading-[22px] whitespace-nowrap">
      <span dir="ltr" className="text-16 font-strong">
        {formatPrice(locale, unitPrice, currency, priceQuantity)}
      </span>{' '}
      {basis && <span className="text-12 text-ink-2">{t('notComparable')}</span>}
    </span>
  );
}
