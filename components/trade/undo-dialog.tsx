'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/control';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { quotationLimits, undoKeys } from '@/lib/quotation/constants';
import { quotationUndoCall } from '@/lib/quotation/undo/call';
import { ReasonField, useReason } from './reason-field';

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
  const form = useTranslations('form');
  const reason = useReason(undoKeys, `undo:${id}`);
  const [withdraw, setWithdraw] = useState(false);
  const { act, busy, failureText } = useAct(quotationUndoCall, {
    done: t('undo.done'),
    rereads: [['comparison'], ['purchase']],
    onFailure: () => undefined,
    onDone: () => {
      reason.sent();
      onClose();
      onDone();
    },
  });
  const send = () => {
    const taken = reason.take();
    if (taken) void act({ id, key: taken.key, reason: taken.text, withdraw });
  };
  return (
    <Dialog
      title={title}
      closeLabel={form('close')}
      busy={busy}
      onClose={onClose}
      foot={
        <Button tone="danger" busy={busy} onClick={send}>
          {t(`undo.act.${side}`)}
        </Button>
      }
    >
      <div className="grid gap-4 whitespace-normal">
        <p>{t(`undo.follows.${side}`)}</p>
        {failureText && (
          <Note tone="bad" role="alert">
            {failureText}
          </Note>
        )}
        <ReasonField
          of={reason}
          labelOf={(key) => t(`undoReason.${key}`)}
          hint={t(`undo.hint.${side}`)}
          limit={quotationLimits.reason}
        />
        {side === 'supplier' && (
          <Checkbox checked={withdraw} onChange={({ target }) => setWithdraw(target.checked)}>
            {t('undo.withdraw')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  );
}
