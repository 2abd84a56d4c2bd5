import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

/** Full years on the platform; `full` includes the platform's name. */
export function Years({ count, locale, full }: { count: number; locale: Locale; full?: boolean }) {
  const t = useTranslations('company');
  const n = formatNumber(locale, count);
  return full ? t('yearsOn', { count, n, site: config.name.short }) : t('years', { count, n });
}
