'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Select } from '@/components/ui/control';
import { formatNumber } from '@/lib/platform/i18n/format';
import { priceQuantities } from '@/lib/platform/money/price-quantity';
import { BoundField } from './bound-field';

/** Number of units that the prices are for. */
export function PriceQuantityField() {
  const t = useTranslations('form');
  const locale = useLocale();
  return (
    <BoundField name="priceQuantity" label={t('priceQuantity')} hint={t('priceQuantityHint')}>
      {(ties, { value, onChange, onBlur, name, ref }) => (
        <Select
          {...ties}
          name={name}
          ref={ref}
          value={String(value ?? 1)}
          options={priceQuantities.map((one) => ({ value: String(one), label: formatNumber(locale, one) }))}
          onBlur={onBlur}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
    </BoundField>
  );
}
