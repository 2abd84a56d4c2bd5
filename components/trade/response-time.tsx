import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';

/** A response time in minutes, from an hour in hours, from two days in days. */
export function ResponseTime({ hours }: { hours: number }) {
  const t = useTranslations('quotationCenter.dashboard');
  const locale = useLocale();
  const minutes = Math.max(1, Math.round(hours * 60));
  const rounded = Math.round(minutes / 60);
  const [unit, count] =
    minutes < 60
      ? (['minutes', minutes] as const)
      : rounded < 48
        ? (['hours', rounded] as const)
        : (['days', Math.round(rounded / 24)] as const);
  return t(unit, { count, n: formatNumber(locale, count) });
}
