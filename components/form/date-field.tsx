'use client';

import { FieldFrame } from './field-frame';
import { type FieldProps, useBound } from './use-bound';

type Props = FieldProps & {
  /** ISO dates, min and max inclusive. */
  min?: string;
  max?: string;
};

/** A date field; the value is an ISO date. */
export function DateField({ name, label, hint, need, min, max }: Props) {
  const { field, id, error, aria } = useBound({ name, label, hint, need });
  return (
    <FieldFrame id={id} label={label} hint={hint} need={need} error={error}>
      <input
        {...field}
        {...aria}
        value={field.value ?? ''}
        type="date"
        autoComplete="off"
        enterKeyHint="next"
        min={min}
        max={max}
        className="ctl date"
      />
    </FieldFrame>
  );
}
