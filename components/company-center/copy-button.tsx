'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { toast } from '@/components/form/toast';
import type { ProfileTranslations } from '@/lib/company/profile/schema';
import { formatNumber } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/site';

const copied = ['name', 'region', 'city', 'address'] as const;

/** Puts name and address of one language into what is empty of them in the others. */
export function CopyButton({ from }: { from: Locale }) {
  const t = useTranslations('companyForm');
  const locale = useLocale();
  const { getValues, setValue, formState } = useFormContext();
  const copy = () => {
    const translations: ProfileTranslations = getValues('translations');
    const own = translations[from];
    if (!own) return;
    const filled = new Set<Locale>();
    for (const one of locales)
      for (const field of copied) {
        if (own[field] === '' || translations[one]?.[field]) continue;
        setValue(`translations.${one}.${field}`, own[field], {
          shouldDirty: true,
          shouldValidate: formState.isSubmitted,
        });
        filled.add(one);
      }
    toast(t('copied', { count: filled.size, n: formatNumber(locale, filled.size) }), 'plain');
  };
  return (
    <p>
      <button type="button" className="lnk cf-copy" onClick={copy}>
        {t('copy')}
      </button>
    </p>
  );
}
