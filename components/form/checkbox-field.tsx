'use client';

import type { ReactNode } from 'react';
import { FieldWords } from './field-frame';
import { type FieldProps, useBound } from './use-bound';

/** A checkbox; `children` is the label if it contains more than text, such as links. */
export function CheckboxField({ name, label, hint, need, children }: FieldProps & { children?: ReactNode }) {
  const { field, id, error, aria } = useBound({ name, label, hint, need });
  const { value, onChange, ...rest } = field;
  return (
    <div className="fd">
      <div className="tick">
        <input
          {...rest}
          {...aria}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id}>{children ?? label}</label>
      </div>
      <FieldWords id={id} hint={hint} error={error} />
    </div>
  );
}
