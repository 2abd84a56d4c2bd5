import { useLocale, useTranslations } from 'next-intl';
import { ChangeMark } from '@/components/site/dashboard/change-mark';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Table, type TableColumn } from '@/components/ui/table';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Range } from '@/lib/stats/range';
import { DownloadLink } from './download-link';

export type CountedRow = { key: string; name: string; href: string | null; now: number; before: number };
type Props = {
  title: string;
  /** Header of the first column. */
  head: string;
  /** How it is counted. */
  note?: string;
  table: 'product' | 'country' | 'term';
  range: Range;
  empty: string;
  rows: readonly CountedRow[];
};

/** Counts by item, descending, each with its share as a bar. */
export function CountedTable({ title, head, note, table, range, empty, rows }: Props) {
  const t = useTranslations('statistics');
  const locale = useLocale();
  const max = Math.max(1, ...rows.map(({ now }) => now));
  const columns: readonly TableColumn<CountedRow>[] = [
    {
      key: 'name',
      head,
      rowHead: true,
      cell: (row) => (
        <>
          {row.href === null ? (
            <bdi>{row.name}</bdi>
          ) : (
            <Link href={row.href} className="phone:flex phone:min-h-11 phone:items-center">
              {row.name}
            </Link>
          )}
          <span
            aria-hidden="true"
            className="mt-1 block h-1 rounded-full bg-accent"
            style={{ inlineSize: `${(row.now / max) * 100}%` }}
          />
        </>
      ),
    },
    { key: 'now', head: t('views'), numeric: true, cell: ({ now }) => formatNumber(locale, now) },
    { key: 'change', head: t('change'), numeric: true, cell: (row) => <ChangeMark figure={row} /> },
  ];
  return (
    <Card title={title} action={rows.length > 0 && <DownloadLink table={table} range={range} title={title} />}>
      {rows.length === 0 ? (
        <p className="px-4 py-5 text-ink-2">{empty}</p>
      ) : (
        <Table bare label={title} columns={columns} rows={rows} keyOf={({ key }) => key} />
      )}
      {note && <p className="p-4 text-12 text-ink-3">{note}</p>}
    </Card>
  );
}
