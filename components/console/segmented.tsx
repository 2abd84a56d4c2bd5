'use client';

import { useId } from 'react';

type Props<V extends string> = {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
};

/** One of a few that changes what stands below it. */
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
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
