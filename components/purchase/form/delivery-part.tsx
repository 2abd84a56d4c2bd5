'use client';

import { useTranslations } from 'next-intl';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '@/components/form/date-field';
import { type Choice, SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { incotermRules, incoterms, purchaseLimits, shippingMethods } from '@/lib/purchase/constants';
import { FormPart } from './form-part';
import type { PurchaseValues } from './form-value';
import { PortField } from './port-field';

/** On which terms, how and where the goods are delivered, and by when. */
export function DeliveryPart({ countries }: { countries: readonly Choice[] }) {
  const t = useTranslations('purchaseForm');
  const trade = useTranslations('trade');
  const { control } = useFormContext<PurchaseValues>();
  const incoterm = useWatch({ control, name: 'incoterm' });
  const shipping = useWatch({ control, name: 'shippingMethod' });
  const rule = incoterm ? incotermRules[incoterm] : null;
  const insured = rule?.insurance ? 'freightInsurance' : rule?.freight ? 'freight' : 'noFreight';
  return (
    <FormPart part="delivery" title={t('delivery')}>
      <div className="g2">
        <SelectField
          name="incoterm"
          label={trade('terms')}
          hint={rule ? t(insured) : t('incotermHint')}
          need="required"
          options={incoterms.map((value) => ({
            value,
            label: trade('incotermOf', { code: value, name: trade(`incoterm.${value}`) }),
          }))}
        />
        <TextField
          name="place"
          label={rule ? t(`places.${rule.place}`) : t('place')}
          hint={t('placeHint')}
          need="required"
          maxLength={purchaseLimits.line}
          dir="auto"
        />
      </div>
      <div className="g2">
        <SelectField
          name="shippingMethod"
          label={trade('shippingMethod')}
          need="required"
          options={shippingMethods.map((value) => ({ value, label: trade(`shipping.${value}`) }))}
        />
        <PortField />
      </div>
      {shipping === 'other' && (
        <TextField
          name="shippingOther"
          label={t('shippingOther')}
          need="required"
          maxLength={purchaseLimits.line}
          dir="auto"
        />
      )}
      <div className="g2">
        <SelectField name="countryCode" label={t('country')} need="required" options={countries} />
        <TextField
          name="destination"
          label={t('destination')}
          hint={t('destinationHint')}
          need="required"
          maxLength={purchaseLimits.line}
          dir="auto"
        />
      </div>
      <DateField name="deliveryBy" label={trade('deliveryBy')} need="required" />
    </FormPart>
  );
}
