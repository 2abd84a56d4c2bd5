'use client';

import { useTranslations } from 'next-intl';
import { useZone } from '@/components/form/account-zone';
import { DraftNote } from '@/components/form/draft-note';
import { useKeptFields } from '@/components/form/use-kept-fields';
import { Button } from '@/components/ui/button';
import { Input, TextArea } from '@/components/ui/control';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Note } from '@/components/ui/note';
import { dayOf, endOfDay } from '@/lib/calendar/zoned-day';
import { quotationRoundCall } from '@/lib/quotation/call';
import { quotationLimits } from '@/lib/quotation/constants';
import type { Decided } from './decided';
import { useDecision } from './use-decision';

const dayLength = 86_400_000;
const usual = 5;

/** Asks one supplier for a better offer until the end of a day in the time zone of the account. */
export function RoundDialog({ bid: { id, company }, onClose }: Decided) {
  const t = useTranslations('purchaseCentre.comparison');
  const form = useTranslations('form');
  const zone = useZone();
  const dayIn = (days: number) => dayOf(new Date(Date.now() + days * dayLength).toISOString(), zone);
  const kept = useKeptFields(`round:${id}`, { day: dayIn(usual), text: '' });
  const { text } = kept.values;
  // A day that was kept may have passed meanwhile.
  const day = kept.values.day !== '' && kept.values.day < dayIn(0) ? dayIn(usual) : kept.values.day;
  const { act, busy, failureText } = useDecision(quotationRoundCall, t('roundSent', { company }), () => {
    kept.sent();
    onClose();
  });
  return (
    <Dialog
      title={t('roundTitle', { company })}
      closeLabel={form('close')}
      busy={busy}
      onClose={onClose}
      foot={
        <Button
          tone="primary"
          busy={busy}
          disabled={day === ''}
          onClick={() => void act({ id, until: endOfDay(day, zone), text })}
        >
          {t('askBetter')}
        </Button>
      }
    >
      <div className="grid gap-4 whitespace-normal">
        <DraftNote draft={kept.draft} saving={busy} drawer />
        {failureText && (
          <Note tone="bad" role="alert">
            {failureText}
          </Note>
        )}
        <Field label={t('roundUntil')} need="required" hint={t('roundHint')}>
          {(ties) => (
            <Input
              {...ties}
              type="date"
              min={dayIn(0)}
              value={day}
              onChange={({ target }) => kept.change({ day: target.value })}
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
      </div>
    </Dialog>
  );
}
