import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { companyAddress } from '@/lib/staff/filter';
import { formatMoment } from '@/lib/staff/time';
import type { AuditRow } from '@/lib/staff/types';
import { ActionText } from './action-text';
import { AuditDetail } from './audit-detail';

type Props = {
  rows: readonly AuditRow[];
  locale: ConsoleLocale;
  timeZone: string /** Of one company. */;
  single?: boolean;
};

/** Activity, newest first: when, by whom, what, and what was said with it. */
export function AuditTable({ rows, locale, timeZone, single = false }: Props) {
  const t = useTranslations('console.audit');
  if (rows.length === 0) return <p className="cs-empty">{t('empty')}</p>;
  return (
    <ScrollRegion className="cs-scroll" label={t('title')}>
      <table className="cc-tb cs-cards">
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
              <td data-label={t('at')} className="cs-when">
                <time dateTime={row.at}>{formatMoment(locale, row.at, timeZone)}</time>
              </td>
              <td data-label={t('by')}>
                {row.actorKind === 'system' ? t('system') : <bdi>{row.by ?? t('gone')}</bdi>}{' '}
                {row.actorKind !== 'system' && <small className="muted">{t(row.actorKind)}</small>}
              </td>
              <td data-label={t('action')}>
                <ActionText action={row.action} />{' '}
                {row.subject !== null && <bdi className="font-strong">{row.subject}</bdi>}{' '}
                {row.targetId !== null && <small className="muted">{t('target', { id: String(row.targetId) })}</small>}
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
