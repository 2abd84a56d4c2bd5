'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { useZodForm } from '@/components/form/use-zod-form';
import { ButtonLink } from '@/components/ui/button';
import { consoleLocaleOf } from '@/lib/platform/i18n/console';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { reasonMax } from '@/lib/platform/reason/constants';
import { reasonOn } from '@/lib/platform/reason/text';
import { href } from '@/lib/platform/routes/address';
import { callConsole } from '@/lib/staff/client';
import { type DecidedMeanwhile, decideCall, type TakenBack } from '@/lib/staff/schema';
import { formatMoment } from '@/lib/staff/time';
import { DecisionKeys } from './decision-keys';
import { useFlags, useSeen } from './flag';
import { type Preset, PresetChips } from './preset-chips';
import { PresetMeaning } from './preset-meaning';
import { Segmented } from './segmented';
import { TakenNote, takenBackBy, takenBy } from './taken-note';
import { useDecisionKeys } from './use-decision-keys';
import { useKeptDecision } from './use-kept-decision';

export type { Preset } from './preset-chips';

type Props = {
  id: number;
  presets: readonly Preset[];
  /** The supplier's language, and field names in it. */
  reader: Locale;
  names: Readonly<Record<string, string>>;
  /** Whether the submission includes a registration document that must be viewed. */
  document: boolean;
  /** Where to go after a decision, and the previous submission. */
  next: string;
  previous: string | null;
  /** Storage key of an unsent decision in this browser, and its revision. */
  keep: { name: string; revision: number };
  timeZone: string;
};

/** Approves, or rejects with a reason that the supplier reads verbatim; see `KeyHelp` for the keys. */
export function DecisionBar(props: Props) {
  const { id, presets, reader, names, document: proof, next, previous, keep, timeZone } = props;
  const t = useTranslations('console.decide');
  const locale = consoleLocaleOf(useLocale());
  const router = useRouter();
  const [taken, setTaken] = useState<DecidedMeanwhile | null>(null);
  const [back, setBack] = useState<TakenBack | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const form = useZodForm(decideCall.input, { id, decision: 'approve', reason: '', flags: [], unseen: false });
  const settle = useKeptDecision(form, keep.name, keep.revision);
  const rejecting = form.watch('decision') === 'reject';
  const typed = form.watch('reason') ?? '';
  const flags = useFlags();
  const { seen } = useSeen();
  const fields = [...new Set(flags.flatMap((path) => names[path] ?? []))];
  const message = reasonOn(fields, reader, typed);
  // An unchanged preset is sent by key, so that each reader gets it in their own language.
  const usual = presets.find(({ text }) => text === typed.trim())?.key ?? null;
  const flagged = flags.length > 0;
  const choose = (decision: 'approve' | 'reject') => form.setValue('decision', decision, { shouldValidate: false });
  const write = (text: string) =>
    form.setValue('reason', text, { shouldValidate: form.formState.isSubmitted, shouldDirty: true });
  const { around } = useDecisionKeys(bar, {
    presets,
    choose,
    choosePreset: (text) => {
      choose('reject');
      write(text);
    },
    write,
    move: (by) => {
      if (by === 1) router.push(next);
      else if (previous !== null) router.push(previous);
    },
  });
  // Flagged fields imply rejection.
  useEffect(() => {
    if (flagged) form.setValue('decision', 'reject');
  }, [flagged, form]);

  return (
    <div
      className="decision-bar sticky bottom-0 z-[4] mt-auto border-t border-ctl bg-paper px-6 py-3 max-lg:px-4 [@media(max-height:600px)]:static"
      ref={bar}
      {...around}
    >
      <Form
        form={form}
        className="grid gap-[10px]"
        label={t('title')}
        onSubmit={async ({ decision, unseen }) => {
          if (taken) return;
          try {
            await callConsole(decideCall, { id, decision, reason: message, preset: usual, flags: [...flags], unseen });
          } catch (error) {
            const faster = takenBy(error);
            const withdrawn = faster ? null : takenBackBy(error);
            if (!faster && !withdrawn) throw error;
            setTaken(faster);
            return setBack(withdrawn);
          }
          settle();
          // The undo bar reports it.
          router.push(next);
          // A prefetched page would miss this decision: no undo, and the old queue.
          router.refresh();
        }}
      >
        {taken && (
          <TakenNote
            taken={taken}
            title={t('taken', {
              own: taken.own ? 'yes' : 'no',
              decision: taken.action.endsWith('.reject') ? 'reject' : 'approve',
              by: taken.by,
              at: formatMoment(locale, taken.at, timeZone),
            })}
          >
            <ButtonLink tone="primary" className="mt-2" href={next}>
              {t('next')}
            </ButtonLink>
          </TakenNote>
        )}
        {back && (
          <TakenNote taken={back} title={t(back.newer === null ? 'withdrawn' : 'newer')}>
            {back.newer !== null && (
              <ButtonLink tone="primary" className="mt-2" href={href('adminReview', { id: back.newer })}>
                {t('openNewer')}
              </ButtonLink>
            )}
          </TakenNote>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <b>{t('title')}</b>
          <Segmented
            label={t('title')}
            value={rejecting ? 'reject' : 'approve'}
            onChange={choose}
            options={[
              { value: 'approve', label: t('approve') },
              { value: 'reject', label: t('reject') },
            ]}
          />
          <span className="text-ink-3">{t('reader', { language: sites[reader].endonym })}</span>
          <DecisionKeys />
        </div>
        <div className="flex items-end justify-end gap-4 max-lg:flex-col max-lg:items-stretch">
          {!rejecting && proof && !seen && (
            <div className="me-auto">
              <CheckboxField name="unseen" label={t('unseen')} hint={t('unseenHint')} />
            </div>
          )}
          {rejecting && (
            <div className="grid min-w-0 flex-1 gap-2 [&_q]:text-ink-2 [&_textarea]:max-h-[24dvh] [&_textarea]:min-h-[3.4lh]">
              <PresetChips presets={presets} chosen={typed} onChoose={write} />
              <TextArea
                name="reason"
                label={t('reason')}
                need="required"
                rows={2}
                limit={reasonMax - (message.length - typed.trim().length)}
                lang={reader}
                dir={sites[reader].dir}
              />
              {message !== '' && (
                <p className="fd-h" aria-live="polite">
                  {t('hint')} <q lang={reader}>{message}</q>
                </p>
              )}
              <PresetMeaning presets={presets} typed={typed} />
            </div>
          )}
          {!taken && (
            <div
              className={`flex flex-wrap gap-2 max-lg:[&>*]:flex-1 ${rejecting ? 'min-w-[190px] flex-none flex-col items-stretch max-lg:flex-row' : 'flex-row-reverse justify-end'}`}
            >
              <SubmitButton tone={rejecting ? 'danger' : 'ok'} size="m">
                {t(rejecting ? 'rejectNext' : 'approveNext')}
              </SubmitButton>
              <ButtonLink tone="quiet" href={next}>
                {t('skip')}
              </ButtonLink>
            </div>
          )}
        </div>
      </Form>
    </div>
  );
}
