'use client';

import { useTranslations } from 'next-intl';
import { GroupFrame } from '@/components/form/field-frame';
import { useBound } from '@/components/form/use-bound';

/** Whether a case was domestic or foreign. */
export function PlaceField() {
  const t = useTranslations('showroomCenter');
  const label = t('field.place');
  const { field, id, error } = useBound({ name: 'domestic', label });
  return (
    <GroupFrame id={id} label={label} need="required" error={error}>
      <div className="sgm">
        {[true, false].map((value) => (
          <label key={String(value)}>
            <input
              type="radio"
              name={field.name}
              id={value ? id : undefined}
              ref={value ? field.ref : undefined}
              checked={field.value === value}
              onBlur={field.onBlur}
              onChange={() => field.onChange(value)}
            />
            <span>{t(value ? 'domestic' : 'international')}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  );
}
