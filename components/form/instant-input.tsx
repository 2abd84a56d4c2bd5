'use client';

import { useState } from 'react';
import type { ControllerRenderProps, FieldValues } from 'react-hook-form';
import { Input } from '@/components/ui/control';
import type { ControlTies } from '@/components/ui/field';

type Props = {
  ties: ControlTies;
  field: ControllerRenderProps<FieldValues, string>;
  type: 'date' | 'datetime-local';
  /** Formats an instant for the control; '' for none. */
  show: (iso: string) => string;
  /** Parses the control's value to an instant; '' for none. */
  read: (typed: string) => string;
};

/**
 * Date or minute input whose form value is an instant. Keeps the typed text while it means the same instant: a year is
 * valid from its first digit, and formatting that would replace the rest.
 */
export function InstantInput({ ties, field: { value, onChange, onBlur, ref }, type, show, read }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const iso = value ?? '';
  return (
    <Input
      {...ties}
      ref={ref}
      type={type}
      // Limits the year to four digits.
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
