'use client';

import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { FieldFrame } from './field-frame';
import { type FieldProps, useBound } from './use-bound';

type Props = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url';
  maxLength?: number;
  dir?: 'ltr' | 'rtl' | 'auto';
  lang?: string;
  placeholder?: string;
  readOnly?: boolean;
  aside?: ReactNode;
};

/** One line of text. */
export function TextField({ name, label, hint, need, type = 'text', aside, ...control }: Props) {
  const { field, id, error, aria } = useBound({ name, label, hint, need });
  return (
    <FieldFrame id={id} label={label} hint={hint} need={need} error={error} aside={aside}>
      <input {...field} {...aria} {...control} value={field.value ?? ''} type={type} className="ctl" />
    </FieldFrame>
  );
}
