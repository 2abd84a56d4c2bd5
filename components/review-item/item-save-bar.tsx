'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { useFormScope } from '@/components/form/form-scope';
import { SaveBar } from '@/components/form/save-bar';
import { SubmitButton } from '@/components/form/submit-button';
import { CallFailure } from '@/lib/http/client';

type Props<I extends FieldValues, O> = {
  parts: Readonly<Record<string, string>>;
  /** What can be kept. */
  schema: z.ZodType<O, I>;
  /** A file is on its way. */
  busy: boolean;
  onDiscard: () => void;
  onSave?: (checked: O) => Promise<void>;
};

/** The foot of such a form: what is unsaved, keeping it, submitting it. */
export function ItemSaveBar<I extends FieldValues, O>({ parts, schema, busy, onDiscard, onSave }: Props<I, O>) {
  const t = useTranslations('showcaseItem');
  const { show } = useFormScope();
  const { formState, getValues, setError, clearErrors } = useFormContext<I>();
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const { dirtyFields, isDirty } = formState;
  const unsaved = Object.keys(parts)
    .filter((name) => (dirtyFields as Record<string, unknown>)[name] !== undefined)
    .map((name) => parts[name] ?? '');
  const save = async () => {
    if (saving) return;
    clearErrors();
    const { data, error } = schema.safeParse(getValues());
    if (error) {
      for (const [at, { path, message }] of error.issues.entries())
        setError(path.join('.') as FieldPath<I>, { type: 'custom', message }, { shouldFocus: at === 0 });
      return;
    }
    setSaving(true);
    try {
      await onSave?.(data);
      setSaved(true);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      show(failure);
    } finally {
      setSaving(false);
    }
  };
  return (
    <SaveBar
      unsaved={isDirty ? [...new Set(unsaved)] : []}
      saved={saved}
      note={busy ? t('uploading') : isDirty ? t('keptHere') : undefined}
      onDiscard={onDiscard}
      onSave={onSave && !busy ? () => void save() : undefined}
    >
      <SubmitButton className="btn p" disabled={busy}>
        {t('submit')}
      </SubmitButton>
    </SaveBar>
  );
}
