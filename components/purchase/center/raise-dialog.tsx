'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/form/use-act';
import { ActDialog } from '@/components/trade/act-dialog';
import { Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { purchaseRaiseCall } from '@/lib/purchase/call';
import { purchaseLimits } from '@/lib/purchase/constants';

type Props = { id: number; max: number; onDone: (() => void) | undefined; onClose: () => void };

/** Raises the maximum number of quotations. */
export function RaiseDialog({ id, max, onDone, onClose }: Props) {
  const t = useTranslations('purchaseCenter');
  const limit = purchaseLimits.quotations.max;
  const choices = Array.from({ length: limit - max }, (_, index) => String(max + index + 1));
  const [chosen, setChosen] = useState(String(limit));
  const { act, busy, failureText } = useAct(purchaseRaiseCall, {
    done: t('done.raise'),
    rereads: [['purchase']],
    onFailure: () => undefined,
    onDone: () => {
      onDone?.();
      onClose();
    },
  });
  return (
    <ActDialog
      title={t('raise')}
      button={t('save')}
      tone="primary"
      busy={busy}
      failureText={failureText}
      onSend={() => void act({ id, max: Number(chosen) })}
      onClose={onClose}
    >
      <Field label={t('raiseField')} hint={t('raiseHint')}>
        {(ties) => (
          <Select
            {...ties}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={choices.map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
    </ActDialog>
  );
}
