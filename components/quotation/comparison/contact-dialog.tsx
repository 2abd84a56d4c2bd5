'use client';

import { useTranslations } from 'next-intl';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Note } from '@/components/ui/note';
import { purchaseContactCall } from '@/lib/purchase/call';
import type { DecisionProps } from './decision-props';
import { useDecision } from './use-decision';

/** Confirms revealing the buyer's identity to a supplier. */
export function ContactDialog({ bid: { company, companyId }, view: { requestId }, onClose }: DecisionProps) {
  const t = useTranslations('purchaseCenter.comparison');
  const { act, busy, failureText } = useDecision(purchaseContactCall, t('contactsOpened', { company }), onClose);
  return (
    <ConfirmDialog
      text={t('contactsAsk', { company })}
      more={
        <div className="mt-2 grid gap-2">
          <p>{t('contactsMore')}</p>
          {failureText && (
            <Note tone="bad" role="alert">
              {failureText}
            </Note>
          )}
        </div>
      }
      proceed={t('openContacts')}
      busy={busy}
      onAnswer={(agreed) => void (agreed ? act({ id: requestId, companyId }) : onClose())}
    />
  );
}
