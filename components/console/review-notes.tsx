import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import type { ReviewView } from '@/lib/staff/review/types';
import { formatMoment } from '@/lib/staff/time';

type Props = { review: ReviewView; locale: ConsoleLocale; timeZone: string };

/** Automatic checks of a submission, and earlier decisions about its subject. */
export function ReviewNotes({ review, locale, timeZone }: Props) {
  const t = useTranslations('console');
  const { checks, history } = review;
  return (
    <div className="mt-5 grid grid-cols-2 gap-5 max-lg:grid-cols-[minmax(0,1fr)]">
      {checks.length > 0 && (
        <section>
          <h2 className="mb-[6px] text-14 font-[650]">{t('review.checks')}</h2>
          <ul>
            {checks.map(({ key, good, detail }) => (
              <li key={key} className={`flex items-start gap-2 py-[3px] ${good ? '' : 'text-warn'}`}>
                <Icon name={good ? 'check' : 'alert'} small className={`mt-[3px] ${good ? 'text-ok' : ''}`} />
                {t(`check.${key}`, { detail: detail ?? '' })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className="mb-[6px] text-14 font-[650]">{t('review.history')}</h2>
        {history.length === 0 && <p className="text-ink-3">{t('review.noHistory')}</p>}
        <ol>
          {history.map(({ id, state, reason, at, by }) => (
            <li
              key={id}
              className="grid grid-cols-[150px_minmax(0,1fr)] gap-3 py-[3px] max-[600px]:grid-cols-[minmax(0,1fr)] max-[600px]:gap-0"
            >
              <time className="text-ink-3" dateTime={at}>
                {formatMoment(locale, at, timeZone)}
              </time>
              <span>
                {by === null ? t(`review.${state}`) : t('review.by', { state: t(`review.${state}`), by })}
                {reason !== null && <small className="block text-ink-2">{t('review.reason', { reason })}</small>}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
