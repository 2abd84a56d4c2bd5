'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '@/components/form/checkbox-field';
import { NumberField } from '@/components/form/number-field';
import { type Choice, SelectField } from '@/components/form/select-field';
import { digitsOf, isCurrency } from '@/lib/platform/money/currency';
import { Agreeable, useNeed, useToAgree } from './agreeable';
import { FormPart } from './form-part';
import type { PurchaseValues } from './form-value';

/** Price, and how much of it suppliers see. */
export function PricePart({ currencies }: { currencies: readonly Choice[] }) {
  const t = useTranslations('purchaseForm');
  const need = useNeed();
  const toAgree = useToAgree();
  const currency = useWatch<PurchaseValues, 'currency'>({ name: 'currency' });
  const digits = currency && isCurrency(currency) ? digitsOf(currency) : undefined;
  const hasAmount = !toAgree.includes('targetPrice') || !toAgree.includes('budget');
  return (
    <FormPart part="price" title={t('price')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField name="currency" label={t('currency')} need={hasAmount ? need : 'optional'} options={currencies} />
      </div>
      <div className="g2">
        <Agreeable field="targetPrice" label={t('targetPrice')}>
          <NumberField
            name="targetPrice"
            label={t('targetPrice')}
            hint={t('targetPriceHint')}
            need={need}
            digits={digits}
          />
        </Agreeable>
        <Agreeable field="budget" label={t('budget')}>
          <NumberField name="budget" label={t('budget')} hint={t('budgetHint')} need={need} digits={digits} />
        </Agreeable>
      </div>
      {!toAgree.includes('targetPrice') && <CheckboxField name="showTargetPrice" label={t('showTargetPrice')} />}
      <CheckboxField name="showPriceBand" label={t('showPriceBand')} />
    </FormPart>
  );
}
