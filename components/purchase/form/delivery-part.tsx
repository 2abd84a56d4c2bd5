'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { DateField } from '@/components/form/date-field';
import { type Choice, SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { incotermRules, incoterms, purchaseLimits, shippingMethods } from '@/lib/purchase/constants';
import { Agreeable, useNeed, useNeedsPort, useToAgree } from './agreeable';
import { FormPart } from './form-part';
import type { PurchaseValues } from './form-value';
import { PortField } from './port-field';

/** Delivery terms, place and date. */
export function DeliveryPart({ countries }: { countries: readonly Choice[] }) {
  const t = useTranslations('purchaseForm');
  const trade = useTranslations('trade');
  const { control, formState, trigger } = useFormContext<PurchaseValues>();
  const incoterm = useWatch({ control, name: 'incoterm' });
  const shipping = useWatch({ control, name: 'shippingMethod' });
  const need = useNeed();
  const toAgree = useToAgree();
  const needsPort = useNeedsPort();
  const { isSubmitted } = formState;
  // A missing-port error is obsolete once another field rules out a port.
  useEffect(() => {
    if (isSubmitted && !needsPort) void trigger('port');
  }, [isSubmitted, needsPort, trigger]);
  const rule = incoterm ? incotermRules[incoterm] : null;
  const insured = rule?.insurance ? 'freightInsurance' : rule?.freight ? 'freight' : 'noFreight';
  return (
    <FormPart part="delivery" title={t('delivery')}>
      <div className="g2">
        <Agreeable field="incoterm" label={trade('terms')}>
          <SelectField
            name="incoterm"
            label={trade('terms')}
            hint={rule ? t(insured) : t('incotermHint')}
            need={need}
            nullable
            options={incoterms.map((value) => ({
              value,
              label: trade('incotermOf', { code: value, name: trade(`incoterm.${value}`) }),
            }))}
          />
        </Agreeable>
        {!toAgree.includes('incoterm') && (
          <TextField
            name="place"
            label={rule ? t(`places.${rule.place}`) : t('place')}
            hint={t('placeHint')}
            need={rule ? 'required' : need}
            maxLength={purchaseLimits.line}
            dir="auto"
          />
        )}
      </div>
      <div className="g2">
        <Agreeable field="shippingMethod" label={trade('shippingMethod')}>
          <SelectField
            name="shippingMethod"
            label={trade('shippingMethod')}
            need={need}
            nullable
            options={shippingMethods.map((value) => ({ value, label: trade(`shipping.${value}`) }))}
          />
        </Agreeable>
        <Agreeable field="port" label={t('port')}>
          <PortField need={needsPort ? need : 'optional'} />
        </Agreeable>
      </div>
      {shipping === 'other' && !toAgree.includes('shippingMethod') && (
        <TextField
          name="shippingOther"
          label={t('shippingOther')}
          need="required"
          maxLength={purchaseLimits.line}
          dir="auto"
        />
      )}
      <div className="g2">
        <SelectField name="countryCode" label={t('country')} need={need} options={countries} />
        <Agreeable field="destination" label={t('destination')}>
          <TextField
            name="destination"
            label={t('destination')}
            hint={t('destinationHint')}
            need={need}
            maxLength={purchaseLimits.line}
            dir="auto"
          />
        </Agreeable>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Agreeable field="deliveryBy" label={trade('deliveryBy')}>
          <DateField name="deliveryBy" label={trade('deliveryBy')} need={need} />
        </Agreeable>
      </div>
    </FormPart>
  );
}
