'use client';

import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldText } from './field-text';
import { useFlag } from './flagged-field';
import { useFormScope } from './form-scope';

/** Whether a field is required, shown beside its label. */
export type Need = 'required' | 'optional';
export type FieldProps = {
  /** Path of the value in the form. */
  name: string;
  label: string;
  hint?: string;
  need?: Need;
};

/** Text already in the server-rendered control: typed, autofilled or restored before hydration. */
const earlyText = (id: string): string | null => {
  if (typeof document === 'undefined') return null;
  const control = document.getElementById(id);
  if (control instanceof HTMLSelectElement) return control.value;
  const isText = control instanceof HTMLTextAreaElement;
  if (!isText && !(control instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(control.type))) return null;
  // Ignores the server's default: it may be a date where the form value is an instant.
  return control.value === control.defaultValue ? null : control.value;
};

type Held = { value: unknown; onChange: (value: string) => void };

/** Takes over input made before hydration, if it differs from the form's initial value. */
export function useEarly(id: string, { value, onChange }: Held): void {
  const [early] = useState(() => earlyText(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page begins to listen.
  useEffect(() => {
    if (early && typeof value === 'string' && early !== value) onChange(early);
  }, []);
}

/** Binds a control to a form field: value, name, error and description. */
export function useBound({ name, label, hint, need }: FieldProps, more: (string | undefined)[] = []) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const { idOf, enrol } = useFormScope();
  const text = useFieldText();
  const id = idOf(name);
  useEffect(() => enrol(name, label), [enrol, name, label]);
  useEarly(id, field);
  const error = fieldState.error?.type === undefined ? null : text(fieldState.error, field.value);
  const flag = useFlag(id);
  const described = [flag, hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined, ...more].filter(Boolean);
  return {
    field,
    id,
    error,
    /** Props for the control. */
    aria: {
      id,
      'aria-invalid': error !== null || undefined,
      'aria-describedby': described.join(' ') || undefined,
      'aria-required': need === 'required' || undefined,
    },
  };
}
