import { useTranslations } from 'next-intl';
import { Marks } from '@/components/list/mark/standing';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { sites } from '@/lib/platform/i18n/site';
import { companyAddress, reviewAddress } from '@/lib/staff/filter';
import type { QueueFilter, QueueRow } from '@/lib/staff/types';
import { Submission } from './submission';
import { boxTableClass, tableBox } from './table-class';
import { WaitingTime } from './waiting-time';

type Props = { rows: readonly QueueRow[]; filter: QueueFilter; locale: ConsoleLocale };

/** Pending submissions of one kind; below 1024 pixels rows become cards. */
export function QueueTable({ rows, filter, locale }: Props) {
  const t = useTranslations('console.queue');
  if (rows.length === 0) return <EmptyState icon="check" text={t(filter.grade === null ? 'empty' : 'emptyFilter')} />;
  return (
    <div className={tableBox}>
      <table className={boxTableClass}>
        <thead>
          <tr>
            <th scope="col">{t('subject')}</th>
            <th scope="col">{t('company')}</th>
            <th scope="col">{t('standing')}</th>
            <th scope="col">{t('submission')}</th>
            <th scope="col">{t('language')}</th>
            <th scope="col">{t('waiting')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link className="t" data-row href={reviewAddress(row.id, filter)}>
                  <bdi lang={row.locale}>{row.title}</bdi>
                </Link>
              </th>
              <td data-label={t('company')}>
                <Link href={companyAddress(row.companyId)}>
                  <bdi>{row.company}</bdi>
                </Link>
              </td>
              <td data-label={t('standing')}>
                <Marks grade={row.grade} membership={row.membership} />
              </td>
              <td data-label={t('submission')}>
                <Submission row={row} locale={locale} />
              </td>
              <td data-label={t('language')} lang={row.locale}>
                {sites[row.locale].endonym}
              </td>
              <td data-label={t('waiting')}>
                <WaitingTime since={row.submittedAt} locale={locale} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
