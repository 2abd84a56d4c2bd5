'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useZone } from '@/components/form/account-zone';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { Input, NumberInput, TextArea } from '@/components/ui/control';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { dayOf, endOfDay } from '@/lib/calendar/zoned-day';
import type { CallFailure } from '@/lib/http/client';
import { purchaseAddendumCall } from '@/lib/purchase/call';
import { purchaseLimits } from '@/lib/purchase/constants';
import type { PurchaseInput } from '@/lib/purchase/schema';

type Props = { id: number; revision: number; purchase: PurchaseInput; onClose: () => void };

/** Asks for an addendum: its words, and the quantity and the closing time where they change. */
export function AddendumDialog({ id, revision, purchase, onClose }: Props) {
  const t = useTranslations('purchaseCentre');
  const form = useTranslations('form');
  const router = useRouter();
  const zone = useZone();
  const closing = dayOf(purchase.validUntil, zone);
  const [text, setText] = useState('');
  const [quantity, setQuantity] = useState(String(purchase.quantity ?? ''));
  const [day, setDay] = useState(closing);
  const [failure, setFailure] = useState<{ failure: CallFailure; words: string } | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { act, busy } = useAct(purchaseAddendumCall, {
    done: t('addendumSent'),
    rereads: [['purchase']],
    onDone: () => {
      router.refresh();
      onClose();
    },
    onFailure: (told, words) => setFailure({ failure: told, words }),
  });
  const errorOf = (field: string) => failure?.failure.errors.find((one) => one.field.endsWith(field))?.message ?? null;
  const send = () => {
    setFailure(null);
    setMissing(text.trim() === '');
    if (text.trim() === '') return;
    const amount = Number(quantity.replace(',', '.'));
    const validUntil = day === '' || day === closing ? purchase.validUntil : endOfDay(day, zone);
    const changed = { ...purchase, quantity: Number.isFinite(amount) ? amount : purchase.quantity, validUntil };
    void act({ id, revision, text, purchase: changed });
  };
  return (
    <Dialog
      title={t('addendumAdd')}
      closeLabel={form('close')}
      busy={busy}
      onClose={onClose}
      foot={
        <Button tone="primary" busy={busy} onClick={send}>
          {t('addendumSend')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {failure && (
          <Note tone="bad" role="alert">
            {failure.words}
          </Note>
        )}
        <p className="text-ink-2">{t('addendumLead')}</p>
        <Field
          label={t('addendumText')}
          need="required"
          hint={t('addendumHint')}
          error={isMissing && text.trim() === '' ? t('addendumMissing') : errorOf('text')}
        >
          {(ties) => (
            <TextArea
              {...ties}
              maxLength={purchaseLimits.text}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <Field label={t('addendumQuantity')} error={errorOf('quantity')}>
          {(ties) => <NumberInput {...ties} value={quantity} onChange={({ target }) => setQuantity(target.value)} />}
        </Field>
        <Field label={t('addendumDay')} hint={t('addendumDayHint')} error={errorOf('validUntil')}>
          {(ties) => (
            <Input {...ties} type="date" min={closing} value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
