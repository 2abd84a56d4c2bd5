import { formatDay } from '@/lib/platform/i18n/format';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { knownZone } from '@/lib/platform/i18n/time-zone';
import { dayMs } from './constants';
import { dayOf } from './zoned-day';

/** The time of day of an ISO instant in a time zone; returns invalid input unchanged. */
export const formatClock = (locale: Locale, iso: string, timeZone: string): string => {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  return new Intl.DateTimeFormat(sites[locale].intl, { timeStyle: 'short', timeZone: knownZone(timeZone) }).format(at);
};

/** Calendar days between an ISO instant and today in a time zone: 0 today, 1 yesterday. */
export const daysAgo = (iso: string, timeZone: string, now: Date): number =>
  Math.round((Date.parse(dayOf(now.toISOString(), timeZone)) - Date.parse(dayOf(iso, timeZone))) / dayMs);

/** The day of an instant (ISO) in a time zone. */
export const formatZonedDay = (locale: Locale, iso: string, timeZone: string): string =>
  formatDay(locale, dayOf(iso, timeZone) || iso, 'long');
