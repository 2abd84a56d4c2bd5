'use client';

import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { DateField } from '@/components/form/date-field';
import { NumberField } from '@/components/form/number-field';
import { type Choice, SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { type ParamName, paramKinds, tradeDocuments } from '@/lib/chat/phrase/catalogue';
import { config } from '@/lib/platform/config';
import { digitsOf, isCurrency } from '@/lib/platform/money/currency';
import { incoterms, paymentMethods } from '@/lib/purchase/constants';

/** Options that the page provides. */
export type PhraseChoices = { currencies: readonly Choice[]; countries: readonly Choice[] };
type FieldProps = { name: ParamName; label: string };

const pair = 'grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-3';

function MoneyField({ name, label, currencies }: FieldProps & Pick<PhraseChoices, 'currencies'>) {
  const t = useTranslations('phrase');
  const currency: unknown = useWatch({ name: `${name}.currency` });
  const digits = typeof currency === 'string' && isCurrency(currency) ? digitsOf(currency) : undefined;
  return (
    <div className={pair}>
      <NumberField name={`${name}.amount`} label={label} need="required" digits={digits} />
      <SelectField
        name={`${name}.currency`}
        label={t('currency', { field: label })}
        need="required"
        options={currencies}
      />
    </div>
  );
}

function QuantityField({ name, label }: FieldProps) {
  const t = useTranslations('phrase');
  const unit = useTranslations('productForm.units');
  const options = config.units.map((value) => ({ value, label: unit(value) }));
  return (
    <div className={pair}>
      <NumberField name={`${name}.amount`} label={label} need="required" />
      <SelectField name={`${name}.unit`} label={t('unit', { field: label })} need="required" options={options} />
    </div>
  );
}

function ChoiceField({ name, label, countries }: FieldProps & Pick<PhraseChoices, 'countries'>) {
  const trade = useTranslations('trade');
  const document = useTranslations('phrase.document');
  const options = {
    incoterm: () =>
      incoterms.map((code) => ({ value: code, label: trade('incotermOf', { code, name: trade(`incoterm.${code}`) }) })),
    payment: () => paymentMethods.map((value) => ({ value, label: trade(`payment.${value}`) })),
    document: () => tradeDocuments.map((value) => ({ value, label: document(value) })),
    country: () => countries,
  };
  const kind = paramKinds[name];
  if (!(kind in options)) return null;
  return <SelectField name={name} label={label} need="required" options={options[kind as keyof typeof options]()} />;
}

/** Field for a phrase parameter, by type. */
export function PhraseParamField({ name, currencies, countries }: { name: ParamName } & PhraseChoices) {
  const t = useTranslations('phrase.param');
  const field = { name, label: t(name) };
  switch (paramKinds[name]) {
    case 'text':
      return <TextField {...field} need="required" dir="auto" />;
    case 'money':
      return <MoneyField {...field} currencies={currencies} />;
    case 'quantity':
      return <QuantityField {...field} />;
    case 'date':
      return <DateField {...field} need="required" />;
    case 'days':
    case 'months':
      return <NumberField {...field} need="required" whole />;
    case 'percent':
      return <NumberField {...field} need="required" />;
    default:
      return <ChoiceField {...field} countries={countries} />;
  }
}
