import type { ConsoleLocale } from '@/lib/i18n/console';
import { sites } from '@/lib/i18n/site';
import { knownZone } from '@/lib/i18n/time-zone';

const moment = {
  ...({ year: 'numeric', month: 'short', day: 'numeric' } as const),
  ...({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const),
};

/** A moment in words, in the reader's time zone, which is named: colleagues who speak of it may sit elsewhere. */
export const formatMoment = (locale: ConsoleLocale, iso: string, timeZone: string): string => {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  return new Intl.DateTimeFormat(sites[locale].intl, { ...moment, timeZone: knownZone(timeZone) }).format(at);
};

export type Age = { unit: 'now' | 'hours' | 'days'; count: number; hours: number };

/** How long ago a moment was: hours up to two days, then days. */
export const ageOf = (iso: string, now = Date.now()): Age => {
  const hours = Math.max(0, Math.floor((now - Date.parse(iso)) / 3_600_000));
  if (hours < 1) return { unit: 'now', count: 0, hours };
  return hours < 48 ? { unit: 'hours', count: hours, hours } : { unit: 'days', count: Math.floor(hours / 24), hours };
};
