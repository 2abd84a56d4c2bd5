'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { Form } from '@/components/form/form';
import { Note } from '@/components/form/note';
import { toast } from '@/components/form/toast';
import { putChosen, useConflict } from '@/components/form/use-conflict';
import { useZodForm } from '@/components/form/use-zod-form';
import { call } from '@/lib/http/client';
import type { ChangedMeanwhile } from '@/lib/revision/schema';
import { ItemSaveBar } from './item-save-bar';
import { dropDraft, readDraft, writeDraft } from './local-draft';
import { openStep } from './use-hash';

export type ItemFormProps<I extends FieldValues, O, E> = {
  /** Of the calls, as in /api/certificate. */
  base: string;
  /** Names what this device keeps of the form. */
  draftName: string;
  id: number | null;
  /** Of what the form opened with; 0 for a new thing. */
  revision: number;
  /** What can be submitted, and what can be kept until then. */
  schema: z.ZodType<O, I>;
  draftSchema: z.ZodType<O, I>;
  values: I;
  /** A version of it as its fields have it. */
  toValues: (version: O) => I;
  /** What its fields show beside the values that were chosen of two versions. */
  toExtra: (chosen: I, extra: E, told: ChangedMeanwhile) => E;
  /** What a field holds, in words, where its value does not say it. */
  show?: (path: string, value: unknown, extra: E, told: ChangedMeanwhile) => ReactNode | undefined;
  /** What the fields show beside their values. */
  extra: E;
  label: string;
  /** The names of the parts, for what is unsaved. */
  parts: Readonly<Record<string, string>>;
  published: boolean;
  /** Waits for a reviewer, so that it can only be submitted anew. */
  waiting: boolean;
  onDone: () => void;
  children: (extra: E, setExtra: (extra: E) => void, onBusy: (busy: boolean) => void) => ReactNode;
};

/** The form of a certificate, launch or agent offer: submitted or kept, and not lost when it is closed by accident. */
export function ItemForm<I extends FieldValues, O extends object, E>(props: ItemFormProps<I, O, E>) {
  const { base, draftName, schema, draftSchema, values, label, parts, published, waiting, onDone, children } = props;
  const t = useTranslations();
  const [id, setId] = useState(props.id);
  const [revision, setRevision] = useState(props.revision);
  const [extra, setExtra] = useState(props.extra);
  const [busy, setBusy] = useState(false);
  const [restored, setRestored] = useState(false);
  const form = useZodForm(schema, values as DefaultValues<I>);
  const { isDirty } = form.formState;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was kept before the form was opened
  useEffect(() => {
    const kept = readDraft<I, E>(draftName);
    if (!kept) return;
    form.reset({ ...values, ...kept.values }, { keepDefaultValues: true });
    setExtra(kept.extra);
    setRestored(true);
  }, []);
  useEffect(() => {
    if (!isDirty) return;
    const keep = () => writeDraft(draftName, { values: form.getValues(), extra });
    keep();
    const { unsubscribe } = form.watch(keep);
    return unsubscribe;
  }, [form, isDirty, draftName, extra]);

  const conflict = useConflict<I, O>({
    revision,
    onRevision: setRevision,
    base: () => form.formState.defaultValues ?? {},
    toValues: props.toValues,
    show: (path, value, told) => props.show?.(path, value, extra, told),
    onApply: (chosen, saved, told) => {
      setExtra(props.toExtra(chosen, extra, told));
      putChosen(form, chosen, saved);
    },
  });
  const reset = () => {
    form.reset(values);
    // After the form: every change of it is kept, this one too.
    dropDraft(draftName);
    setExtra(props.extra);
    setRestored(false);
  };
  const submit = async (checked: O) => {
    const { waiting: waits } = await conflict.send(checked, (read) =>
      call<{ revision: number; waiting: boolean }>(`${base}/submit`, { ...checked, id, revision: read }),
    );
    form.reset(form.getValues());
    dropDraft(draftName);
    toast(t(waits ? 'done.submitted' : 'showcaseItem.nothingChanged'));
    onDone();
    openStep('');
  };
  const save = async (checked: O) => {
    const saved = await conflict.send(checked, (read) =>
      call<{ id: number; revision: number }>(`${base}/save`, { ...checked, id, revision: read }),
    );
    setId(saved.id);
    form.reset(form.getValues());
    dropDraft(draftName);
    setRestored(false);
    onDone();
  };
  return (
    <Form form={form} onSubmit={submit} summary label={label} className="fs ri-form">
      {restored && (
        <Note role="status">
          {t('showcaseItem.restored')}{' '}
          <button type="button" className="lnk" onClick={reset}>
            {t('form.save.discard')}
          </button>
        </Note>
      )}
      {published && <Note>{t('showcaseItem.publishedStays')}</Note>}
      {children(extra, setExtra, setBusy)}
      {conflict.dialog}
      <ItemSaveBar
        parts={parts}
        schema={draftSchema}
        busy={busy}
        onDiscard={reset}
        onSave={waiting ? undefined : save}
      />
    </Form>
  );
}
