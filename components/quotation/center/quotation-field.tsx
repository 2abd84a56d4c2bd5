'use client';

import type { ReactNode } from 'react';
import { useZone } from '@/components/form/account-zone';
import { BoundField } from '@/components/form/bound-field';
import { InstantInput } from '@/components/form/instant-input';
import { Card } from '@/components/ui/card';
import { Select } from '@/components/ui/control';
import { dayOf, endOfDay } from '@/lib/platform/calendar/zoned-day';

/** A part of the form: its fields stand side by side where there is room. */
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
  /** What stands for no choice. */
  empty: string;
  /** What the form keeps where nothing is chosen. */
  none?: null | '';
};

/** One of a list; the form keeps null, or '', where nothing is chosen. */
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

/** The last day on which an offer holds, in the time zone of the account; the form keeps the instant. */
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
