'use client';

import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldText } from './field-text';
import { useFlag } from './flagged-field';
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

/** What stands in a control of the server's page already: typed, filled in or kept by the browser before any script ran. */
const earlyText = (id: string): string | null => {
  if (typeof document === 'undefined') return null;
  const control = document.getElementById(id);
  if (control instanceof HTMLSelectElement) return control.value;
  const isText = control instanceof HTMLTextAreaElement;
  if (!isText && !(control instanceof HTMLInputElement && !/^(?:checkbox|radio)$/.test(control.type))) return null;
  // As the server wrote it is not typed: a day stands for an instant there, which the form holds.
  return control.value === control.defaultValue ? null : control.value;
};

type Held = { value: unknown; onChange: (value: string) => void };

/** Keeps what a control had before the page listened, where the form would begin with something else. */
export function useEarly(id: string, { value, onChange }: Held): void {
  const [early] = useState(() => earlyText(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page begins to listen.
  useEffect(() => {
    if (early && typeof value === 'string' && early !== value) onChange(early);
  }, []);
}

/** Ties a control to its place in the form: value, name, what is said against it and what describes it. */
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
    /** For the control itself. */
    aria: {
      id,
      'aria-invalid': error !== null || undefined,
      'aria-describedby': described.join(' ') || undefined,
      'aria-required': need === 'required' || undefined,
    },
  };
}
