import { zonePart, zonesOf } from '@/lib/platform/i18n/time-zone';

/** One legal time in spite of several zones in the time zone database. */
const single: Record<string, string> = { CN: 'Asia/Shanghai' };

/** The time zone of a country (ISO code) if all of it has the same time today; else null. */
export function timeZoneOf(countryCode: string, now = new Date()): string | null {
  const known = single[countryCode];
  if (known) return known;
  const zones = zonesOf(countryCode);
  const [first] = zones;
  return first && new Set(zones.map((zone) => zonePart('en', zone, 'longOffset', now))).size === 1 ? first : null;
}
