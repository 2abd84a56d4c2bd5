import { useTranslations } from 'next-intl';
import { OwnTime } from '@/components/list/mark/own-time';
import { formatInstant, formatOffset } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';

/** A time in UTC, and below it in the reader's zone if different. */
export function ClosingTime({ iso, locale }: { iso: string; locale: Locale }) {
  const t = useTranslations('trade');
  return (
    <time dateTime={iso}>
      {t('zoned', { time: formatInstant(locale, iso, 'UTC'), zone: formatOffset(0) })}
      <OwnTime iso={iso} offset={0} locale={locale} text={t('yourTime', { time: '#' })} />
    </time>
  );
}
