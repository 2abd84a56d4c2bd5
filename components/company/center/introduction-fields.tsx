'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Step } from '@/components/form/step-form';
import { TextArea } from '@/components/form/text-area';
import { TranslateBar } from '@/components/translate/translate-bar';
import { textLimits } from '@/lib/company/profile/rules';
import { formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { countText } from '@/lib/platform/i18n/text-length';
import { FormGroup } from './form-group';
import { LanguagePanel } from './language-panel';
import type { SectionProps } from './section-props';

/** Slogan and introduction in eight languages. */
export function IntroductionFields({ language, onLanguage }: SectionProps) {
  const t = useTranslations('companyForm');
  const site = useLocale();
  return (
    <Step name="introduction">
      <FormGroup title={t('group.introduction')} hint={t('group.introductionHint')}>
        <LanguagePanel chosen={language} onChoose={onLanguage}>
          {({ locale, prefix, dir }) => (
            <>
              {textLimits.map(([field, max]) => (
                <TextArea
                  key={field}
                  name={`${prefix}.${field}`}
                  label={t('inLanguage', { field: t(`field.${field}`), language: sites[locale].endonym })}
                  hint={t(locale === 'zh' ? 'units.characters' : 'units.words', { n: formatNumber(site, max) })}
                  need="optional"
                  rows={field === 'slogan' ? 2 : 12}
                  limit={max}
                  measure={(text) => countText(locale, text)}
                  lang={locale}
                  dir={dir}
                />
              ))}
              <TranslateBar to={locale} fields={textLimits.map(([field]) => ({ field, label: t(`field.${field}`) }))} />
            </>
          )}
        </LanguagePanel>
      </FormGroup>
    </Step>
  );
}
