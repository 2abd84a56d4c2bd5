'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { useZone } from '@/components/form/account-zone';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { zonePart } from '@/lib/i18n/time-zone';
import { paymentMethods, purchaseLimits } from '@/lib/purchase/constants';
import { FormPart } from './form-part';
import type { PurchaseValues } from './form-value';
import { InstantField } from './instant-field';

/** How it is paid, and until when suppliers may quote. */
export function PaymentPart() {
  const t = useTranslations('purchaseForm');
  const trade = useTranslations('trade');
  const locale = useLocale();
  const zone = useZone();
  const { control } = useFormContext<PurchaseValues>();
  const method = useWatch({ control, name: 'paymentMethod' });
  return (
    <FormPart part="payment" title={t('payment')}>
      <SelectField
        name="paymentMethod"
        label={trade('paymentMethod')}
        need="required"
        options={paymentMethods.map((value) => ({ value, label: trade(`payment.${value}`) }))}
      />
      {method === 'other' && (
        <TextField
          name="paymentOther"
          label={t('paymentOther')}
          need="required"
          maxLength={purchaseLimits.line}
          dir="auto"
        />
      )}
      <InstantField
        name="validUntil"
        label={trade('closes')}
        hint={t('zone', { zone: zonePart(locale, zone, 'long') })}
      />
    </FormPart>
  );
}
