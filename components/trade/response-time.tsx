import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/i18n/format';

/** A time to answer in whole hours, from two days on in days. */
export function ResponseTime({ hours }: { hours: number }) {
  const t = useTranslations('quotationCentre.dashboard');
  const locale = useLocale();
  const whole = Math.max(1, Math.round(hours));
  const isLong = whole >= 48;
  const count = isLong ? Math.round(whole / 24) : whole;
  return t(isLong ? 'days' : 'hours', { count, n: formatNumber(locale, count) });
}
