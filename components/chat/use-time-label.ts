import { useLocale, useTranslations } from 'next-intl';
import { daysAgo, formatClock } from '@/lib/platform/calendar/clock';
import { formatDay, formatInstant } from '@/lib/platform/i18n/format';

/** Formats a time for lists: the time if today, else the date. */
export function useTimeLabel(timeZone: string): (iso: string) => string {
  const t = useTranslations('chat');
  const locale = useLocale();
  return (iso) => {
    const days = daysAgo(iso, timeZone, new Date());
    if (days <= 0) return formatClock(locale, iso, timeZone);
    return days === 1 ? t('yesterday') : formatDay(locale, iso);
  };
}

/** Formats a date and time to the minute. */
export function useMoment(timeZone: string): (iso: string) => string {
  const locale = useLocale();
  return (iso) => formatInstant(locale, iso, timeZone);
}
