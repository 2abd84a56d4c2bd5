import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import { atOffset, formatDay, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { leftUntil } from '@/lib/tender/rules';

type Props = {
  at: string;
  /** offset of the date, in minutes east of UTC */
  offset?: number;
  locale: Locale;
};

/** Days left in a table, kept current by the page's DeadlineWatch. */
export function ShortTime({ at, locale }: Omit<Props, 'offset'>) {
  const t = useTranslations('tender');
  const { nearness, days } = leftUntil(at, Date.now(), config.tender.soon);
  const left = days > 0 ? t('leftShort', { count: days, n: formatNumber(locale, days) }) : t('lastDayShort');
  return (
    <span
      className="font-medium text-ok data-[near=over]:text-ink-3 data-[near=soon]:text-warn"
      data-deadline={at}
      data-near={nearness}
      data-short=""
    >
      {nearness === 'over' ? t('status.closed') : left}
    </span>
  );
}

/** Date of a deadline and the days left. */
export function DeadlineCell({ at, offset = 0, locale }: Props) {
  return (
    <span className="inline-flex gap-2">
      <time dateTime={at}>{formatDay(locale, atOffset(at, offset))}</time>
      <ShortTime at={at} locale={locale} />
    </span>
  );
}
