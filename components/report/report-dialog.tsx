'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { useAct } from '@/components/form/use-act';
import { useKeptFields } from '@/components/form/use-kept-fields';
import { ActDialog } from '@/components/trade/act-dialog';
import { RadioGroup, TextArea } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import type { CallOptions } from '@/lib/platform/http/client';
import { type ReportReason, reportReasons, reportTextMax } from '@/lib/report/constants';
import type { chatReportCall, purchaseReportCall, quotationReportCall } from '@/lib/report/schema';

type Props = {
  contract: typeof purchaseReportCall | typeof quotationReportCall | typeof chatReportCall;
  id: number;
  title: string;
  onClose: () => void;
  onDone?: () => void;
  /** Introduction; default text if omitted. */
  lead?: string;
  /** Additional input of the call, with its field. */
  more?: { input: { block: boolean }; field: ReactNode };
  options?: CallOptions;
};

/** Reports a request, quotation or conversation to the staff. docs/domain.md, rule 20. */
export function ReportDialog({ contract, id, title, onClose, onDone, lead, more, options }: Props) {
  const t = useTranslations('report');
  const form = useTranslations('form');
  const blank: { reason: ReportReason | null; words: string } = { reason: null, words: '' };
  const kept = useKeptFields(`report:${contract.path}:${id}`, blank);
  const { reason, words } = kept.values;
  const [isMissing, setMissing] = useState(false);
  const { act, busy, failureText } = useAct(contract, {
    done: t('sent'),
    rereads: [],
    ...(options ? { options } : {}),
    onFailure: () => undefined,
    onDone: () => {
      kept.sent();
      onDone?.();
      onClose();
    },
  });
  const text = words.trim();
  const send = () => {
    if (reason === null || (reason === 'other' && text === '')) return setMissing(true);
    void act({ id, reason, text, ...more?.input });
  };
  return (
    <ActDialog
      title={title}
      button={t('send')}
      busy={busy}
      failureText={failureText}
      lead={<DraftNote draft={kept.draft} saving={busy} drawer />}
      wraps
      onSend={send}
      onClose={onClose}
    >
      <p className="text-ink-2">{lead ?? t('lead')}</p>
      <RadioGroup
        legend={t('legend')}
        name={`report-${id}`}
        value={reason}
        options={reportReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
        error={isMissing && reason === null ? form('reason.choose') : null}
        onChange={(value) => kept.change({ reason: reportReasons.find((one) => one === value) ?? 'other' })}
      />
      <Field
        label={t('text')}
        need={reason === 'other' ? 'required' : 'optional'}
        error={isMissing && reason === 'other' && text === '' ? t('missing') : null}
      >
        {(ties) => (
          <TextArea
            {...ties}
            rows={4}
            maxLength={reportTextMax}
            value={words}
            onChange={({ target }) => kept.change({ words: target.value })}
          />
        )}
      </Field>
      {more?.field}
    </ActDialog>
  );
}
