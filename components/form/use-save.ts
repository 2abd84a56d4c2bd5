'use client';

import { useEffect, useRef, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { CallFailure } from '@/lib/platform/http/client';
import { type FormScope, useFormScope } from './form-scope';

const shownSaved = 3000;

/** True for a few seconds after set. */
export function useJustSaved(): [boolean, (saved: boolean) => void] {
  const [saved, setSaved] = useState(false);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), shownSaved);
    return () => clearTimeout(timer);
  }, [saved]);
  return [saved, setSaved];
}

type Settings<I extends FieldValues, O> = {
  /** Validates before saving. */
  schema: z.ZodType<O, I>;
  onSave: (checked: O) => Promise<void>;
  /** Called after validation; false cancels. */
  confirm?: () => Promise<boolean>;
};

/** Saves a form without submitting for review: validated, one at a time, errors at their fields. */
export function useSave<I extends FieldValues, O>({ schema, onSave, confirm }: Settings<I, O>) {
  const { getValues, clearErrors } = useFormContext<I>();
  const scope = useFormScope();
  const running = useRef(false);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useJustSaved();
  const attempt = async ({ refuse, show, beginWrite }: FormScope) => {
    const { data, error } = schema.safeParse(getValues());
    if (error) {
      refuse(error.issues.map(({ path, code, message }) => ({ field: path.join('.'), type: code, message })));
      return;
    }
    if (confirm && !(await confirm())) return;
    const end = beginWrite();
    setSaving(true);
    try {
      await onSave(data);
      setSaved(true);
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      show(failure);
    } finally {
      end();
    }
  };
  const save = async () => {
    if (running.current || scope.writing) return;
    running.current = true;
    setSaved(false);
    clearErrors();
    scope.clear();
    try {
      await attempt(scope);
    } finally {
      running.current = false;
      setSaving(false);
    }
  };
  return { save, saving, saved };
}
