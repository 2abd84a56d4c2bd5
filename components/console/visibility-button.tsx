'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Form } from '@/components/form/form';
import { SubmitButton } from '@/components/form/submit-button';
import { TextArea } from '@/components/form/text-area';
import { toast } from '@/components/form/toast';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { useZodForm } from '@/components/form/use-zod-form';
import { Button } from '@/components/ui/button';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { reasonMax } from '@/lib/platform/reason/constants';
import { callConsole } from '@/lib/staff/client';
import { type Visibility, visibilityCall } from '@/lib/staff/schema';
import { type Preset, PresetChips } from './preset-chips';
import { useDecision } from './use-decision';
import { useKeptDecision } from './use-kept-decision';

/** The supplier's language, and preset reasons in it. */
export type RejectionReader = { reader: Locale; presets: readonly Preset[] };

type Props = {
  kind: Visibility['kind'];
  id: number;
  /** Revision of the public version. */
  revision: number;
  title: string;
  /** Whether to restore it. */
  on: boolean;
  readOnly: boolean;
  /** A decision about it can still be undone. */
  held: boolean;
  told: RejectionReader;
};

type FormProps = Pick<Props, 'kind' | 'id' | 'revision' | 'on' | 'told'> & {
  verb: 'disable' | 'enable' | 'hide' | 'show';
  onClose: () => void;
};

const none = { reason: '' };

function VisibilityForm({ kind, id, revision, on, told, verb, onClose }: FormProps) {
  const t = useTranslations('console');
  const router = useRouter();
  const form = useZodForm(visibilityCall.input, { kind, id, revision, on, reason: '' });
  const set = useKeptDecision(form, `decision:turn:${kind}:${id}`, 0, none);
  const { decide, note } = useDecision();
  const reason = form.watch('reason') ?? '';
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        if (!(await decide(() => callConsole(visibilityCall, { ...values, revision })))) return;
        set();
        onClose();
        toast(t('visibility.done'));
        router.refresh();
      }}
    >
      {note}
      {!on && (
        <>
          <p className="fd-h">{t('decide.reader', { language: sites[told.reader].endonym })}</p>
          <PresetChips
            presets={told.presets}
            keyed={false}
            chosen={reason}
            onChoose={(text) => form.setValue('reason', text, { shouldDirty: true })}
          />
          <TextArea
            name="reason"
            label={t('visibility.reason')}
            need="required"
            rows={3}
            limit={reasonMax}
            lang={told.reader}
            dir="auto"
          />
        </>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <SubmitButton tone={on ? 'primary' : 'danger'} size="m">
          {t(`visibility.${verb}`)}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Hides an item with a reason, or restores it, after confirmation. */
export function VisibilityButton({ kind, id, revision, title, on, readOnly, held, told }: Props) {
  const t = useTranslations('console');
  const box = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLSpanElement>(null);
  const inside = useHeldFocus<HTMLSpanElement>(place);
  const [open, setOpen] = useState(false);
  const name = useId();
  const hidden = kind === 'case' || kind === 'module' || kind === 'page';
  const verb = hidden ? (on ? 'show' : 'hide') : on ? 'enable' : 'disable';
  const company = kind === 'company';
  const noteKey = on
    ? company
      ? 'visibility.companyBack'
      : 'visibility.back'
    : company
      ? 'visibility.companyNote'
      : 'visibility.note';
  return (
    <span ref={place} tabIndex={-1}>
      <span ref={inside}>
        {held ? (
          <small className="text-ink-3">{t('undo.held')}</small>
        ) : (
          <Button
            size="s"
            className={on ? '' : 'not-disabled:border-current not-disabled:text-bad'}
            disabled={readOnly}
            title={readOnly ? t('readOnly') : undefined}
            onClick={() => {
              setOpen(true);
              box.current?.showModal();
            }}
          >
            {t(`visibility.${verb}`)}
          </Button>
        )}
        <dialog
          ref={box}
          className="m-auto w-[min(480px,calc(100vw-32px))] rounded border border-line-2 bg-paper p-6 text-start font-regular whitespace-normal text-ink backdrop:bg-[rgb(22_24_28/0.46)]"
          aria-labelledby={name}
          onClose={() => setOpen(false)}
        >
          {open && (
            <>
              <h2 id={name} className="mb-[6px] text-20">
                {t(`visibility.${verb}Title`, { title })}
              </h2>
              <p className="mb-4 text-ink-2">{t(noteKey)}</p>
              <VisibilityForm
                kind={kind}
                id={id}
                revision={revision}
                on={on}
                told={told}
                verb={verb}
                onClose={() => box.current?.close()}
              />
            </>
          )}
        </dialog>
      </span>
    </span>
  );
}
