'use client';

import { BoundField } from '@/components/form/bound-field';
import { InstantInput } from '@/components/form/instant-input';
import type { Need } from '@/components/form/use-bound';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** An instant as a control shows it, in the zone of this device; '' for none. */
export const localOf = (iso: string): string => {
  const at = new Date(iso);
  if (iso === '' || Number.isNaN(at.getTime())) return '';
  const day = [String(at.getFullYear()).padStart(4, '0'), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join(
    '-',
  );
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
};

/** What is chosen there as an instant in UTC; '' for none. */
export const instantOf = (local: string): string => {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString();
};

type Props = { name: string; label: string; hint: string; need?: Need };

/** A day and minute in the zone of the reader's device; the form keeps it in UTC. */
export function InstantField({ name, label, hint, need = 'required' }: Props) {
  return (
    <BoundField name={name} label={label} hint={hint} need={need}>
      {(ties, field) => (
        <InstantInput ties={ties} field={field} type="datetime-local" show={localOf} read={instantOf} />
      )}
    </BoundField>
  );
}
