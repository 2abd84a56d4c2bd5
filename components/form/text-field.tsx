'use client';

import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { EnterKey } from './enter-key';
import { FieldFrame } from './field-frame';
import { type FieldProps, useBound } from './use-bound';

type Props = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search';
  enterKeyHint?: EnterKey;
  maxLength?: number;
  dir?: 'ltr' | 'rtl' | 'auto';
  lang?: string;
  placeholder?: string;
  readOnly?: boolean;
  aside?: ReactNode;
};

/** Autocomplete by input type: the user's own data where the type implies it. */
const own = { text: 'off', search: 'off', email: 'email', tel: 'tel', url: 'url' } as const;

/** Single-line text. */
export function TextField({ name, label, hint, need, type = 'text', aside, ...control }: Props) {
  const { field, id, error, aria } = useBound({ name, label, hint, need });
  return (
    <FieldFrame id={id} label={label} hint={hint} need={need} error={error} aside={aside}>
      <input
        {...field}
        {...aria}
        autoComplete={own[type]}
        inputMode={type}
        enterKeyHint="next"
        {...control}
        value={field.value ?? ''}
        type={type}
        className="ctl"
      />
    </FieldFrame>
  );
}
