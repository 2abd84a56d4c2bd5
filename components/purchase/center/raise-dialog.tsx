'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/control';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { purchaseRaiseCall } from '@/lib/purchase/call';
import { purchaseLimits } from '@/lib/purchase/constants';

type Props = { id: number; max: number; onDone: (() => void) | undefined; onClose: () => void };

/** Raises the maximum number of quotations. */
export function RaiseDialog({ id, max, onDone, onClose }: Props) {
  const t = useTranslations('purchaseCenter');
  const form = useTranslations('form');
  const limit = purchaseLimits.quotations.max;
  const choices = Array.from({ length: limit - max }, (_, index) => String(max + index + 1));
  const [chosen, setChosen] = useState(String(limit));
  const raise = useAct(purchaseRaiseCall, {
    done: t('done.raise'),
    rereads: [['purchase']],
    onFailure: () => undefined,
    onDone: () => {
      onDone?.();
      onClose();
    },
  });
  return (
    <Dialog
      title={t('raise')}
      closeLabel={form('close')}
      busy={raise.busy}
      onClose={onClose}
      foot={
        <Button tone="primary" busy={raise.busy} onClick={() => void raise.act({ id, max: Number(chosen) })}>
          {t('save')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {raise.failureText && (
          <Note tone="bad" role="alert">
            {raise.failureText}
          </Note>
        )}
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
      </div>
    </Dialog>
  );
}
