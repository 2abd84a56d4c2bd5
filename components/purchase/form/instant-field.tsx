'use client';

import { BoundField } from '@/components/form/bound-field';
import { InstantInput } from '@/components/form/instant-input';
import type { Need } from '@/components/form/use-bound';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats an instant for the control in the device's time zone; '' for none. */
export const localOf = (iso: string): string => {
  const at = new Date(iso);
  if (iso === '' || Number.isNaN(at.getTime())) return '';
  const day = [String(at.getFullYear()).padStart(4, '0'), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join(
    '-',
  );
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
};

/** Parses the control's value to an instant in UTC; '' for none. */
export const instantOf = (local: string): string => {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString();
};

type Props = { name: string; label: string; hint: string; need?: Need };

/** Date and minute in the device's time zone; the form value is UTC. */
export function InstantField({ name, label, hint, need = 'required' }: Props) {
  return (
    <BoundField name={name} label={label} hint={hint} need={need}>
      {(ties, field) => (
        <InstantInput ties={ties} field={field} type="datetime-local" show={localOf} read={instantOf} />
      )}
    </BoundField>
  );
}
