'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useZone } from '@/components/form/account-zone';
import { DraftNote } from '@/components/form/draft-note';
import { useKeptFields } from '@/components/form/use-kept-fields';
import { ActDialog } from '@/components/trade/act-dialog';
import { Input, TextArea } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { dayMs } from '@/lib/platform/calendar/constants';
import { dayOf, endOfDay } from '@/lib/platform/calendar/zoned-day';
import { formatInstant } from '@/lib/platform/i18n/format';
import { quotationRoundCall } from '@/lib/quotation/call';
import { quotationLimits } from '@/lib/quotation/constants';
import type { DecisionProps } from './decision-props';
import { useDecision } from './use-decision';

const usual = 5;

/** Asks a supplier for a better offer until the end of a day in the account's time zone. */
export function RoundDialog({ bid: { id, company, quotation, compared }, view, onClose }: DecisionProps) {
  const t = useTranslations('purchaseCenter.comparison');
  const zone = useZone();
  const dayAt = (time: number) => dayOf(new Date(time).toISOString(), zone);
  const locale = useLocale();
  // A round cannot outlast the quotation.
  const { validUntil } = quotation;
  const lastDay = dayOf(validUntil, zone);
  const usualDay = dayAt(Math.min(Date.now() + usual * dayMs, Date.parse(validUntil)));
  const wish = compared?.missing.includes('incoterm') ? t('roundTerms', { terms: view.terms }) : '';
  const kept = useKeptFields(`round:${id}`, { day: usualDay, text: wish });
  const { text } = kept.values;
  // A stored day may have passed; while typing, the year may have one digit.
  const [isTyped, setIsTyped] = useState(false);
  const isOver = !isTyped && kept.values.day !== '' && kept.values.day < dayAt(Date.now());
  const day = isOver ? usualDay : kept.values.day;
  const { act, busy, failureText } = useDecision(quotationRoundCall, t('roundSent', { company }), () => {
    kept.sent();
    onClose();
  });
  return (
    <ActDialog
      title={t('roundTitle', { company })}
      button={t('askBetter')}
      tone="primary"
      busy={busy}
      disabled={day === ''}
      failureText={failureText}
      lead={<DraftNote draft={kept.draft} saving={busy} drawer />}
      wraps
      onSend={() => void act({ id, until: day === lastDay ? validUntil : endOfDay(day, zone), text })}
      onClose={onClose}
    >
      <Field
        label={t('roundUntil')}
        need="required"
        hint={t('roundHint', { time: formatInstant(locale, validUntil, zone) })}
      >
        {(ties) => (
          <Input
            {...ties}
            type="date"
            min={dayAt(Date.now())}
            max={lastDay}
            value={day}
            onChange={({ target }) => {
              setIsTyped(true);
              kept.change({ day: target.value });
            }}
          />
        )}
      </Field>
      <Field label={t('roundText')} need="optional" hint={t('roundTextHint')}>
        {(ties) => (
          <TextArea
            {...ties}
            maxLength={quotationLimits.message}
            value={text}
            onChange={({ target }) => kept.change({ text: target.value })}
          />
        )}
      </Field>
    </ActDialog>
  );
}
