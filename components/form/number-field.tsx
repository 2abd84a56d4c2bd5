'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import { sites } from '@/lib/i18n/site';
import { FieldFrame } from './field-frame';
import { readNumber } from './read-number';
import { type FieldProps, useBound } from './use-bound';

type Props = FieldProps & {
  /** Only whole numbers. */
  whole?: boolean;
  /** Before or after the figure: a currency, a unit. */
  unit?: string;
  placeholder?: string;
};

/** A figure, as an amount of money: the form keeps a number, null where nothing is typed, NaN for what is no number. */
export function NumberField({ name, label, hint, need, whole, unit, placeholder }: Props) {
  const locale = useLocale();
  const { field, id, error, aria } = useBound({ name, label, hint, need });
  const { value, onChange, ...rest } = field;
  const [typed, setTyped] = useState<string | null>(null);
  const plain = typeof value === 'number' && !Number.isNaN(value) ? String(value) : '';
  const agrees = typed !== null && Object.is(readNumber(typed, sites[locale].intl), value ?? null);
  return (
    <FieldFrame id={id} label={label} hint={hint} need={need} error={error}>
      <div className={unit ? 'ctl-b unit' : 'ctl-b'}>
        <input
          {...rest}
          {...aria}
          value={agrees ? typed : plain}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(readNumber(target.value, sites[locale].intl));
          }}
          type="text"
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          dir="ltr"
          placeholder={placeholder}
          className="ctl num"
        />
        {unit && <span className="ctl-u">{unit}</span>}
      </div>
    </FieldFrame>
  );
}
