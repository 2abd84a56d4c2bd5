'use client';

import type { ReactNode } from 'react';
import { useZone } from '@/components/form/account-zone';
import { BoundField } from '@/components/form/bound-field';
import { InstantInput } from '@/components/form/instant-input';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/control';
import { dayOf, endOfDay } from '@/lib/platform/calendar/zoned-day';

/** A section of the form, with fields side by side if there is room. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title} padded>
      <div className="grid gap-4 sm:grid-cols-2">{children}</div>
    </Card>
  );
}

type Choice = { value: string; label: string };
type ChoiceProps = {
  name: string;
  label: string;
  hint?: string;
  need?: 'required' | 'optional';
  options: readonly Choice[];
  /** Label for no choice. */
  empty: string;
  /** Form value for no choice. */
  none?: null | '';
};

/** A select; the form value is null or '' for no choice. */
export function ChoiceField({ options, empty, none = null, ...field }: ChoiceProps) {
  return (
    <BoundField {...field}>
      {(ties, { value, onChange, onBlur, name, ref }) => (
        <Select
          {...ties}
          name={name}
          ref={ref}
          value={value ?? ''}
          empty={empty}
          options={options}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value === '' ? none : target.value)}
        />
      )}
    </BoundField>
  );
}

/** Last day of validity in the account's time zone; the form value is an instant. */
export function ValidUntilField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const zone = useZone();
  return (
    <BoundField name={name} label={label} hint={hint} need="required">
      {(ties, field) => (
        <InstantInput
          ties={ties}
          field={field}
          type="date"
          show={(iso) => dayOf(iso, zone)}
          read={(day) => endOfDay(day, zone)}
        />
      )}
    </BoundField>
  );
}
