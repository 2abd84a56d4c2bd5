'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { useZone } from '@/components/form/account-zone';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { zonePart } from '@/lib/platform/i18n/time-zone';
import { paymentMethods, purchaseLimits } from '@/lib/purchase/constants';
import { Agreeable, useNeed, useToAgree } from './agreeable';
import { FormPart } from './form-part';
import type { PurchaseValues } from './form-value';
import { InstantField } from './instant-field';

/** Payment terms, and deadline for quotations. */
export function PaymentPart() {
  const t = useTranslations('purchaseForm');
  const trade = useTranslations('trade');
  const locale = useLocale();
  const zone = useZone();
  const { control } = useFormContext<PurchaseValues>();
  const need = useNeed();
  const isLeft = useToAgree().includes('paymentMethod');
  const method = useWatch({ control, name: 'paymentMethod' });
  return (
    <FormPart part="payment" title={t('payment')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Agreeable field="paymentMethod" label={trade('paymentMethod')}>
          <SelectField
            name="paymentMethod"
            label={trade('paymentMethod')}
            need={need}
            nullable
            options={paymentMethods.map((value) => ({ value, label: trade(`payment.${value}`) }))}
          />
        </Agreeable>
        {method === 'other' && !isLeft && (
          <TextField
            name="paymentOther"
            label={t('paymentOther')}
            need="required"
            maxLength={purchaseLimits.line}
            dir="auto"
          />
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <InstantField
          name="validUntil"
          label={trade('closes')}
          hint={t(need === 'optional' ? 'zoneInquiry' : 'zone', {
            zone: zonePart(locale, zone, 'long'),
            count: purchaseLimits.inquiryDays,
          })}
          need={need}
        />
      </div>
    </FormPart>
  );
}
