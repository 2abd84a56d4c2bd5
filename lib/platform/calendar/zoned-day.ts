import { knownZone, zonePart } from '@/lib/platform/i18n/time-zone';

const minute = 60_000;

const offsetAt = (timeZone: string, at: Date): number => {
  const [, sign, hours, minutes] = zonePart('en', timeZone, 'longOffset', at).match(/([+-])(\d\d):(\d\d)/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

/** A time (HH:MM) of a day (YYYY-MM-DD) in a time zone, as an ISO instant; '' for no day. */
export function timeOfDay(day: string, time: string, timeZone: string): string {
  const wall = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(wall)) return '';
  const near = wall - offsetAt(timeZone, new Date(wall)) * minute;
  // Compute the offset again: daylight saving may change between the two.
  return new Date(wall - offsetAt(timeZone, new Date(near)) * minute).toISOString();
}

/** The last minute of a day (YYYY-MM-DD) in a time zone, as an ISO instant; '' for no day. */
export const endOfDay = (day: string, timeZone: string): string => timeOfDay(day, '23:59', timeZone);

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format is a hundred times slower than using it, and lists format a date per row. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: knownZone(timeZone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, made);
  return made;
}

/** Pad the year to four digits, which Intl omits before 1000. */
const dayText = (timeZone: string, at: Date): string => dayFormat(timeZone).format(at).padStart(10, '0');

/** The date of an ISO instant in a time zone; '' if invalid. */
export function dayOf(iso: string, timeZone: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  return dayText(timeZone, at);
}

/** The day of an instant in a time zone, as YYYY-MM-DD; '' for an invalid date. */
export const dayIn = (timeZone: string, at: Date): string => (Number.isNaN(at.getTime()) ? '' : dayText(timeZone, at));
