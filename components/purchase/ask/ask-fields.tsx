'use client';

import { useTranslations } from 'next-intl';
import { useController, useFormContext } from 'react-hook-form';
import { useZone } from '@/components/form/account-zone';
import { BoundField } from '@/components/form/bound-field';
import type { CategoryLeaf } from '@/components/form/category-leaf';
import { NumberField } from '@/components/form/number-field';
import type { Choice } from '@/components/form/select-field';
import { Button } from '@/components/ui/button';
import { Checkbox, Input, RadioGroup, Select, TextArea } from '@/components/ui/control';
import { dayMs } from '@/lib/platform/calendar/constants';
import { dayOf } from '@/lib/platform/calendar/zoned-day';
import { config } from '@/lib/platform/config';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { purchaseLimits } from '@/lib/purchase/constants';
import { CategoryField } from '../form/category-field';
import type { PurchaseValues } from '../form/form-value';

const quickDays = [30, 60, 90];

/** Delivery date: a day, or a number of days from today. */
function WantedBy() {
  const t = useTranslations('purchaseForm.sheet');
  const zone = useZone();
  const dayIn = (days: number) => dayOf(new Date(Date.now() + days * dayMs).toISOString(), zone);
  return (
    <BoundField name="deliveryBy" label={t('wantedBy')} need="optional">
      {(ties, field) => (
        <div className="flex flex-wrap gap-2">
          <Input {...ties} {...field} type="date" min={dayIn(0)} />
          {quickDays.map((days) => (
            <Button
              key={days}
              className="flex-1"
              aria-pressed={field.value === dayIn(days)}
              onClick={() => field.onChange(dayIn(days))}
            >
              {t('days', { count: days, n: String(days) })}
            </Button>
          ))}
        </div>
      )}
    </BoundField>
  );
}

/** Whether the request is visible beyond the suppliers addressed. */
function Reach({ companies }: { companies: number }) {
  const t = useTranslations('purchaseForm');
  const { control } = useFormContext<PurchaseValues>();
  const { field } = useController({ name: 'kind', control });
  return (
    <RadioGroup
      legend={t('sheet.who')}
      name={field.name}
      value={field.value ?? null}
      options={[
        { value: 'inquiry', label: t('sheet.only', { count: companies, n: String(companies) }) },
        { value: 'public', label: t('sheet.others'), hint: t('kindPublicHint') },
      ]}
      onChange={field.onChange}
    />
  );
}

/** Technical values of the product as requirements, which can be left out. */
function Required({ lines }: { lines: PurchaseValues['specification'] }) {
  const t = useTranslations('purchaseForm.sheet');
  const { control } = useFormContext<PurchaseValues>();
  const { field } = useController({ name: 'specification', control });
  if (!lines?.length) return null;
  return (
    <Checkbox
      checked={(field.value?.length ?? 0) > 0}
      onChange={({ target }) => field.onChange(target.checked ? lines : [])}
    >
      {t('required', { count: lines.length, n: String(lines.length) })}
    </Checkbox>
  );
}

type Props = {
  locale: Locale;
  countries: readonly Choice[];
  /** options if no product or supplier implies one */
  categories: readonly CategoryLeaf[];
  /** number of suppliers addressed */
  companies: number;
  /** The request is about a product, so it has a name. */
  ofProduct: boolean;
  /** requirements from its technical values */
  lines: PurchaseValues['specification'];
};

/** Fields that a supplier needs for a quotation. */
export function AskFields({ locale, countries, categories, companies, ofProduct, lines }: Props) {
  const t = useTranslations('purchaseForm');
  const choose = useTranslations('form')('choose');
  const text = { lang: locale, dir: sites[locale].dir };
  const units = config.units.map((value) => ({ value, label: t(`units.${value}`) }));
  return (
    <>
      {!ofProduct && (
        <BoundField name={`translations.${locale}.title`} label={t('title')} hint={t('titleHint')} need="required">
          {(ties, field) => <Input {...ties} {...field} {...text} maxLength={purchaseLimits.title} />}
        </BoundField>
      )}
      {categories.length > 0 && <CategoryField leaves={categories} />}
      <div className="grid grid-cols-[140px_160px] gap-4 phone:grid-cols-2">
        <NumberField name="quantity" label={t('quantity')} />
        <BoundField name="unit" label={t('unit')}>
          {(ties, field) => <Select {...ties} {...field} value={field.value ?? ''} empty={choose} options={units} />}
        </BoundField>
      </div>
      <BoundField name="countryCode" label={t('country')} need="optional">
        {(ties, field) => <Select {...ties} {...field} empty={choose} options={countries} />}
      </BoundField>
      <WantedBy />
      <BoundField
        name={`translations.${locale}.details`}
        label={t('sheet.matters')}
        hint={t('sheet.mattersHint')}
        need="optional"
      >
        {(ties, field) => <TextArea {...ties} {...field} {...text} maxLength={purchaseLimits.details} />}
      </BoundField>
      <Required lines={lines} />
      {companies > 0 && <Reach companies={companies} />}
    </>
  );
}
