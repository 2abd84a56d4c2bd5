'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { LanguageTabs } from '@/components/form/language-tabs';
import { TextArea } from '@/components/form/text-area';
import { TextField } from '@/components/form/text-field';
import { TranslateBar } from '@/components/translate/translate-bar';
import { config } from '@/lib/platform/config';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { countText } from '@/lib/platform/i18n/text-length';
import { coverageOf } from './coverage';
import { FormPart } from './form-part';
import type { ProductValues } from './form-value';
import { TextCount } from './text-count';

// All languages stay mounted, so that errors in hidden ones are found.
const panels = (language: Locale, label: string, id: string, children: (locale: Locale) => React.ReactNode) =>
  locales.map((locale) => (
    <div
      key={locale}
      id={`${id}-${locale}`}
      className="fs"
      role="tabpanel"
      aria-label={label}
      hidden={locale !== language}
    >
      {children(locale)}
    </div>
  ));

type Props = { language: Locale; onLanguage: (locale: Locale) => void };

/** Name, summary and slogan in eight languages. */
export function TextPart({ language, onLanguage }: Props) {
  const t = useTranslations('productForm');
  const id = useId();
  const translations = useWatch<ProductValues, 'translations'>({ name: 'translations' });
  const parameters = useWatch<ProductValues, 'parameters'>({ name: 'parameters' });
  const coverage = coverageOf({ translations, parameters });
  const fields = (['name', 'summary', 'slogan', 'introduction', 'keywords'] as const).map((field) => ({
    field,
    label: t(field),
  }));
  return (
    <FormPart part="text" title={t('text')} hint={t('textHint')}>
      <LanguageTabs
        value={language}
        onChange={onLanguage}
        coverage={coverage}
        label={t('languages')}
        panel={`${id}-${language}`}
      />
      {panels(language, t('text'), id, (locale) => {
        const common = { lang: locale, dir: sites[locale].dir };
        return (
          <>
            <TextField
              {...common}
              name={`translations.${locale}.name`}
              label={t('name')}
              hint={t('nameHint')}
              need="required"
              maxLength={config.product.name}
            />
            <TextArea
              {...common}
              name={`translations.${locale}.summary`}
              label={t('summary')}
              need="optional"
              rows={3}
              limit={config.product.summary}
              measure={(text) => countText(locale, text)}
            />
            <TextField
              {...common}
              name={`translations.${locale}.slogan`}
              label={t('slogan')}
              need="optional"
              aside={<TextCount name={`translations.${locale}.slogan`} locale={locale} limit={config.slogan} />}
            />
            <TranslateBar to={locale} fields={fields} />
          </>
        );
      })}
    </FormPart>
  );
}

/** Introduction and keywords in the selected language. */
export function IntroductionPart({ language }: { language: Locale }) {
  const t = useTranslations('productForm');
  const id = useId();
  return (
    <FormPart part="introduction" title={t('introduction')} hint={t('introductionHint')}>
      {panels(language, t('introduction'), id, (locale) => {
        const common = { lang: locale, dir: sites[locale].dir };
        return (
          <>
            <TextArea
              {...common}
              name={`translations.${locale}.introduction`}
              label={t('inLanguage', { field: t('introduction'), language: sites[locale].endonym })}
              need="optional"
              rows={8}
              limit={config.product.introduction}
              measure={(text) => countText(locale, text)}
            />
            <TextField
              {...common}
              name={`translations.${locale}.keywords`}
              label={t('keywords')}
              hint={t('keywordsHint')}
              need="optional"
              maxLength={config.product.keywords}
            />
          </>
        );
      })}
    </FormPart>
  );
}
