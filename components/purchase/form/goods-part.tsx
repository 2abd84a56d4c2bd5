'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type LanguageCoverage, LanguageTabs } from '@/components/form/language-tabs';
import { NumberField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { config } from '@/lib/platform/config';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { purchaseLimits } from '@/lib/purchase/constants';
import { CategoryField } from './category-field';
import { FormPart } from './form-part';
import type { PurchaseReferences, PurchaseValues } from './form-value';

type Props = {
  language: Locale;
  onLanguage: (locale: Locale) => void;
  categories: PurchaseReferences['categories'];
};

const coverageOf = (
  text: { title?: string | undefined; details?: string | undefined } | undefined,
): LanguageCoverage => {
  if (!text?.title && !text?.details) return 'none';
  return text.title && text.details ? 'full' : 'part';
};

/** Quantity and unit. */
export function QuantityFields() {
  const t = useTranslations('purchaseForm');
  return (
    <div className="g2">
      <NumberField name="quantity" label={t('quantity')} need="required" />
      <SelectField
        name="unit"
        label={t('unit')}
        need="required"
        options={config.units.map((value) => ({ value, label: t(`units.${value}`) }))}
      />
    </div>
  );
}

/** Goods wanted: text in one or more languages, category and quantity. */
export function GoodsPart({ language, onLanguage, categories }: Props) {
  const t = useTranslations('purchaseForm');
  const id = useId();
  const site = useLocale();
  const { control } = useFormContext<PurchaseValues>();
  const texts = useWatch({ control, name: 'translations' }) ?? {};
  const own = useWatch({ control, name: 'locale' }) ?? site;
  const coverage = Object.fromEntries(locales.map((locale) => [locale, coverageOf(texts[locale])])) as Record<
    Locale,
    LanguageCoverage
  >;
  return (
    <FormPart part="goods" title={t('goods')}>
      <LanguageTabs
        value={language}
        onChange={onLanguage}
        coverage={coverage}
        label={t('languages')}
        panel={`${id}-${language}`}
      />
      {locales.map((locale) => {
        const common = { lang: locale, dir: sites[locale].dir };
        const need = locale === own ? 'required' : 'optional';
        const named = (field: string) =>
          locale === own ? field : t('inLanguage', { field, language: sites[locale].endonym });
        return (
          <div
            key={locale}
            id={`${id}-${locale}`}
            role="tabpanel"
            aria-label={sites[locale].endonym}
            className="fs"
            hidden={locale !== language}
          >
            <TextField
              {...common}
              name={`translations.${locale}.title`}
              label={named(t('title'))}
              hint={locale === own ? t('titleHint') : t('otherLanguage')}
              need={need}
              maxLength={purchaseLimits.title}
            />
            <TextArea
              {...common}
              name={`translations.${locale}.details`}
              label={named(t('details'))}
              hint={locale === own ? t('detailsHint') : undefined}
              need={need}
              rows={6}
              limit={purchaseLimits.details}
            />
          </div>
        );
      })}
      <CategoryField leaves={categories} />
      <QuantityFields />
    </FormPart>
  );
}
