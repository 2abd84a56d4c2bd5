import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { config } from '@/lib/platform/config';
import type { QueueFilter } from '@/lib/staff/types';

type Props = { filter: QueueFilter; address: (filter: QueueFilter) => string; className?: string };

/** Sorting of a queue and filter by company grade. */
export function QueueFilterBar({ filter, address, className = 'mb-4 gap-x-4 gap-y-2' }: Props) {
  const t = useTranslations('console.queue');
  const to = (change: Partial<QueueFilter>) => address({ ...filter, page: 1, ...change });
  const chip = (on: boolean, href: string, label: string) => (
    <Link
      key={label}
      data-keep={`filter ${label}`}
      className={`chip ${on ? 'on' : ''}`}
      aria-current={on ? 'true' : undefined}
      href={href}
    >
      {label}
    </Link>
  );
  return (
    <nav className={`flex flex-wrap ${className}`} aria-label={t('filter')}>
      <span className="flex flex-wrap gap-[6px]">
        {chip(!filter.newest, to({ newest: false }), t('oldest'))}
        {chip(filter.newest, to({ newest: true }), t('newest'))}
      </span>
      <span className="flex flex-wrap gap-[6px]">
        {chip(filter.grade === null, to({ grade: null }), t('allGrades'))}
        {config.grades.map((grade) => chip(filter.grade === grade, to({ grade }), grade))}
      </span>
    </nav>
  );
}
