import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { ConsoleLocale } from '@/lib/i18n/console';
import type { ReviewView } from '@/lib/staff/review/types';
import { formatMoment } from '@/lib/staff/time';

type Props = { review: ReviewView; locale: ConsoleLocale; timeZone: string };

/** What was looked up about a submission, and what was decided about the thing before. */
export function ReviewNotes({ review, locale, timeZone }: Props) {
  const t = useTranslations('console');
  const { checks, history } = review;
  return (
    <div className="cs-two">
      {checks.length > 0 && (
        <section>
          <h2>{t('review.checks')}</h2>
          <ul className="cs-checks">
            {checks.map(({ key, good, detail }) => (
              <li key={key} className={good ? 'ok' : 'warn'}>
                <Icon name={good ? 'check' : 'alert'} small />
                {t(`check.${key}`, { detail: detail ?? '' })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{t('review.history')}</h2>
        {history.length === 0 && <p className="muted">{t('review.noHistory')}</p>}
        <ol className="cs-history">
          {history.map(({ id, state, reason, at, by }) => (
            <li key={id}>
              <time dateTime={at}>{formatMoment(locale, at, timeZone)}</time>
              <span>
                {by === null ? t(`review.${state}`) : t('review.by', { state: t(`review.${state}`), by })}
                {reason !== null && <small>{t('review.reason', { reason })}</small>}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
