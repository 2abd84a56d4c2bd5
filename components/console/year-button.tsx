'use client';

import { useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';

/** The same day a year later; for 29 February the 28th. */
export const yearAfter = (day: string): string => {
  const [year = '', rest = ''] = [day.slice(0, 4), day.slice(4)];
  return `${Number(year) + 1}${rest === '-02-29' ? '-02-28' : rest}`;
};

/** Sets a last day to one year from today, or from the current value if it is in the future. */
export function YearButton({ name, today, label }: { name: string; today: string; label: string }) {
  const t = useTranslations('console.standing');
  const { getValues, setValue, formState } = useFormContext<Record<string, string | null>>();
  const extend = () => {
    const until = getValues(name);
    const from = until && until > today ? until : today;
    setValue(name, yearAfter(from), { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <Button size="s" className="justify-self-start" aria-label={t('yearOf', { field: label })} onClick={extend}>
      {t('year')}
    </Button>
  );
}
