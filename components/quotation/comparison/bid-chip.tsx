import { useLocale, useTranslations } from 'next-intl';
import { QuotationStateBadge } from '@/components/trade/quotation-state-badge';
import { Badge } from '@/components/ui/badge';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Bid } from '@/lib/quotation/figure/types';
import { missedCount } from '@/lib/quotation/mark/rules';
import { isLive, type View } from './view';

type Props = { bid: Bid; view: Pick<View, 'isSpecified'> };

/** Badge: meets the requirements or not, or the outcome. */
export function BidChip({ bid, view: { isSpecified } }: Props) {
  const t = useTranslations('purchaseCenter.comparison');
  const locale = useLocale();
  const { available, deviations, state } = bid;
  if (!available) return <Badge tone="bad">{t('unavailable')}</Badge>;
  if (!isLive(bid) || !isSpecified) return <QuotationStateBadge state={state} />;
  if (deviations.length === 0) return <Badge tone="ok">{t('complies')}</Badge>;
  const missed = missedCount(bid);
  const count = missed || deviations.length;
  return (
    <Badge tone={missed > 0 ? 'warn' : 'plain'}>
      {t(missed > 0 ? 'deviations' : 'deviationsTaken', { count, n: formatNumber(locale, count) })}
    </Badge>
  );
}
