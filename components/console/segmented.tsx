'use client';

import { useId } from 'react';
import { KeySign } from './key-sign';

type Props<V extends string> = {
  label: string;
  /** `shortcut` is the key that chooses it, if any. */
  options: readonly { value: V; label: string; shortcut?: string }[];
  value: V;
  onChange: (value: V) => void;
};

/** A segmented control that changes the content below. */
export function Segmented<V extends string>({ label, options, value, onChange }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="sgm m-0" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-keyshortcuts={option.shortcut}
          />
          <span>
            {option.label}
            {option.shortcut && <KeySign sign={option.shortcut} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
