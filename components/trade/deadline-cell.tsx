import { atOffset, formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { Closing } from './closing';

type Props = {
  at: string;
  /** offset of the date, in minutes east of UTC */
  offset?: number;
  locale: Locale;
};

/** Date of a deadline and the days left. */
export function DeadlineCell({ at, offset = 0, locale }: Props) {
  return (
    <span className="inline-flex gap-2">
      <time dateTime={at}>{formatDay(locale, atOffset(at, offset))}</time>
      <Closing at={at} locale={locale} short />
    </span>
  );
}
