'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Need } from '@/components/form/use-bound';
import { pathsOf } from '@/components/form/use-step-marks';
import { Button } from '@/components/ui/button';
import { needsPort } from '@/lib/purchase/check';
import { type AgreeableField, agreeableFields } from '@/lib/purchase/constants';
import { purchaseFields } from '@/lib/purchase/schema';
import type { PurchaseValues } from './form-value';

/** Whether terms are required: in an inquiry blank ones are to be agreed. */
export function useNeed(): Need {
  const kind = useWatch<PurchaseValues, 'kind'>({ name: 'kind' });
  return kind === 'inquiry' ? 'optional' : 'required';
}

/** Fields marked as to be agreed. */
export const useToAgree = (): readonly AgreeableField[] =>
  useWatch<PurchaseValues, 'toAgree'>({ name: 'toAgree' }) ?? [];

/** Whether a port is required, or to be agreed. */
export function useNeedsPort(): boolean {
  const [incoterm, shippingMethod] = useWatch<PurchaseValues, ['incoterm', 'shippingMethod']>({
    name: ['incoterm', 'shippingMethod'],
  });
  return needsPort({ incoterm, shippingMethod, toAgree: [...useToAgree()] });
}

/** Paths of unsent changes; toggling "to be agreed" counts as a change of its field. */
export function useChangedPaths(): string[] {
  const { dirtyFields, defaultValues } = useFormContext<PurchaseValues>().formState;
  const toAgree = useToAgree();
  const before = defaultValues?.toAgree ?? [];
  const { toAgree: _, ...rest } = dirtyFields;
  return [...pathsOf(rest), ...agreeableFields.filter((field) => toAgree.includes(field) !== before.includes(field))];
}

type Props = { field: AgreeableField; label: string; children: ReactNode };

/** A field that can be marked as to be agreed; marking it again restores the input. */
export function Agreeable({ field, label, children }: Props) {
  const t = useTranslations('trade');
  const { getValues, setValue, formState } = useFormContext<PurchaseValues>();
  const toAgree = useToAgree();
  const isLeft = toAgree.includes(field);
  const press = () => {
    // Errors of a hidden field could not be fixed.
    const schema = purchaseFields.shape[field];
    if (!isLeft && !schema.safeParse(getValues(field)).success) setValue(field, schema.parse(undefined));
    const list = isLeft ? toAgree.filter((one) => one !== field) : [...toAgree, field].toSorted();
    setValue('toAgree', list, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-1 [&>.fd]:w-full">
      {isLeft ? <p className="font-[550]">{label}</p> : children}
      <Button
        size="s"
        tone={isLeft ? 'plain' : 'quiet'}
        icon={isLeft ? 'check' : undefined}
        aria-pressed={isLeft}
        aria-label={t('toAgreeOf', { field: label })}
        onClick={press}
      >
        {t('toAgree')}
      </Button>
    </div>
  );
}
