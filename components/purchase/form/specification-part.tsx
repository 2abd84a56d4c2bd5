'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { NumberField } from '@/components/form/number-field';
import { TextField } from '@/components/form/text-field';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { Button } from '@/components/ui/button';
import { config } from '@/lib/config';
import { purchaseLimits } from '@/lib/purchase/constants';
import { FormPart } from './form-part';
import type { PurchaseValues } from './form-value';

const blank = { parameterId: null, optionId: null, label: '', value: '', min: null, max: null, unit: '' };

/** What the goods must be, line by line, as quotations are then held against it. */
export function SpecificationPart() {
  const t = useTranslations('purchaseForm');
  const { control } = useFormContext<PurchaseValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'specification' });
  const add = useRef<HTMLButtonElement>(null);
  const rows = useHeldFocus<HTMLOListElement>(add);
  return (
    <FormPart part="specification" title={t('specification')}>
      <p className="text-ink-2">{t('specificationHint')}</p>
      {fields.length > 0 && (
        <ol ref={rows} className="m-0 grid list-none gap-4 p-0">
          {fields.map(({ id, parameterId }, at) => {
            const n = String(at + 1);
            const path = `specification.${at}`;
            return (
              <li
                key={id}
                className="grid gap-3 border-b border-line pb-4 sm:grid-cols-[2fr_2fr_1fr_1fr_1fr_auto] sm:items-start"
              >
                <TextField
                  name={`${path}.label`}
                  label={t('rowLabel', { n })}
                  readOnly={typeof parameterId === 'number'}
                  maxLength={purchaseLimits.line}
                  dir="auto"
                />
                <TextField name={`${path}.value`} label={t('rowValue')} maxLength={purchaseLimits.line} dir="auto" />
                <NumberField name={`${path}.min`} label={t('rowMin')} />
                <NumberField name={`${path}.max`} label={t('rowMax')} />
                <TextField name={`${path}.unit`} label={t('rowUnit')} maxLength={config.product.unit} dir="ltr" />
                <Button size="s" className="sm:mt-7" onClick={() => remove(at)} aria-label={t('rowRemove', { n })}>
                  {t('remove')}
                </Button>
              </li>
            );
          })}
        </ol>
      )}
      {fields.length < purchaseLimits.specification && (
        <Button ref={add} size="s" icon="plus" className="justify-self-start" onClick={() => append(blank)}>
          {t('rowAdd')}
        </Button>
      )}
    </FormPart>
  );
}
