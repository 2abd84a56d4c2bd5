import { type Locale, sites } from '@/lib/platform/i18n/site';

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(sites[locale].intl, { timeZone: 'UTC', ...options });

/** An ISO day as day and month. */
export const shortDay = (locale: Locale, day: string): string =>
  format(locale, { month: 'short', day: 'numeric' }).format(new Date(day));

/** An ISO day with its weekday. */
export const longDay = (locale: Locale, day: string): string =>
  format(locale, { weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(day));

/** A share, as 0.184, in per cent without its sign. */
export const percent = (locale: Locale, share: number): string =>
  new Intl.NumberFormat(sites[locale].intl, { style: 'percent', maximumFractionDigits: 1 }).format(Math.abs(share));
