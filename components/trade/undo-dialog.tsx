'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/control';
import { quotationLimits, undoKeys } from '@/lib/quotation/constants';
import { quotationUndoCall } from '@/lib/quotation/undo/call';
import { ReasonDialog } from './reason-dialog';

type Props = {
  /** the accepted quotation */
  id: number;
  /** who undoes it: the buyer or the winner */
  side: 'purchaser' | 'supplier';
  title: string;
  onDone: () => void;
  onClose: () => void;
};

/** Undoes an award with a reason, listing the consequences. */
export function UndoDialog({ id, side, title, onDone, onClose }: Props) {
  const t = useTranslations('trade');
  const [withdraw, setWithdraw] = useState(false);
  return (
    <ReasonDialog
      contract={quotationUndoCall}
      inputOf={(reason) => ({ id, ...reason, withdraw })}
      keys={undoKeys}
      labelOf={(key) => t(`undoReason.${key}`)}
      name={`undo:${id}`}
      title={title}
      button={t(`undo.act.${side}`)}
      lead={<p>{t(`undo.follows.${side}`)}</p>}
      hint={t(`undo.hint.${side}`)}
      limit={quotationLimits.reason}
      done={t('undo.done')}
      rereads={[['comparison'], ['purchase']]}
      wraps
      more={() =>
        side === 'supplier' && (
          <Checkbox checked={withdraw} onChange={({ target }) => setWithdraw(target.checked)}>
            {t('undo.withdraw')}
          </Checkbox>
        )
      }
      onDone={() => {
        onClose();
        onDone();
      }}
      onClose={onClose}
    />
  );
}
