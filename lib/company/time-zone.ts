import { zonePart } from '@/lib/i18n/time-zone';

/** A method in newer engines, a property in older ones. */
type Zoned = { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

/** One legal time in spite of several zones in the time zone database. */
const single: Record<string, string> = { CN: 'Asia/Shanghai' };

/** The time zone of a country (ISO code) all of which keeps one time today; null where its zones differ. */
export function timeZoneOf(countryCode: string, at = new Date()): string | null {
  const known = single[countryCode];
  if (known) return known;
  const region = new Intl.Locale('und', { region: countryCode }) as Intl.Locale & Zoned;
  const zones = region.getTimeZones?.() ?? region.timeZones ?? [];
  const [first] = zones;
  return first && new Set(zones.map((zone) => zonePart('en', zone, 'longOffset', at))).size === 1 ? first : null;
}
