'use client';

import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/form/number-field';
import { TextField } from '@/components/form/text-field';
import { sampleKinds } from '@/lib/quotation/constants';
import { ChoiceField, Part } from './quotation-field';

/** Goods offered. */
export function GoodsPart({ countries }: { countries: readonly { value: string; label: string }[] }) {
  const t = useTranslations('quotationCenter');
  return (
    <Part title={t('goods')}>
      <TextField name="brand" label={t('brand')} need="optional" />
      <TextField name="model" label={t('model')} need="optional" />
      <ChoiceField
        name="originCode"
        label={t('origin')}
        need="optional"
        none=""
        empty={t('notStated')}
        options={countries}
      />
      <NumberField name="warrantyMonths" label={t('warranty')} need="optional" whole />
      <ChoiceField
        name="sample"
        label={t('sample')}
        need="optional"
        empty={t('notStated')}
        options={sampleKinds.map((one) => ({ value: one, label: t(`sampleKind.${one}`) }))}
      />
      <TextField name="reference" label={t('reference')} hint={t('referenceHint')} need="optional" />
    </Part>
  );
}
