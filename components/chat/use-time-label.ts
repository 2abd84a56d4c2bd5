import { useLocale, useTranslations } from 'next-intl';
import { daysAgo, formatClock } from '@/lib/platform/calendar/clock';
import { formatDay, formatInstant } from '@/lib/platform/i18n/format';

/** Says when something was written, as short as a list needs it: the time of today, then the day. */
export function useTimeLabel(timeZone: string): (iso: string) => string {
  const t = useTranslations('chat');
  const locale = useLocale();
  return (iso) => {
    const days = daysAgo(iso, timeZone, new Date());
    if (days <= 0) return formatClock(locale, iso, timeZone);
    return days === 1 ? t('yesterday') : formatDay(locale, iso);
  };
}

/** Says when something was written to the minute, by day and time. */
export function useMoment(timeZone: string): (iso: string) => string {
  const locale = useLocale();
  return (iso) => formatInstant(locale, iso, timeZone);
}
