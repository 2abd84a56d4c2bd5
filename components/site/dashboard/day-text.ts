import { type Locale, sites } from '@/lib/platform/i18n/site';

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(sites[locale].intl, { timeZone: 'UTC', ...options });

/** Formats an ISO date as day and month. */
export const shortDay = (locale: Locale, day: string): string =>
  format(locale, { month: 'short', day: 'numeric' }).format(new Date(day));

/** Formats an ISO date with its weekday. */
export const longDay = (locale: Locale, day: string): string =>
  format(locale, { weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(day));

/** Formats a ratio such as 0.184 as a percentage without sign. */
export const percent = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(sites[locale].intl, { style: 'percent', maximumFractionDigits: 1 }).format(Math.abs(share));
