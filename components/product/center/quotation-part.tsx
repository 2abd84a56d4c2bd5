'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldFlag } from '@/components/form/flagged-field';
import { useFormScope } from '@/components/form/form-scope';
import { NumberField } from '@/components/form/number-field';
import { PriceQuantityField } from '@/components/form/price-quantity-field';
import { RadioField } from '@/components/form/radio-field';
import { type Choice, SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { config } from '@/lib/platform/config';
import { priceKinds } from '@/lib/product/edit/constants';
import { BreakLines } from './break-lines';
import { FormPart } from './form-part';
import type { ProductValues } from './form-value';
import { useCurrencyDigits } from './use-currency-digits';

type Props = { currencies: readonly Choice[]; countries: readonly Choice[] };

/** Price, minimum quantity, lead time and identification of a product. */
export function QuotationPart({ currencies, countries }: Props) {
  const t = useTranslations('productForm');
  const { control, formState, getValues, setValue, trigger } = useFormContext<ProductValues>();
  const { idOf } = useFormScope();
  const kind = useWatch({ control, name: 'priceKind' });
  const digits = useCurrencyDigits();
  const wrongOrder = formState.errors.priceMax?.message === 'priceOrder';
  const swap = () => {
    const { priceMin, priceMax } = getValues();
    setValue('priceMin', priceMax ?? null, { shouldDirty: true });
    setValue('priceMax', priceMin ?? null, { shouldDirty: true });
    void trigger(['priceMin', 'priceMax']);
  };
  return (
    <FormPart part="quotation" title={t('quotation')} hint={t('quotationHint')}>
      <RadioField
        name="priceKind"
        label={t('priceKind')}
        segmented
        options={priceKinds.map((value) => ({ value, label: t(value) }))}
      />
      <div className="pc-price">
        {kind !== 'negotiable' && (
          <NumberField name="priceMin" label={t(kind === 'range' ? 'from' : 'fixed')} need="required" digits={digits} />
        )}
        {kind === 'range' && <NumberField name="priceMax" label={t('to')} need="required" digits={digits} />}
        {kind !== 'negotiable' && (
          <SelectField name="currency" label={t('currency')} need="required" options={currencies} />
        )}
        {kind !== 'negotiable' && <PriceQuantityField />}
        <SelectField
          name="unit"
          label={t(kind === 'negotiable' ? 'orderUnit' : 'unit')}
          need={kind === 'negotiable' ? 'optional' : 'required'}
          options={config.units.map((value) => ({ value, label: t(`units.${value}`) }))}
        />
      </div>
      {wrongOrder && (
        <button type="button" className="lnk pc-fix" onClick={swap}>
          {t('swap')}
        </button>
      )}
      {kind !== 'negotiable' && <BreakLines />}
      <div className="g3 pc-lead">
        <NumberField name="minimumOrder" label={t('minimumOrder')} need="optional" whole />
        <NumberField name="leadDays.min" label={t('leadFrom')} need="optional" whole />
        <NumberField name="leadDays.max" label={t('leadTo')} need="optional" whole />
        <FieldFlag id={idOf('leadDays')} />
      </div>
      <div className="g2">
        <NumberField name="warrantyMonths" label={t('warranty')} hint={t('warrantyHint')} need="optional" whole />
        <TextField name="brand" label={t('brand')} need="optional" maxLength={config.product.brand} />
        <TextField name="model" label={t('model')} need="optional" maxLength={config.product.brand} dir="ltr" />
        <TextField name="hsCode" label={t('hsCode')} hint={t('hsCodeHint')} need="optional" maxLength={16} dir="ltr" />
        <SelectField name="originCode" label={t('origin')} need="optional" options={countries} empty={t('originOwn')} />
      </div>
    </FormPart>
  );
}
