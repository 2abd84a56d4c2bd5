'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { Button } from '@/components/ui/button';
import { callContract } from '@/lib/platform/http/call-contract';
import { sites } from '@/lib/platform/i18n/site';
import { purchaseLimits } from '@/lib/purchase/constants';
import { type Askable, purchaseStartCall } from '@/lib/purchase/prefill/call';
import { FormPart } from './form-part';
import type { PurchaseValues } from './form-value';
import { RequirementRow, rowGrid } from './requirement-row';

const blank = { parameterId: null, optionId: null, label: '', value: '', min: null, max: null, unit: '' };
const none: readonly Askable[] = [];

/** Usual requirements for goods of a category. */
function useAskable(categoryId: number | null): readonly Askable[] {
  const { siteId } = sites[useLocale()];
  const { data } = useQuery({
    queryKey: ['purchase-askable', categoryId],
    queryFn: () =>
      callContract(
        purchaseStartCall,
        { siteId, productId: null, companyIds: [], categoryId },
        { quiet: true, userType: null },
      ),
    enabled: categoryId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.parameters ?? none;
}

/** Requirements line by line, against which quotations are compared. */
export function SpecificationPart() {
  const t = useTranslations('purchaseForm');
  const { control } = useFormContext<PurchaseValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'specification' });
  const categoryId = useWatch({ control, name: 'categoryId' });
  const askable = useAskable(typeof categoryId === 'number' ? categoryId : null);
  const add = useRef<HTMLButtonElement>(null);
  const rows = useHeldFocus<HTMLOListElement>(add);
  const hasRoom = fields.length < purchaseLimits.specification;
  const left = askable.filter((known) => !fields.some(({ parameterId }) => parameterId === known.parameterId));
  const ask = ({ parameterId, label, unit, isFigure, direction }: Askable) => {
    const first = isFigure ? (direction === 'most' ? 'max' : 'min') : 'value';
    append({ ...blank, parameterId, label, unit }, { focusName: `specification.${fields.length}.${first}` });
  };
  return (
    <FormPart part="specification" title={t('specification')}>
      <p className="text-ink-2">{t('specificationHint')}</p>
      {fields.length > 0 && (
        <div>
          <p aria-hidden="true" className={`hidden gap-2 text-12 text-ink-3 sm:grid ${rowGrid}`}>
            <span>{t('rowHead')}</span>
            <span>{t('rowHow')}</span>
            <span>{t('rowFigure')}</span>
            <span>{t('rowUnit')}</span>
          </p>
          <ol ref={rows} className="m-0 list-none p-0">
            {fields.map(({ id, ...line }, index) => (
              <RequirementRow
                key={id}
                at={index}
                line={line}
                known={askable.find(({ parameterId }) => parameterId === line.parameterId)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
        </div>
      )}
      {hasRoom && left.length > 0 && (
        <fieldset className="m-0 flex min-w-0 flex-wrap gap-2 border-0 p-0">
          <legend className="mb-2 p-0 text-ink-2">{t('usual')}</legend>
          {left.map((known) => (
            <Button key={known.parameterId} size="s" icon="plus" onClick={() => ask(known)}>
              {known.label}
            </Button>
          ))}
        </fieldset>
      )}
      {hasRoom && (
        <Button ref={add} size="s" icon="plus" className="justify-self-start" onClick={() => append(blank)}>
          {t('rowAdd')}
        </Button>
      )}
    </FormPart>
  );
}
