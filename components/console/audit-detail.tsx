import { type Messages, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/platform/routes/address';
import type { AuditChange } from '@/lib/staff/audit/change';
import type { AuditRow } from '@/lib/staff/types';
import { DiffMark } from './diff-mark';

type Field = keyof Messages['console']['audit']['value'];

function Change({ field, before, after }: AuditChange) {
  const t = useTranslations('console.audit');
  const key = `value.${field as Field}` as const;
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-3">{t.has(key) ? t(key) : field}</dt>
      <dd>
        {before !== null && (
          <>
            <DiffMark kind="del">
              <bdi>{before}</bdi>
            </DiffMark>{' '}
          </>
        )}
        {after === null ? (
          <span className="text-ink-3">{t('nothing')}</span>
        ) : (
          <DiffMark kind="ins">
            <bdi>{after}</bdi>
          </DiffMark>
        )}
      </dd>
    </div>
  );
}

/** An audit entry's old and new values, comment and decision. */
export function AuditDetail({ row }: { row: AuditRow }) {
  const t = useTranslations('console.audit');
  return (
    <>
      {row.changes.length > 0 && (
        <dl className="grid gap-1">
          {row.changes.map((change) => (
            <Change key={change.field} {...change} />
          ))}
        </dl>
      )}
      {row.reason !== null && <bdi>{row.reason}</bdi>}
      {row.reviewId !== null && (
        <>
          {' '}
          <Link className="lnk" href={href('adminReview', { id: row.reviewId })}>
            {t('review')}
          </Link>
        </>
      )}
    </>
  );
}
