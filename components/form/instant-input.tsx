'use client';

import { useState } from 'react';
import type { ControllerRenderProps, FieldValues } from 'react-hook-form';
import { Input } from '@/components/ui/control';
import type { ControlTies } from '@/components/ui/field';

type Props = {
  ties: ControlTies;
  field: ControllerRenderProps<FieldValues, string>;
  type: 'date' | 'datetime-local';
  /** An instant as the control shows it; '' for none. */
  show: (iso: string) => string;
  /** What the control holds as an instant; '' for none. */
  read: (typed: string) => string;
};

/**
 * A day or minute of which the form keeps the instant. What is typed stays while it means that instant: a year is
 * complete after its last figure alone, and what the instant of the first is shown as would take the place of the rest.
 */
export function InstantInput({ ties, field: { value, onChange, onBlur, ref }, type, show, read }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const iso = value ?? '';
  return (
    <Input
      {...ties}
      ref={ref}
      type={type}
      // Else a year takes six figures.
      max={type === 'date' ? '9999-12-31' : '9999-12-31T23:59'}
      value={typed !== null && read(typed) === iso ? typed : show(iso)}
      onBlur={onBlur}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(read(target.value));
      }}
    />
  );
}
