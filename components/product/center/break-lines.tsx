'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FieldFlag } from '@/components/form/flagged-field';
import { useFormScope } from '@/components/form/form-scope';
import { NumberField } from '@/components/form/number-field';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { ProductValues } from './form-value';
import { useCurrencyDigits } from './use-currency-digits';

/** Price breaks by quantity, a line each. */
export function BreakLines() {
  const t = useTranslations('productForm');
  const locale = useLocale();
  const { idOf } = useFormScope();
  const { control } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'priceBreaks' });
  const lines = useHeldFocus<HTMLFieldSetElement>();
  const digits = useCurrencyDigits();
  const max = config.product.priceBreaks;
  return (
    <fieldset ref={lines} className="fd pc-breaks">
      <legend>{t('breaks')}</legend>
      <FieldFlag id={idOf('priceBreaks')} />
      <p className="fd-h">{t('breaksHint')}</p>
      {fields.map(({ id }, index) => {
        const n = formatNumber(locale, index + 1);
        return (
          <div key={id} className="pc-break">
            <NumberField name={`priceBreaks.${index}.quantity`} label={t('breakQuantity', { n })} whole />
            <NumberField name={`priceBreaks.${index}.price`} label={t('breakPrice', { n })} digits={digits} />
            <button type="button" className="ibt" aria-label={t('removeLine', { n })} onClick={() => remove(index)}>
              <Icon name="trash" small />
            </button>
          </div>
        );
      })}
      {fields.length < max && (
        <button type="button" className="btn s" onClick={() => append({ quantity: null, price: null })}>
          <Icon name="plus" small />
          {t('addBreak')}
        </button>
      )}
    </fieldset>
  );
}
