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
import type { ReportKind } from '@/lib/report/constants';
import { callConsole } from '@/lib/staff/client';
import { decideReportCall } from '@/lib/staff/report/schema';
import { type Preset, PresetChips } from './preset-chips';
import { PresetMeaning } from './preset-meaning';
import { Segmented } from './segmented';
import { useDecision } from './use-decision';
import { useDecisionKeys } from './use-decision-keys';
import { useKeptDecision } from './use-kept-decision';

type Props = {
  id: number;
  /** Kind of report: reported conversations are not removed; the other side is warned. */
  kind: ReportKind;
  /** Preset reasons in the author's and in the reporter's language. */
  presets: { upheld: readonly Preset[]; dismissed: readonly Preset[] };
  /** Storage key of an unsent decision in this browser, and its revision. */
  keep: { name: string; revision: string };
};
const none = { upheld: false, reason: '' };

/** Removes or warns about the reported item, or dismisses the report, with a reason for the person concerned. */
export function ReportDecisionForm({ id, kind, presets, keep }: Props) {
  const t = useTranslations('console.report');
  const router = useRouter();
  const { name, revision } = keep;
  const form = useZodForm(decideReportCall.input, { id, revision, ...none });
  const { decide: send, note } = useDecision();
  const settle = useKeptDecision(form, name, revision, none);
  const isUpheld = form.watch('upheld');
  const usual = isUpheld ? presets.upheld : presets.dismissed;
  const decide = (upheld: boolean) => {
    // A preset is in the language of its recipient; the other person does not read it.
    if (upheld !== isUpheld && usual.some(({ text }) => text === form.getValues('reason'))) form.setValue('reason', '');
    form.setValue('upheld', upheld);
  };
  const place = useRef<HTMLDivElement>(null);
  const write = (text: string) => form.setValue('reason', text, { shouldDirty: true });
  // A keeps the reported item, R removes it, consistent with submissions.
  const { around, leave } = useDecisionKeys(place, {
    presets: usual,
    choose: (choice) => decide(choice === 'reject'),
    choosePreset: write,
    write,
  });
  return (
    <div ref={place} {...around}>
      <Form
        form={form}
        label={t('choice')}
        onSubmit={async (values) => {
          if (!(await send(() => callConsole(decideReportCall, { ...values, revision })))) return;
          settle();
          leave();
          toast(t('decided'));
          router.refresh();
        }}
      >
        {note}
        <Segmented
          label={t('choice')}
          value={isUpheld ? 'uphold' : 'dismiss'}
          onChange={(value) => decide(value === 'uphold')}
          options={[
            { value: 'dismiss', label: t('dismiss'), shortcut: 'A' },
            { value: 'uphold', label: t(kind === 'conversation' ? 'warn' : 'uphold'), shortcut: 'R' },
          ]}
        />
        <PresetChips presets={usual} chosen={form.watch('reason')} onChoose={write} />
        <TextArea
          name="reason"
          label={t(isUpheld ? (kind === 'conversation' ? 'toWarned' : 'toAuthor') : 'toReporter')}
          need="required"
          rows={3}
          limit={reasonMax}
          dir="auto"
        />
        <PresetMeaning presets={usual} typed={form.watch('reason')} />
        <SubmitButton size="m">{t('send')}</SubmitButton>
      </Form>
    </div>
  );
}
