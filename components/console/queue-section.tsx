import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { ReviewKind } from '@/lib/review/types';
import { decidedAddress, queueAddress } from '@/lib/staff/filter';
import { listDecided, listQueue } from '@/lib/staff/queue/queries';
import type { QueueFilter } from '@/lib/staff/types';
import { DecidedTable } from './decided-table';
import { Pager } from './pager';
import { QueueFilterBar } from './queue-filter';
import { QueueTable } from './queue-table';
import { SegmentLinks } from './segment-links';

type Props = { actor: StaffActor; locale: ConsoleLocale; kind: ReviewKind; filter: QueueFilter; decided: boolean };

/** Pending or decided submissions of one kind. */
export async function QueueSection({ actor, locale, kind, filter, decided }: Props) {
  const t = await getTranslations('console');
  const waiting = await listQueue(actor, kind, filter, locale);
  const done = decided ? await listDecided(actor, kind, filter.page, locale) : null;
  const { total } = waiting;
  const none = { newest: false, grade: null };
  return (
    <>
      <PageHead title={t(`nav.${kind}`)} lead={t('queue.count', { count: total, n: formatNumber(locale, total) })} />
      <SegmentLinks className="mb-4" label={t(`nav.${kind}`)}>
        <Link href={queueAddress(kind, { ...none, page: 1 })} aria-current={done ? undefined : 'page'}>
          {t('queue.undecided')}
        </Link>
        <Link href={decidedAddress(kind)} aria-current={done ? 'page' : undefined}>
          {t('queue.decided')}
        </Link>
      </SegmentLinks>
      {done ? (
        <DecidedTable rows={done.rows} filter={{ ...none, page: 1 }} locale={locale} timeZone={actor.timeZone} />
      ) : (
        <>
          <QueueFilterBar filter={filter} address={(to) => queueAddress(kind, to)} />
          <QueueTable rows={waiting.rows} filter={filter} locale={locale} />
        </>
      )}
      <Pager
        page={filter.page}
        more={filter.page < (done ?? waiting).pages}
        locale={locale}
        address={(page) => (done ? decidedAddress(kind, page) : queueAddress(kind, { ...filter, page }))}
      />
    </>
  );
}
