import { formatDay, formatInstant, formatPriceRange, type MoneyRange } from '@/lib/i18n/format';
import { type Locale, sites } from '@/lib/i18n/site';
import { zonePart } from '@/lib/i18n/time-zone';
import type { translator } from '@/lib/i18n/translate';

/** The arguments of a notice's message, as they are kept. */
export type NoticeValues = Record<string, string | number | MoneyRange>;

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/**
 * The arguments as a reader sees them: a day and an instant (ISO) in the language, the instant by the clock of the time
 * zone, with its name, and a range of amounts from left to right.
 */
export const readableValues = (
  t: Awaited<ReturnType<typeof translator>>,
  locale: Locale,
  timeZone: string,
  values: NoticeValues,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value === 'object') return [key, `\u2066${formatPriceRange(locale, value)}\u2069`];
      if (typeof value === 'string' && day.test(value)) return [key, formatDay(locale, value)];
      if (typeof value !== 'string' || !instant.test(value)) return [key, value];
      const zone = zonePart(sites[locale].intl, timeZone, 'shortOffset', new Date(value));
      return [key, t('trade.zoned', { time: formatInstant(locale, value, timeZone), zone })];
    }),
  );
