import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { companyAddress, reviewAddress } from '@/lib/staff/filter';
import { formatMoment } from '@/lib/staff/time';
import type { DecidedRow, QueueFilter } from '@/lib/staff/types';
import { boxTableClass, tableBox } from './table-class';

type Props = { rows: readonly DecidedRow[]; filter: QueueFilter; locale: ConsoleLocale; timeZone: string };

/** Decisions of one kind: outcome, actor, time and reason; below 1024 pixels rows become cards. */
export function DecidedTable({ rows, filter, locale, timeZone }: Props) {
  const t = useTranslations('console');
  if (rows.length === 0) return <EmptyState icon="history" text={t('queue.noneDecided')} />;
  return (
    <div className={tableBox}>
      <table className={boxTableClass}>
        <thead>
          <tr>
            <th scope="col">{t('queue.subject')}</th>
            <th scope="col">{t('queue.company')}</th>
            <th scope="col">{t('queue.decision')}</th>
            <th scope="col">{t('queue.decidedBy')}</th>
            <th scope="col">{t('queue.decidedAt')}</th>
            <th scope="col">{t('queue.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title, locale: own, companyId, company, state, by, decidedAt, reason }) => (
            <tr key={id}>
              <th scope="row">
                <Link className="t" data-row href={reviewAddress(id, filter)}>
                  <bdi lang={own}>{title}</bdi>
                </Link>
              </th>
              <td data-label={t('queue.company')}>
                <Link href={companyAddress(companyId)}>
                  <bdi>{company}</bdi>
                </Link>
              </td>
              <td data-label={t('queue.decision')}>
                <Badge tone={state === 'approved' ? 'ok' : 'bad'}>{t(`review.${state}`)}</Badge>
              </td>
              <td data-label={t('queue.decidedBy')}>
                <bdi>{by ?? t('review.someone')}</bdi>
              </td>
              <td data-label={t('queue.decidedAt')} className="whitespace-nowrap text-ink-2 max-lg:whitespace-normal">
                <time dateTime={decidedAt}>{formatMoment(locale, decidedAt, timeZone)}</time>
              </td>
              <td data-label={t('queue.reason')} dir="auto" className="[overflow-wrap:anywhere]">
                {reason}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
