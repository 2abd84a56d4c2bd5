'use client';

import { useTranslations } from 'next-intl';
import { ReasonDialog } from '@/components/trade/reason-dialog';
import { quotationDeclineCall } from '@/lib/quotation/call';
import { declineKeys, quotationLimits } from '@/lib/quotation/constants';
import type { DecisionProps } from './decision-props';
import { comparisonQueries } from './use-decision';

/** Declines a quotation with a preset or custom reason, which the supplier reads. */
export function DeclineDialog({ bid: { id, company }, onClose }: DecisionProps) {
  const t = useTranslations('purchaseCenter.comparison');
  const trade = useTranslations('trade');
  return (
    <ReasonDialog
      contract={quotationDeclineCall}
      inputOf={(reason) => ({ id, ...reason })}
      keys={declineKeys}
      labelOf={(key) => trade(`declineReason.${key}`)}
      name={`decline:${id}`}
      title={t('declineTitle', { company })}
      button={t('decline')}
      hint={t('reasonHint')}
      limit={quotationLimits.reason}
      done={t('declined', { company })}
      rereads={comparisonQueries}
      wraps
      onDone={onClose}
      onClose={onClose}
    />
  );
}
