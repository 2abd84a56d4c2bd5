import { countries } from 'countries-list';
import { zonesOf } from '@/lib/platform/i18n/time-zone';

let known: ReadonlyMap<string, string> | null = null;

function zonesByCountry(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const code of Object.keys(countries)) for (const zone of zonesOf(code)) found.set(zone, code);
  return found;
}

const canonical = (zone: string): string | null => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/**
 * The country (ISO code) of a browser's time zone, '' if unknown: a visitor's country without geolocation of their
 * address.
 */
export function countryOfZone(zone: string | undefined): string {
  if (zone === undefined) return '';
  known ??= zonesByCountry();
  return known.get(zone) ?? known.get(canonical(zone) ?? '') ?? '';
}
