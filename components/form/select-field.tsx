'use client';

import { useTranslations } from 'next-intl';
import { FieldFrame } from './field-frame';
import { type FieldProps, useBound } from './use-bound';

export type Choice = { value: string; label: string };
type Props = FieldProps & {
  options: readonly Choice[];
  /** Label for no choice; null if a choice is required. */
  empty?: string | null;
  autoComplete?: string;
  /** The form value is a number, null for no choice. */
  numeric?: boolean;
  /** The form value is null for no choice. */
  nullable?: boolean;
};

/** A select. */
export function SelectField({
  name,
  label,
  hint,
  need,
  options,
  empty,
  autoComplete = 'off',
  numeric,
  nullable,
}: Props) {
  const t = useTranslations('form');
  const { field, id, error, aria } = useBound({ name, label, hint, need });
  const read = (value: string) => {
    if (value === '' && (numeric || nullable)) return null;
    return numeric ? Number(value) : value;
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} need={need} error={error}>
      <select
        {...field}
        {...aria}
        value={field.value ?? ''}
        onChange={({ target }) => field.onChange(read(target.value))}
        autoComplete={autoComplete}
        className="ctl sel"
      >
        {empty !== null && <option value="">{empty ?? t('choose')}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
