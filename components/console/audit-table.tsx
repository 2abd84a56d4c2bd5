import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { companyAddress } from '@/lib/staff/filter';
import { formatMoment } from '@/lib/staff/time';
import type { AuditRow } from '@/lib/staff/types';
import { ActionText } from './action-text';
import { AuditDetail } from './audit-detail';
import { cardTableClass, tableClass } from './table-class';

type Props = {
  rows: readonly AuditRow[];
  locale: ConsoleLocale;
  timeZone: string;
  /** Rows are of one company. */
  single?: boolean;
  /** Shown inside a card. */
  boxed?: boolean;
};

/** Audit entries, newest first: time, actor, action and comment. */
export function AuditTable({ rows, locale, timeZone, single = false, boxed = false }: Props) {
  const t = useTranslations('console.audit');
  if (rows.length === 0) return <p className="p-4 text-ink-3">{t('empty')}</p>;
  return (
    <ScrollRegion className="overflow-x-auto" label={t('title')}>
      <table className={boxed ? cardTableClass : tableClass}>
        <thead>
          <tr>
            <th scope="col">{t('at')}</th>
            <th scope="col">{t('by')}</th>
            <th scope="col">{t('action')}</th>
            {!single && <th scope="col">{t('company')}</th>}
            <th scope="col">{t('detail')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td data-label={t('at')} className="whitespace-nowrap text-ink-2 max-lg:whitespace-normal">
                <time dateTime={row.at}>{formatMoment(locale, row.at, timeZone)}</time>
              </td>
              <td data-label={t('by')}>
                {row.actorKind === 'system' ? t('system') : <bdi>{row.by ?? t('gone')}</bdi>}{' '}
                {row.actorKind !== 'system' && <small className="text-ink-3">{t(row.actorKind)}</small>}
              </td>
              <td data-label={t('action')}>
                <ActionText action={row.action} />{' '}
                {row.subject !== null && <bdi className="font-strong">{row.subject}</bdi>}{' '}
                {row.targetId !== null && (
                  <small className="text-ink-3">{t('target', { id: String(row.targetId) })}</small>
                )}
              </td>
              {!single && (
                <td data-label={t('company')}>
                  {row.companyId !== null && (
                    <Link href={companyAddress(row.companyId)}>
                      <bdi>{row.company ?? String(row.companyId)}</bdi>
                    </Link>
                  )}
                </td>
              )}
              <td data-label={t('detail')}>
                <AuditDetail row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
