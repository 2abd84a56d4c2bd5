import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { config } from '@/lib/config';
import type { QueueFilter } from '@/lib/staff/types';

type Props = { filter: QueueFilter; address: (filter: QueueFilter) => string };

/** The order of a queue and the grade of its companies. */
export function QueueFilterBar({ filter, address }: Props) {
  const t = useTranslations('console.queue');
  const to = (change: Partial<QueueFilter>) => address({ ...filter, page: 1, ...change });
  const chip = (on: boolean, href: string, label: string) => (
    <Link
      key={label}
      data-keep={`filter ${label}`}
      className={on ? 'chip on' : 'chip'}
      aria-current={on ? 'true' : undefined}
      href={href}
    >
      {label}
    </Link>
  );
  return (
    <nav className="cs-filter" aria-label={t('filter')}>
      <span className="cs-group">
        {chip(!filter.newest, to({ newest: false }), t('oldest'))}
        {chip(filter.newest, to({ newest: true }), t('newest'))}
      </span>
      <span className="cs-group">
        {chip(filter.grade === null, to({ grade: null }), t('allGrades'))}
        {config.grades.map((grade) => chip(filter.grade === grade, to({ grade }), grade))}
      </span>
    </nav>
  );
}
