'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toast } from '@/components/form/toast';
import type { ProfileTranslations } from '@/lib/company/profile/schema';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type Locale, locales } from '@/lib/platform/i18n/site';

const copied = ['name', 'region', 'city', 'address'] as const;

/** Copies name and address of one language into the empty fields of the others. */
export function CopyButton({ from }: { from: Locale }) {
  const t = useTranslations('companyForm');
  const locale = useLocale();
  const id = useId();
  const { setValue, formState } = useFormContext();
  const translations: ProfileTranslations = useWatch({ name: 'translations' }) ?? {};
  const own = translations[from];
  const gaps = locales.flatMap((one) =>
    copied.flatMap((field) => (own?.[field] && !translations[one]?.[field] ? [{ one, field, text: own[field] }] : [])),
  );
  const reason = gaps.length > 0 ? null : t(copied.some((field) => own?.[field]) ? 'copyDone' : 'copyBare');
  const copy = () => {
    for (const { one, field, text } of gaps)
      setValue(`translations.${one}.${field}`, text, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    const count = new Set(gaps.map(({ one }) => one)).size;
    toast(t('copied', { count, n: formatNumber(locale, count) }), 'plain');
  };
  return (
    <p className="flex flex-wrap items-center gap-x-3 in-[fieldset:disabled]:hidden">
      <button
        type="button"
        className="cursor-pointer text-start text-12 font-medium text-accent disabled:cursor-default disabled:text-ink-3 phone:min-h-11"
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : id}
        onClick={copy}
      >
        {t('copy')}
      </button>
      {reason && (
        <span id={id} className="text-12 text-ink-3">
          {reason}
        </span>
      )}
    </p>
  );
}
