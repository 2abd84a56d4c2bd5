'use client';

import { useState } from 'react';
import { GroupFrame } from '@/components/form/field-frame';
import { useBound } from '@/components/form/use-bound';
import { Checkbox } from '@/components/ui/control';
import type { AlertChoices } from './types';

type Props = { label: string; categories: AlertChoices['categories'] };

/** Sectors, several of them; a category below them is offered where the list was filtered by it. */
export function SectorField({ label, categories }: Props) {
  const { field, id, error } = useBound({ name: 'categoryIds', label, need: 'optional' });
  const chosen: readonly number[] = field.value ?? [];
  // Those chosen at first stay on offer once they are taken off.
  const [begun] = useState(chosen);
  const offered = categories.filter(({ value, top }) => top || begun.includes(Number(value)));
  return (
    <GroupFrame id={id} label={label} need="optional" error={error}>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {offered.map(({ value, label: name }, index) => (
          <Checkbox
            key={value}
            ref={index === 0 ? field.ref : undefined}
            checked={chosen.includes(Number(value))}
            onBlur={field.onBlur}
            onChange={({ target }) =>
              field.onChange(
                target.checked ? [...chosen, Number(value)] : chosen.filter((one) => one !== Number(value)),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </GroupFrame>
  );
}
