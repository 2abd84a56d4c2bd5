import { dayMs } from '@/lib/platform/calendar/constants';
import { Refusal, type UnreadValue, valueOrNull } from './refusal';
import { zoneMinutes } from './time-zone';

const form = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const odd = (text: string) => new Refusal('date', `"${text.slice(0, 40)}" is no date`);

/** Milliseconds of a valid date within plausible years; else null. */
function valid(date: string, time: string, zone: string): number | null {
  const at = Date.parse(`${date}T${time}${zone}`);
  const calendar = new Date(`${date}T00:00:00Z`);
  const isDay = !Number.isNaN(calendar.getTime()) && calendar.toISOString().startsWith(date);
  return !Number.isNaN(at) && isDay && date >= '1990-01-01' && date < '2100-01-01' ? at : null;
}

/**
 * A moment in ISO 8601; without a zone it is UTC. A day alone is its beginning, or as a deadline its end.
 * @returns ISO time in UTC
 * @throws Refusal date
 */
export function readInstant(text: string, edge: 'begin' | 'end' = 'begin'): string {
  const [, date = '', minutes, seconds = ':00', , zone = 'Z'] = form.exec(text.trim()) ?? [];
  const timeOfEdge = edge === 'begin' ? '00:00:00' : '23:59:59';
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : zone.replace(/^(...):?/, '$1:');
  const at = date ? valid(date, minutes ? `${minutes}${seconds}` : timeOfEdge, offset) : null;
  if (at === null) throw odd(text);
  return new Date(at).toISOString();
}

/**
 * The UTC offset of an ISO 8601 instant, in minutes, east positive.
 * @returns null without a zone, and for Z and -00:00, which say nothing about the local time
 */
export function offsetMinutes(text: string): number | null {
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(form.exec(text.trim())?.[5] ?? '') ?? [];
  if (!sign || /^-00:?00$/.test(sign + hours + minutes)) return null;
  const east = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -east : east;
}

/** An instant stated in a notice; invalid ones, such as 1970-01-01 for a withheld date, are left out and reported. */
export const statedInstant = (
  text: string | null | undefined,
  unread: UnreadValue[],
  edge: 'begin' | 'end' = 'begin',
): string | null => (text?.trim() ? valueOrNull(unread, () => readInstant(text, edge)) : null);

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const weekday = /^[a-z]{2,9}\.?,?\s+/i;
const clock = String.raw`(\d{1,2}:\d{2})(:\d{2})?(?:[.,]\d{1,9})?`;
const mail = new RegExp(
  String.raw`^(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s,-]+(\d{4}|\d{2})(?:,?\s+${clock})?\s*(.*)$`,
  'i',
);
// As date(1) and ctime(3) write it, the zone before the year.
const unix = new RegExp(String.raw`^([a-z]{3})[a-z]*\.?\s+(\d{1,2})\s+${clock}\s+(?:(\S+)\s+)?(\d{4})$`, 'i');
const iso = /^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?(?:[.,]\d{1,9})?)\s*([a-z]+[+-]?[\d:]*)$/i;

type Parts = { day: string; month: string; year: string; minutes: string; seconds: string; zone: string };

function partsOf(text: string): Parts | null {
  const [, month, date, time, second = ':00', before = '', full] = unix.exec(text) ?? [];
  if (month && date && time && full)
    return { day: date, month, year: full, minutes: time, seconds: second, zone: before };
  const [, day, name, year, minutes = '00:00', seconds = ':00', zone = ''] = mail.exec(text) ?? [];
  return day && name && year ? { day, month: name, year, minutes, seconds, zone } : null;
}

/** The offset of a zone after a time, without its comment in brackets. @throws Refusal date */
function offsetOf(zone: string, text: string, context: readonly string[]): number {
  const name = zone.replace(/\(.*?\)/, '').trim() || 'Z';
  const minutes = zoneMinutes(name, context);
  if (minutes === null) throw new Refusal('date', `"${text.slice(0, 60)}" is in a time zone that is not known`);
  return minutes;
}

/**
 * Parses a feed's date: e-mail format (RFC 822, 5322), ISO 8601 or Unix date.
 * @param context languages and countries of the feed, to resolve ambiguous zone names
 * @returns ISO time in UTC @throws Refusal date
 */
export function readFeedInstant(text: string, context: readonly string[] = []): string {
  const given = text.trim().slice(0, 200);
  const [, moment, name = ''] = iso.exec(given) ?? [];
  if (moment !== undefined && name.toUpperCase() !== 'Z')
    return new Date(Date.parse(readInstant(moment)) - offsetOf(name, text, context) * 60_000).toISOString();
  const parts = partsOf(given.replace(weekday, ''));
  if (!parts) return readInstant(given);
  const { day: date, month, year, minutes, seconds, zone } = parts;
  const number = months.indexOf(month.toLowerCase()) + 1;
  const full = year.length === 2 ? `20${year}` : year;
  const two = (part: string | number) => String(part).padStart(2, '0');
  const at = number ? valid(`${full}-${two(number)}-${two(date)}`, `${minutes.padStart(5, '0')}${seconds}`, 'Z') : null;
  if (at === null) throw odd(text);
  return new Date(at - offsetOf(zone, text, context) * 60_000).toISOString();
}

/** Rejects publication dates more than a day in the future. */
export function assertPast(instant: string, now: Date): void {
  if (Date.parse(instant) > now.getTime() + dayMs) throw new Refusal('date', `${instant} is in the future`);
}
