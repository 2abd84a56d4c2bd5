'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext } from 'react-hook-form';
import { toast } from '@/components/form/toast';
import { coverageOf } from '@/lib/company/profile/rules';
import type { ProfileTranslations } from '@/lib/company/profile/schema';
import { formatNumber } from '@/lib/i18n/format';
import { type Locale, locales } from '@/lib/i18n/site';

const copied = ['name', 'region', 'city', 'address'] as const;

/** Puts name and address of one language into those that have nothing yet. */
export function CopyButton({ from }: { from: Locale }) {
  const t = useTranslations('companyForm');
  const locale = useLocale();
  const { getValues, setValue } = useFormContext();
  const copy = () => {
    const translations: ProfileTranslations = getValues('translations');
    const coverage = coverageOf({ translations });
    const empty = locales.filter((one) => coverage[one] === 'none');
    if (coverage[from] === 'none') return;
    for (const one of empty)
      for (const field of copied)
        setValue(`translations.${one}.${field}`, translations[from]?.[field] ?? '', { shouldDirty: true });
    toast(t('copied', { count: empty.length, n: formatNumber(locale, empty.length) }), 'plain');
  };
  return (
    <p>
      <button type="button" className="lnk cf-copy" onClick={copy}>
        {t('copy')}
      </button>
    </p>
  );
}
