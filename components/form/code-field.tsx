'use client';

import { type ReactNode, useState } from 'react';
import { config } from '@/lib/platform/config';
import type { EnterKey } from './enter-key';
import { FieldFrame } from './field-frame';
import { type FieldProps, useBound } from './use-bound';

const latin = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '')
    .slice(0, config.code.digits);

type Props = FieldProps & {
  below?: ReactNode;
  /** Submits on the last digit, for forms without later fields. */
  submits?: boolean;
  enterKeyHint?: EnterKey;
};

/** A six-digit code: one input drawn as six cells, left to right in every language. */
export function CodeField(props: Props) {
  const { name, label, hint, need, below, submits = false, enterKeyHint = submits ? 'done' : 'next' } = props;
  const { field, id, error, aria } = useBound({ name, label, hint, need });
  const [focused, setFocused] = useState(false);
  const value: string = field.value ?? '';
  const here = focused ? Math.min(value.length, config.code.digits - 1) : -1;
  return (
    <FieldFrame id={id} label={label} hint={hint} need={need} error={error} below={below}>
      <div className="otp" dir="ltr">
        <input
          {...field}
          {...aria}
          value={value}
          onChange={({ target }) => {
            const code = latin(target.value);
            field.onChange(code);
            if (submits && code.length === config.code.digits && code !== value) target.form?.requestSubmit();
          }}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            field.onBlur();
          }}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint={enterKeyHint}
          dir="ltr"
        />
        <span aria-hidden="true">
          {Array.from({ length: config.code.digits }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change places.
            <i key={index} className={index === here ? 'on' : undefined}>
              {value[index] ?? ''}
            </i>
          ))}
        </span>
      </div>
    </FieldFrame>
  );
}
