import { getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/centre/page-head';
import type { StaffActor } from '@/lib/auth/actor';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { formatNumber } from '@/lib/i18n/format';
import type { ReviewKind } from '@/lib/review/types';
import { queueAddress } from '@/lib/staff/filter';
import { listQueue } from '@/lib/staff/queue/queries';
import type { QueueFilter } from '@/lib/staff/types';
import { Pager } from './pager';
import { QueueFilterBar } from './queue-filter';
import { QueueTable } from './queue-table';

type Props = { actor: StaffActor; locale: ConsoleLocale; kind: ReviewKind; filter: QueueFilter };

/** What waits for review of one kind. */
export async function QueueSection({ actor, locale, kind, filter }: Props) {
  const t = await getTranslations('console');
  const { rows, total, pages } = await listQueue(actor, kind, filter, locale);
  return (
    <>
      <PageHead title={t(`nav.${kind}`)} lead={t('queue.count', { count: total, n: formatNumber(locale, total) })} />
      <QueueFilterBar filter={filter} address={(to) => queueAddress(kind, to)} />
      <QueueTable rows={rows} filter={filter} locale={locale} />
      <Pager
        page={filter.page}
        more={filter.page < pages}
        locale={locale}
        address={(page) => queueAddress(kind, { ...filter, page })}
      />
    </>
  );
}
