'use client';

import { GroupFrame } from './field-frame';
import { type FieldProps, useBound } from './use-bound';

export type RadioChoice = { value: string; label: string; hint?: string; disabled?: boolean };
type Props = FieldProps & {
  options: readonly RadioChoice[];
  /** Equal segments in a row instead of a list. */
  segmented?: boolean;
};

/** Radio buttons. */
export function RadioField({ name, label, hint, need, options, segmented }: Props) {
  const { field, id, error } = useBound({ name, label, hint, need });
  return (
    <GroupFrame id={id} label={label} hint={hint} need={need} error={error}>
      <div className={segmented ? 'sgm' : 'radios'}>
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              name={field.name}
              value={option.value}
              ref={index === 0 ? field.ref : undefined}
              id={index === 0 ? id : undefined}
              checked={field.value === option.value}
              disabled={option.disabled}
              onBlur={field.onBlur}
              onChange={() => field.onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
