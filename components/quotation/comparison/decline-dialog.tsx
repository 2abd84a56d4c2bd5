'use client';

import { useTranslations } from 'next-intl';
import { ReasonField, useReason } from '@/components/trade/reason-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { quotationDeclineCall } from '@/lib/quotation/call';
import { declineKeys, quotationLimits } from '@/lib/quotation/constants';
import type { DecisionProps } from './decision-props';
import { useDecision } from './use-decision';

/** Declines a quotation with a preset or custom reason, which the supplier reads. */
export function DeclineDialog({ bid: { id, company }, onClose }: DecisionProps) {
  const t = useTranslations('purchaseCenter.comparison');
  const form = useTranslations('form');
  const trade = useTranslations('trade');
  const reason = useReason(declineKeys, `decline:${id}`);
  const { act, busy, failureText } = useDecision(quotationDeclineCall, t('declined', { company }), () => {
    reason.sent();
    onClose();
  });
  const send = () => {
    const taken = reason.take();
    if (taken) void act({ id, key: taken.key, reason: taken.text });
  };
  return (
    <Dialog
      title={t('declineTitle', { company })}
      closeLabel={form('close')}
      busy={busy}
      onClose={onClose}
      foot={
        <Button tone="danger" busy={busy} onClick={send}>
          {t('decline')}
        </Button>
      }
    >
      <div className="grid gap-4 whitespace-normal">
        {failureText && (
          <Note tone="bad" role="alert">
            {failureText}
          </Note>
        )}
        <ReasonField
          of={reason}
          labelOf={(key) => trade(`declineReason.${key}`)}
          hint={t('reasonHint')}
          limit={quotationLimits.reason}
        />
      </div>
    </Dialog>
  );
}
