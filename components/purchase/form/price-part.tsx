'use client';

import { useTranslations } from 'next-intl';
import { CheckboxField } from '@/components/form/checkbox-field';
import { NumberField } from '@/components/form/number-field';
import { type Choice, SelectField } from '@/components/form/select-field';
import { FormPart } from './form-part';

/** What it may cost, and how much of that suppliers learn. */
export function PricePart({ currencies }: { currencies: readonly Choice[] }) {
  const t = useTranslations('purchaseForm');
  return (
    <FormPart part="price" title={t('price')}>
      <SelectField name="currency" label={t('currency')} need="required" options={currencies} />
      <div className="g2">
        <NumberField name="targetPrice" label={t('targetPrice')} hint={t('targetPriceHint')} need="required" />
        <NumberField name="budget" label={t('budget')} hint={t('budgetHint')} need="required" />
      </div>
      <CheckboxField name="showTargetPrice" label={t('showTargetPrice')} />
      <CheckboxField name="showPriceBand" label={t('showPriceBand')} />
    </FormPart>
  );
}
