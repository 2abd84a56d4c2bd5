'use client';

import { useTranslations } from 'next-intl';
import { GroupFrame } from '@/components/form/field-frame';
import { useBound } from '@/components/form/use-bound';
import { CountryField } from './country-field';
import type { ContinentChoice } from './types';

type Props = { label: string; hint: string; worldwide: string; some: string; continents: readonly ContinentChoice[] };

/** Area of a launch or offer: worldwide or selected countries. docs/domain.md, Showroom. */
export function AreaField({ label, hint, worldwide, some, continents }: Props) {
  const t = useTranslations('showcaseItem');
  const { field, id } = useBound({ name: 'worldwide', label });
  return (
    <GroupFrame id={id} label={label} hint={hint} need="required" error={null}>
      <div className="radios">
        {[true, false].map((value) => (
          <label key={String(value)}>
            <input
              type="radio"
              name={field.name}
              ref={value ? field.ref : undefined}
              checked={field.value === value}
              onBlur={field.onBlur}
              onChange={() => field.onChange(value)}
            />
            <span>{value ? worldwide : some}</span>
          </label>
        ))}
      </div>
      {field.value === false && <CountryField label={t('countries')} continents={continents} />}
    </GroupFrame>
  );
}
