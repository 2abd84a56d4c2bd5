import { zonePart } from '@/lib/i18n/time-zone';

const minute = 60_000;

const offsetAt = (timeZone: string, at: Date): number => {
  const [, sign, hours, minutes] = zonePart('en', timeZone, 'longOffset', at).match(/([+-])(\d\d):(\d\d)/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

/** The last minute of a day (YYYY-MM-DD) in a time zone, as an ISO instant; '' for no day. */
export function endOfDay(day: string, timeZone: string): string {
  const wall = Date.parse(`${day}T23:59:00Z`);
  if (Number.isNaN(wall)) return '';
  const near = wall - offsetAt(timeZone, new Date(wall)) * minute;
  // Summer time may begin or end between the two.
  return new Date(wall - offsetAt(timeZone, new Date(near)) * minute).toISOString();
}

/** The day of an ISO instant in a time zone; '' for none. */
export function dayOf(iso: string, timeZone: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return '';
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}
