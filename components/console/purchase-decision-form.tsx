'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { toast } from '@/components/form/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { reasonMax } from '@/lib/platform/reason/constants';
import { callConsole } from '@/lib/staff/client';
import { decidePurchaseCall } from '@/lib/staff/schema';
import { type Preset, PresetChips } from './preset-chips';
import { PresetMeaning } from './preset-meaning';
import { Segmented } from './segmented';
import { useDecision } from './use-decision';
import { useDecisionKeys } from './use-decision-keys';
import { useKeptDecision } from './use-kept-decision';

type Props = {
  id: number;
  /** The closing time has passed, so approval is impossible. */
  isOver: boolean;
  /** Preset reasons in the buyer's language. */
  presets: readonly Preset[];
  /** Storage key of an unsent decision in this browser, and its revision. */
  keep: { name: string; revision: number };
};

/** Approves a new buyer's request, or returns it with a reason. */
export function PurchaseDecisionForm({ id, isOver, presets, keep }: Props) {
  const t = useTranslations('console.purchase');
  const router = useRouter();
  const { name, revision } = keep;
  const form = useZodForm(decidePurchaseCall.input, {
    id,
    revision,
    decision: isOver ? 'reject' : 'approve',
    reason: '',
  });
  const { decide, note } = useDecision();
  // If approval is impossible there is no choice to restore.
  const none = { reason: '', ...(!isOver && { decision: 'approve' }) };
  const settle = useKeptDecision(form, name, revision, none);
  const isRejected = form.watch('decision') === 'reject';
  const place = useRef<HTMLDivElement>(null);
  const choose = (decision: 'approve' | 'reject') => {
    if (!isOver) form.setValue('decision', decision);
  };
  const write = (text: string) => form.setValue('reason', text, { shouldDirty: true });
  const { around, leave } = useDecisionKeys(place, {
    presets,
    choose,
    choosePreset: (text) => {
      choose('reject');
      write(text);
    },
    write,
  });
  return (
    <div ref={place} {...around}>
      <Form
        form={form}
        label={t('choice')}
        onSubmit={async (values) => {
          if (!(await decide(() => callConsole(decidePurchaseCall, { ...values, revision })))) return;
          settle();
          leave();
          toast(t('decided'));
          router.refresh();
        }}
      >
        {note}
        {isOver && <p className="fd-h">{t('overdue')}</p>}
        {!isOver && (
          <Segmented
            label={t('choice')}
            value={isRejected ? 'reject' : 'approve'}
            onChange={choose}
            options={[
              { value: 'approve', label: t('approve'), shortcut: 'A' },
              { value: 'reject', label: t('reject'), shortcut: 'R' },
            ]}
          />
        )}
        {isRejected && (
          <>
            <PresetChips presets={presets} chosen={form.watch('reason') ?? ''} onChoose={write} />
            <TextArea name="reason" label={t('reason')} need="required" rows={3} limit={reasonMax} dir="auto" />
            <PresetMeaning presets={presets} typed={form.watch('reason') ?? ''} />
          </>
        )}
        <SubmitButton size="m">{t('send')}</SubmitButton>
      </Form>
    </div>
  );
}
