import { Refusal } from './refusal';

const form = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;
const day = 86_400_000;

/** Milliseconds of a date that is in the calendar, in the years in which anything is published; else null. */
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
  const whole = edge === 'begin' ? '00:00:00' : '23:59:59';
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : zone.replace(/^(...):?/, '$1:');
  const at = date ? valid(date, minutes ? `${minutes}${seconds}` : whole, offset) : null;
  if (at === null) throw new Refusal('date', `"${text.slice(0, 40)}" is no date`);
  return new Date(at).toISOString();
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const mail =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{4}|\d{2})(?:\s+(\d{1,2}:\d{2})(:\d{2})?)?\s*([+-]\d{4}|[a-z]{1,5})?$/i;
const zones: Record<string, string> = { EST: '-05:00', EDT: '-04:00', CST: '-06:00', CDT: '-05:00' };
Object.assign(zones, { MST: '-07:00', MDT: '-06:00', PST: '-08:00', PDT: '-07:00' });

/**
 * A moment as feeds write it: as in e-mail (RFC 822, 5322) or in ISO 8601.
 * @returns ISO time in UTC
 * @throws Refusal date
 */
export function readFeedInstant(text: string): string {
  const [whole, date = '', month = '', year = '', minutes = '00:00', seconds = ':00', zone = 'Z'] =
    mail.exec(text.trim()) ?? [];
  if (whole === undefined) return readInstant(text);
  const number = months.indexOf(month.toLowerCase()) + 1;
  const offset = zones[zone.toUpperCase()] ?? (/^[+-]/.test(zone) ? zone.replace(/^(...)/, '$1:') : 'Z');
  const full = year.length === 2 ? `20${year}` : year;
  const two = (part: string | number) => String(part).padStart(2, '0');
  const at = number
    ? valid(`${full}-${two(number)}-${two(date)}`, `${minutes.padStart(5, '0')}${seconds}`, offset)
    : null;
  if (at === null) throw new Refusal('date', `"${text.slice(0, 40)}" is no date`);
  return new Date(at).toISOString();
}

/** Refuses what says it was published more than a day from now. */
export function assertPast(instant: string, now: Date): void {
  if (Date.parse(instant) > now.getTime() + day) throw new Refusal('date', `${instant} is in the future`);
}
