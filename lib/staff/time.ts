import { hourMs } from '@/lib/platform/calendar/constants';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatInstant, formatOffset } from '@/lib/platform/i18n/format';
import { offsetAt } from '@/lib/platform/i18n/time-zone';

/**
 * A moment in words, in the reader's time zone, which is named: colleagues who speak of it may sit elsewhere. The name is
 * that of closing times, behind the time in every language.
 */
export const formatMoment = (locale: ConsoleLocale, iso: string, timeZone: string): string =>
  Number.isNaN(Date.parse(iso))
    ? iso
    : `${formatInstant(locale, iso, timeZone)} ${formatOffset(offsetAt(timeZone, new Date(iso)))}`;

export type Age = { unit: 'now' | 'hours' | 'days'; count: number; hours: number };

/** How long ago a moment was: hours up to two days, then days. */
export const ageOf = (iso: string, now = Date.now()): Age => {
  const hours = Math.max(0, Math.floor((now - Date.parse(iso)) / hourMs));
  if (hours < 1) return { unit: 'now', count: 0, hours };
  return hours < 48 ? { unit: 'hours', count: hours, hours } : { unit: 'days', count: Math.floor(hours / 24), hours };
};
