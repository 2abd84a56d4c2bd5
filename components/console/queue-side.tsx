import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { formatNumber } from '@/lib/i18n/format';
import { sites } from '@/lib/i18n/site';
import type { ReviewKind } from '@/lib/review/types';
import { queueAddress, reviewAddress } from '@/lib/staff/filter';
import type { QueueFilter, QueuePage } from '@/lib/staff/types';
import { Waited } from './age';
import { QueueFilterBar } from './queue-filter';
import { Submission } from './submission';

type Props = {
  kind: ReviewKind;
  /** The submission that is open. */
  id: number;
  queue: QueuePage;
  filter: QueueFilter;
  locale: ConsoleLocale;
};

/** The queue beside the submission that is open. */
export function QueueSide({ kind, id, queue, filter, locale }: Props) {
  const t = useTranslations('console');
  const { rows, total } = queue;
  return (
    <aside className="cs-q" aria-label={t('review.queue')}>
      <header>
        <h2>
          <Link href={queueAddress(kind, filter)}>{t(`nav.${kind}`)}</Link>
        </h2>
        <span>{t('queue.count', { count: total, n: formatNumber(locale, total) })}</span>
      </header>
      <QueueFilterBar filter={filter} address={(to) => reviewAddress(id, to)} />
      <ol>
        {rows.map((row) => (
          <li key={row.id}>
            <Link href={reviewAddress(row.id, filter)} aria-current={row.id === id ? 'true' : undefined}>
              <span className="cs-q-t">
                <b lang={row.locale} dir="auto">
                  {row.title}
                </b>
                <Waited since={row.submittedAt} locale={locale} />
              </span>
              <small>
                {kind !== 'company' && <bdi>{row.company}</bdi>}
                <span>
                  <Submission row={row} locale={locale} />
                </span>
                <span lang={row.locale}>{sites[row.locale].endonym}</span>
              </small>
            </Link>
          </li>
        ))}
      </ol>
    </aside>
  );
}
