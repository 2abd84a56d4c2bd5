'use client';

import { useEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldText } from './field-text';
import { useFormScope } from './form-scope';

/** Whether a field must be filled; said in words beside its label. */
export type Need = 'required' | 'optional';
export type FieldProps = {
  /** The path of the value in the form. */
  name: string;
  label: string;
  hint?: string;
  need?: Need;
};

/** Ties a control to its place in the form: value, name, what is said against it and what describes it. */
export function useBound({ name, label, hint, need }: FieldProps, more: (string | undefined)[] = []) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const { idOf, enrol } = useFormScope();
  const text = useFieldText();
  const id = idOf(name);
  useEffect(() => enrol(name, label), [enrol, name, label]);
  const error = fieldState.error?.type === undefined ? null : text(fieldState.error, field.value);
  const described = [hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined, ...more].filter(Boolean);
  return {
    field,
    id,
    error,
    /** For the control itself. */
    aria: {
      id,
      'aria-invalid': error !== null || undefined,
      'aria-describedby': described.join(' ') || undefined,
      'aria-required': need === 'required' || undefined,
    },
  };
}
