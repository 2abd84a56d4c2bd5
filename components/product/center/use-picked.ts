'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useBound } from '@/components/form/use-bound';

/** Selection up to a maximum; exceeding it shows a message. docs/domain.md, Required fields. */
export function usePicked(name: 'categories' | 'tags', label: string, max: number) {
  const t = useTranslations('validation');
  const bound = useBound({ name, label, need: 'required' });
  const [full, setFull] = useState(false);
  const value: readonly number[] = bound.field.value ?? [];
  const set = (next: readonly number[]) => {
    setFull(false);
    bound.field.onChange(next);
  };
  const toggle = (id: number) => {
    if (value.includes(id)) set(value.filter((one) => one !== id));
    else if (value.length >= max) setFull(true);
    else set([...value, id]);
  };
  return { ...bound, value, toggle, error: full ? t('tagCategoryLimit') : bound.error };
}
