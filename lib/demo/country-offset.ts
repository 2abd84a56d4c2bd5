import { timeZoneOf } from '@/lib/company/time-zone';
import { zonePart } from '@/lib/platform/i18n/time-zone';

/** Minutes east of UTC in a country (ISO code) at a moment; null where it keeps several times. */
export function countryOffset(country: string, at: Date): number | null {
  const zone = timeZoneOf(country, at);
  if (!zone) return null;
  const [, sign, hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(zonePart('en', zone, 'longOffset', at)) ?? [];
  return sign ? (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) : 0;
}
