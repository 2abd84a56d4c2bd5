'use client';

import { useId } from 'react';
import { type FieldProps, useBound } from '@/components/form/use-bound';

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  /** The label is for screen readers only, as in a table. */
  bare?: boolean;
  /** Why it is disabled; stays visible. */
  locked?: string;
  busy?: boolean;
  hint?: string;
};

/** A toggle with immediate effect. */
export function Switch({ checked, onChange, label, bare, locked, busy, hint }: Props) {
  const id = useId();
  const words = locked ?? hint;
  return (
    <span className="swl">
      <button
        type="button"
        role="switch"
        className="sw"
        aria-checked={checked}
        aria-label={bare ? label : undefined}
        aria-labelledby={bare ? undefined : `${id}-label`}
        aria-describedby={words ? `${id}-hint` : undefined}
        aria-disabled={locked !== undefined || busy || undefined}
        aria-busy={busy || undefined}
        title={bare ? words : undefined}
        onClick={() => locked === undefined && !busy && onChange(!checked)}
      />
      <span className={bare ? 'sr' : undefined}>
        {!bare && <span id={`${id}-label`}>{label}</span>}
        {words && <small id={`${id}-hint`}>{words}</small>}
      </span>
    </span>
  );
}

/** A switch bound to a form field. */
export function SwitchField({ name, label, hint, locked }: Omit<FieldProps, 'need'> & { locked?: string }) {
  const { field } = useBound({ name, label, hint });
  return <Switch checked={field.value === true} onChange={field.onChange} label={label} hint={hint} locked={locked} />;
}
