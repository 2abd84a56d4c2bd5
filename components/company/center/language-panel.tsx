'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { LanguageTabs } from '@/components/form/language-tabs';
import { coverageOf } from '@/lib/company/profile/rules';
import type { ProfileTranslations } from '@/lib/company/profile/schema';
import { type Locale, locales, sites } from '@/lib/platform/i18n/site';

type Language = { locale: Locale; prefix: string; dir: 'ltr' | 'rtl' };
type Props = {
  chosen: Locale;
  onChoose: (locale: Locale) => void;
  children: (language: Language) => ReactNode;
};

/** Texts in eight languages, one visible; the others stay mounted, so that their errors can be shown. */
export function LanguagePanel({ chosen, onChoose, children }: Props) {
  const t = useTranslations('companyForm');
  const id = useId();
  const translations: ProfileTranslations = useWatch({ name: 'translations' }) ?? {};
  return (
    <div className="[&>.lt]:mb-4">
      <LanguageTabs
        value={chosen}
        onChange={onChoose}
        coverage={coverageOf({ translations })}
        label={t('languages')}
        panel={id}
      />
      <div id={id} role="tabpanel" aria-label={sites[chosen].endonym}>
        {locales.map((locale) => (
          <div key={locale} className="fs" data-locale={locale} hidden={locale !== chosen}>
            {children({ locale, prefix: `translations.${locale}`, dir: sites[locale].dir })}
          </div>
        ))}
      </div>
    </div>
  );
}
