import { useLocale, useTranslations } from 'next-intl';
import { ChangeMark } from '@/components/dashboard/change-mark';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/i18n/format';
import type { Range } from '@/lib/stats/range';
import { DownloadLink } from './download-link';

export type CountedRow = { key: string; name: string; href: string | null; now: number; before: number };
type Props = {
  title: string;
  /** What a row is. */
  head: string;
  /** How it is counted. */
  note?: string;
  table: 'product' | 'country' | 'term';
  range: Range;
  empty: string;
  rows: readonly CountedRow[];
};

/** What was counted by one thing, the most first, each with its share as a bar behind the figure. */
export function CountedTable({ title, head, note, table, range, empty, rows }: Props) {
  const t = useTranslations('statistics');
  const locale = useLocale();
  const most = Math.max(1, ...rows.map(({ now }) => now));
  return (
    <section className="cc-card">
      <header>
        <h2>{title}</h2>
        {rows.length > 0 && <DownloadLink table={table} range={range} title={title} />}
      </header>
      {rows.length === 0 ? (
        <p className="db-none">{empty}</p>
      ) : (
        <table className="cc-tb [&_th]:!whitespace-normal">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              <th scope="col" className="num">
                {t('views')}
              </th>
              <th scope="col" className="num">
                {t('change')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className="[overflow-wrap:anywhere]">
                  {row.href === null ? (
                    <bdi>{row.name}</bdi>
                  ) : (
                    <Link href={row.href} className="[.m_&]:flex [.m_&]:min-h-11 [.m_&]:items-center">
                      {row.name}
                    </Link>
                  )}
                  <span
                    aria-hidden="true"
                    className="mt-1 block h-1 rounded-full bg-accent"
                    style={{ inlineSize: `${(row.now / most) * 100}%` }}
                  />
                </th>
                <td className="num">{formatNumber(locale, row.now)}</td>
                <td className="num">
                  <ChangeMark figure={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {note && <p className="p-4 text-12 text-ink-3">{note}</p>}
    </section>
  );
}
