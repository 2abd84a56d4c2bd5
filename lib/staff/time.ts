import { hourMs } from '@/lib/platform/calendar/constants';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatInstant, formatOffset } from '@/lib/platform/i18n/format';
import { offsetAt } from '@/lib/platform/i18n/time-zone';

/**
 * A moment in the reader's time zone, which is named, since colleagues may be in another. Named as for closing times,
 * after the time in every language.
 */
export const formatMoment = (locale: ConsoleLocale, iso: string, timeZone: string): string =>
  Number.isNaN(Date.parse(iso))
    ? iso
    : `${formatInstant(locale, iso, timeZone)} ${formatOffset(offsetAt(timeZone, new Date(iso)))}`;

export type Age = { unit: 'now' | 'hours' | 'days'; count: number; hours: number };

/** The age of a moment: in hours up to two days, then in days. */
export const ageOf = (iso: string, now = Date.now()): Age => {
  const hours = Math.max(0, Math.floor((now - Date.parse(iso)) / hourMs));
  if (hours < 1) return { unit: 'now', count: 0, hours };
  return hours < 48 ? { unit: 'hours', count: hours, hours } : { unit: 'days', count: Math.floor(hours / 24), hours };
};
