import { useTranslations } from 'next-intl';
import type { FairEdition, FairSession } from '@/lib/fair/types';
import { dayMs } from '@/lib/platform/calendar/constants';
import { formatDay, formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { SessionRow } from './session-row';

/** Schedule of the fair by day in UTC. */
export function Schedule({ fair, locale }: { fair: Pick<FairEdition, 'startsOn' | 'sessions'>; locale: Locale }) {
  const t = useTranslations('fair');
  const dayOf = ({ startsAt }: FairSession) => startsAt.slice(0, 10);
  const days = [...new Set(fair.sessions.map(dayOf))];
  const number = (day: string) => Math.round((Date.parse(day) - Date.parse(fair.startsOn)) / dayMs) + 1;
  return (
    <>
      {days.map((day) => (
        <section key={day} className="fa-day" aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`}>
            {t('day', { n: formatNumber(locale, number(day)) })}
            <time dateTime={day}>{formatDay(locale, day, 'long')}</time>
          </h3>
          <ol>
            {fair.sessions
              .filter((session) => dayOf(session) === day)
              .map((session) => (
                <SessionRow key={session.id} session={session} locale={locale} heading="h4" />
              ))}
          </ol>
        </section>
      ))}
    </>
  );
}
