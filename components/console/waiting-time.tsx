import { useTranslations } from 'next-intl';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import { overdueHours } from '@/lib/staff/constants';
import { ageOf } from '@/lib/staff/time';

/** Time waited; highlighted if too long. */
export function WaitingTime({ since, locale }: { since: string; locale: ConsoleLocale }) {
  const t = useTranslations('console.age');
  const { unit, count, hours } = ageOf(since);
  return (
    <time dateTime={since} className={`whitespace-nowrap ${hours >= overdueHours ? 'font-strong text-warn' : ''}`}>
      {t(unit, { n: formatNumber(locale, count) })}
    </time>
  );
}
