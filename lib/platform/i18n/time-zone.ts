import { type Locale, sites } from './site';

const validZones = new Map<string, boolean>();

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** The time zone if this engine knows it, else UTC: one stored by another engine must not break a page or job. */
export function knownZone(timeZone: string): string {
  if (!validZones.has(timeZone)) validZones.set(timeZone, isZone(timeZone));
  return validZones.get(timeZone) ? timeZone : 'UTC';
}

/** A time zone's name or offset in a language (BCP 47) at an instant, by default now. */
export const zonePart = (
  language: string,
  timeZone: string,
  timeZoneName: 'long' | 'longGeneric' | 'longOffset' | 'shortOffset',
  now = new Date(),
): string =>
  new Intl.DateTimeFormat(language, { timeZone: knownZone(timeZone), timeZoneName })
    .formatToParts(Number.isNaN(now.getTime()) ? new Date() : now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A method in newer engines, a property in older ones. */
type Zoned = { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** The time zones of a country (ISO code); empty if unknown to the engine. */
export function zonesOf(countryCode: string): readonly string[] {
  const region = new Intl.Locale('und', { region: countryCode }) as Intl.Locale & Zoned;
  return region.getTimeZones?.() ?? region.timeZones ?? [];
}

/** A time zone as the language calls it. */
export const zoneName = (locale: Locale, timeZone: string): string =>
  zonePart(sites[locale].intl, timeZone, 'longGeneric');

/** A time zone choice: its name in the language or null, its UTC offset today, and its IANA name. */
export type TimeZoneChoice = { id: string; name: string | null; offset: string };

/** The UTC offset of a time zone at an instant, in minutes, east positive. */
export const offsetAt = (timeZone: string, at: Date): number => {
  const [, sign, hours, minutes] = zonePart('en', timeZone, 'longOffset', at).match(/([+-])(\d\d):(\d\d)/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

function makeZones(locale: Locale): TimeZoneChoice[] {
  const language = sites[locale].intl;
  const offsets = new Map<number, string>();
  const now = new Date();
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((id) => id !== 'UTC')]
    .map((id) => ({ id, minutes: offsetAt(id, now), name: zoneName(locale, id) }))
    .sort((a, b) => a.minutes - b.minutes || a.name.localeCompare(b.name, language) || (a.id < b.id ? -1 : 1))
    .map(({ id, minutes, name }) => {
      const offset = offsets.get(minutes) ?? zonePart(language, id, 'shortOffset');
      offsets.set(minutes, offset);
      return { id, name: /\d/.test(name) ? null : name, offset };
    });
}

const made = new Map<Locale, { day: string; zones: TimeZoneChoice[] }>();

/** All time zones from west to east, named in the language; cached for a day, because of daylight saving. */
export function listZones(locale: Locale): readonly TimeZoneChoice[] {
  const day = new Date().toISOString().slice(0, 10);
  const known = made.get(locale);
  if (known?.day === day) return known.zones;
  const zones = makeZones(locale);
  made.set(locale, { day, zones });
  return zones;
}
