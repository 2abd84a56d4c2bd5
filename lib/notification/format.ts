import type { NoticeValue } from '@/lib/platform/db/schema/notice-state';
import { formatDay, formatInstant, formatPriceRange } from '@/lib/platform/i18n/format';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { zonePart } from '@/lib/platform/i18n/time-zone';
import type { translator } from '@/lib/platform/i18n/translate';

/** Arguments of a notice's message, as stored. */
export type NoticeValues = Record<string, NoticeValue>;

/**
 * Arguments formatted for a reader: days and instants in the language, instants in the time zone with its name, price
 * ranges left to right, rejected items with their reasons. Texts and numbers are unchanged.
 */
export const readableValues = (
  t: Awaited<ReturnType<typeof translator>>,
  locale: Locale,
  timeZone: string,
  values: NoticeValues,
): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => {
      if (typeof value !== 'object') return [key, value];
      if ('money' in value) return [key, `\u2066${formatPriceRange(locale, value.money)}\u2069`];
      // Bidi isolates, since a title of the other direction would reorder the text around it.
      if ('rejected' in value)
        return [
          key,
          value.rejected.map(({ title, reason }) => `\u2068${title}\u2069 (\u2068${reason}\u2069)`).join('; '),
        ];
      if ('day' in value) return [key, formatDay(locale, value.day)];
      const zone = zonePart(sites[locale].intl, timeZone, 'shortOffset', new Date(value.instant));
      return [key, t('trade.zoned', { time: formatInstant(locale, value.instant, timeZone), zone })];
    }),
  );
