'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '@/components/form/number-field';
import { PriceQuantityField } from '@/components/form/price-quantity-field';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { useCurrencyDigits } from '@/components/product/center/use-currency-digits';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { config } from '@/lib/platform/config';
import { formatAmount, formatNumber } from '@/lib/platform/i18n/format';
import { quotationLimits } from '@/lib/quotation/constants';
import { ChoiceField, Part } from './quotation-field';
import { type QuotationValues, typedTotal } from './quotation-values';

function Breaks({ digits }: { digits: number | undefined }) {
  const t = useTranslations('productForm');
  const locale = useLocale();
  const { control } = useFormContext<QuotationValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'priceBreaks' });
  const lines = useHeldFocus<HTMLFieldSetElement>();
  // Empty inputs hold null, but the schema's input type contains only valid values.
  const blank = { quantity: null, price: null } as unknown as { quantity: number; price: number };
  return (
    <fieldset ref={lines} className="m-0 grid min-w-0 gap-3 border-0 p-0 sm:col-span-2">
      <legend className="mb-1 p-0 font-[550]">{t('breaks')}</legend>
      <p className="text-12 text-ink-3">{t('breaksHint')}</p>
      {fields.map(({ id }, index) => {
        const n = formatNumber(locale, index + 1);
        return (
          <div key={id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-3">
            <NumberField name={`priceBreaks.${index}.quantity`} label={t('breakQuantity', { n })} />
            <NumberField name={`priceBreaks.${index}.price`} label={t('breakPrice', { n })} digits={digits} />
            <IconButton
              icon="trash"
              small
              className="mt-7"
              label={t('removeLine', { n })}
              onClick={() => remove(index)}
            />
          </div>
        );
      })}
      {fields.length < quotationLimits.priceBreaks && (
        <Button size="s" icon="plus" className="justify-self-start" onClick={() => append(blank)}>
          {t('addBreak')}
        </Button>
      )}
    </fieldset>
  );
}

/** Total price, updated while typing. */
function Total() {
  const t = useTranslations('quotationCenter');
  const locale = useLocale();
  const { control } = useFormContext<QuotationValues>();
  const [unitPrice, priceQuantity, currency, quantity, priceBreaks, minimumOrder] = useWatch({
    control,
    name: ['unitPrice', 'priceQuantity', 'currency', 'quantity', 'priceBreaks', 'minimumOrder'],
  });
  const total = typedTotal({ unitPrice, priceQuantity, currency, quantity, priceBreaks, minimumOrder });
  if (total === null) return null;
  return (
    <dl className="m-0 flex flex-wrap items-baseline justify-between gap-x-4 sm:col-span-2">
      <dt className="text-ink-2">{t('total')}</dt>
      <dd className="m-0 text-16 font-strong">
        <bdi>{formatAmount(locale, total, currency)}</bdi>
      </dd>
    </dl>
  );
}

/** Goods and prices offered. */
export function PricePart({ currencies }: { currencies: readonly string[] }) {
  const t = useTranslations('quotationCenter');
  const form = useTranslations('form');
  const unit = useTranslations('productForm.units');
  const digits = useCurrencyDigits();
  return (
    <Part title={t('price')}>
      <NumberField name="unitPrice" label={t('unitPrice')} need="required" digits={digits} />
      <ChoiceField
        name="currency"
        label={t('currency')}
        need="required"
        none=""
        empty={form('choose')}
        options={currencies.map((code) => ({ value: code, label: code }))}
      />
      <PriceQuantityField />
      <NumberField name="quantity" label={t('quantity')} need="required" />
      <ChoiceField
        name="unit"
        label={t('unit')}
        need="required"
        empty={form('choose')}
        options={config.units.map((one) => ({ value: one, label: unit(one) }))}
      />
      <NumberField name="minimumOrder" label={t('minimumOrder')} need="optional" />
      <Breaks digits={digits} />
      <Total />
    </Part>
  );
}
