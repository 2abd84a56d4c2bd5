'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isExact, readDecimal, writeDecimal } from '@/lib/platform/i18n/number';
import type { EnterKey } from './enter-key';
import { FieldFrame } from './field-frame';
import { type FieldProps, useBound } from './use-bound';

type Props = FieldProps & {
  /** Integers only. */
  whole?: boolean;
  /** False for numbers without thousands separators, such as years. */
  grouped?: boolean;
  /** Fraction digits of an amount's currency. */
  digits?: number;
  /** Before or after the number: a currency or unit. */
  unit?: string;
  placeholder?: string;
  enterKeyHint?: EnterKey;
};

/**
 * A number or amount in the language's format; the form value is a number, null if empty, NaN if invalid. Formats on
 * blur with any error; text that a number would round stays as typed.
 */
export function NumberField({
  name,
  label,
  hint,
  need,
  whole,
  grouped,
  digits,
  unit,
  placeholder,
  enterKeyHint = 'next',
}: Props) {
  const locale = useLocale();
  const { field, id, error, aria } = useBound({ name, label, hint, need });
  const { value, onChange, onBlur, ...rest } = field;
  const { trigger } = useFormContext();
  const [typed, setTyped] = useState<string | null>(null);
  const known = typeof value === 'number' && !Number.isNaN(value);
  const agrees = typed !== null && Object.is(readDecimal(locale, typed), value ?? null);
  return (
    <FieldFrame id={id} label={label} hint={hint} need={need} error={error}>
      <div className={unit ? 'ctl-b unit' : 'ctl-b'}>
        <input
          {...rest}
          {...aria}
          value={agrees ? typed : known ? writeDecimal(locale, value, { digits, grouped }) : ''}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readDecimal(locale, target.value));
            if (error) void trigger(name);
          }}
          onBlur={() => {
            if (known && typed !== null && isExact(typed)) setTyped(null);
            onBlur();
            if (typed !== null && typeof value === 'number') void trigger(name);
          }}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint={enterKeyHint}
          dir="ltr"
          placeholder={placeholder}
          className="ctl num"
        />
        {unit && <span className="ctl-u">{unit}</span>}
      </div>
    </FieldFrame>
  );
}
