'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { RadioGroup, TextArea } from '@/components/ui/control';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { quotationDeclineCall } from '@/lib/quotation/call';
import { declineKeys, quotationLimits } from '@/lib/quotation/constants';
import type { Decided } from './decided';
import { useDecision } from './use-decision';

const reasons = [...declineKeys, 'other'] as const;
type Reason = (typeof reasons)[number];

/** Asks why a quotation is declined: a usual reason or one's own words, which its supplier reads. */
export function DeclineDialog({ bid: { id, company }, onClose }: Decided) {
  const t = useTranslations('purchaseCentre.comparison');
  const form = useTranslations('form');
  const trade = useTranslations('trade');
  const [reason, setReason] = useState<Reason>('price');
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { act, busy, failureText } = useDecision(quotationDeclineCall, t('declined', { company }), onClose);
  const own = words.trim();
  const send = () => {
    if (reason === 'other' && own === '') return setMissing(true);
    void act({ id, key: reason === 'other' ? null : reason, reason: own });
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
        <RadioGroup
          legend={t('reasonLegend')}
          name={`reason-${id}`}
          value={reason}
          options={reasons.map((value) => ({
            value,
            label: value === 'other' ? t('reason.other') : trade(`declineReason.${value}`),
          }))}
          onChange={(value) => setReason(reasons.find((one) => one === value) ?? 'other')}
        />
        <Field
          label={t('reasonWords')}
          need={reason === 'other' ? 'required' : 'optional'}
          hint={t('reasonHint')}
          error={isMissing && reason === 'other' && own === '' ? t('reasonMissing') : null}
        >
          {(ties) => (
            <TextArea
              {...ties}
              rows={3}
              maxLength={quotationLimits.reason}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
