'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { NumberField } from '@/components/form/number-field';
import { TextField } from '@/components/form/text-field';
import { useCurrencyDigits } from '@/components/product/center/use-currency-digits';
import { incotermRules } from '@/lib/purchase/constants';
import type { QuotationCost } from '@/lib/quotation/comparison/rules';
import { incoterms, paymentMethods } from '@/lib/quotation/constants';
import { ChoiceField, Part, ValidUntilField } from './quotation-field';
import type { QuotationValues } from './quotation-values';

/** Delivery, payment and validity. */
export function TermsPart() {
  const t = useTranslations();
  const digits = useCurrencyDigits();
  const payment = useWatch<QuotationValues, 'paymentMethod'>({ name: 'paymentMethod' });
  const incoterm = useWatch<QuotationValues, 'incoterm'>({ name: 'incoterm' });
  const choose = t('form.choose');
  const hintOf = (cost: QuotationCost) => {
    const rule = incotermRules[incoterm];
    if (!rule) return t('quotationCenter.costHint');
    return t(rule[cost] ? 'quotationCenter.costWithin' : 'quotationCenter.costBeyond', { cost, incoterm });
  };
  return (
    <Part title={t('quotationCenter.terms')}>
      <ChoiceField
        name="incoterm"
        label={t('trade.terms')}
        need="required"
        empty={choose}
        options={incoterms.map((code) => ({
          value: code,
          label: t('trade.incotermOf', { code, name: t(`trade.incoterm.${code}`) }),
        }))}
      />
      <TextField name="place" label={t('quotationCenter.place')} need="required" />
      <NumberField
        name="freight"
        label={t('quotationCenter.freight')}
        hint={hintOf('freight')}
        need="optional"
        digits={digits}
      />
      <NumberField
        name="insurance"
        label={t('quotationCenter.insurance')}
        hint={hintOf('insurance')}
        need="optional"
        digits={digits}
      />
      <NumberField name="leadDays" label={t('quotationCenter.leadDays')} need="required" whole />
      <ValidUntilField
        name="validUntil"
        label={t('quotationCenter.validUntil')}
        hint={t('quotationCenter.validUntilHint')}
      />
      <ChoiceField
        name="paymentMethod"
        label={t('trade.paymentMethod')}
        need="required"
        empty={choose}
        options={paymentMethods.map((one) => ({ value: one, label: t(`trade.payment.${one}`) }))}
      />
      {payment === 'other' && (
        <TextField name="paymentOther" label={t('quotationCenter.paymentOther')} need="required" />
      )}
    </Part>
  );
}
