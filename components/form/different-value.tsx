import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type Locale, sites } from '@/lib/platform/i18n/site';

type Props = {
  value: unknown;
  /** The form's rendering, if the raw value is not enough. */
  shown: ReactNode | undefined;
  /** Language of a text. */
  locale: Locale;
};

/** A field's value in one version of a form. */
export function DifferentValue({ value, shown, locale }: Props) {
  const t = useTranslations('form.conflict');
  const site = useLocale();
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return <span className="text-ink-3">{t('empty')}</span>;
  if (shown !== undefined) return <span className="wrap-anywhere">{shown}</span>;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') return formatNumber(site, value);
  if (Array.isArray(value)) return t('entries', { count: value.length, n: formatNumber(site, value.length) });
  return (
    <span
      className="block max-h-[40dvh] overflow-auto wrap-anywhere whitespace-pre-wrap"
      lang={locale}
      dir={sites[locale].dir}
    >
      {String(value)}
    </span>
  );
}
