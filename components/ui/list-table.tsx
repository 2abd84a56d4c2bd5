import { Fragment, type ReactNode } from 'react';
import { Icon } from './icon';
import '@/app/table.css';

/** Address that sorts by the column, or the default order if it already does. */
export type ColumnSort = { href: string; on: boolean; direction: 'ascending' | 'descending' };

export type ListColumn<R> = {
  key: string;
  head: ReactNode;
  cell: (row: R) => ReactNode;
  /** In pixels; the title has the rest. */
  width: number;
  /** Numbers and dates, aligned at the end of the column. */
  numeric?: boolean;
  /** Figures that must not be cut off take a second line. */
  wraps?: boolean;
  /** Shown in windows from 1024, 1280 or 1600 px. */
  from?: 'lg' | 'xl' | 'wide';
  sort?: ColumnSort | undefined;
};

type Props<R> = {
  /** Accessible name of the table. */
  label: string;
  rows: readonly R[];
  keyOf: (row: R) => string | number;
  /** Heading above the row of an index, if there is one. */
  headOf?: (index: number) => ReactNode;
  /** The first column: a link that covers the row. */
  titleHead: string;
  title: (row: R) => ReactNode;
  hrefOf: (row: R) => string;
  /** The whole title, where it is cut off. */
  hintOf: (row: R) => string;
  /** Second line below the title; makes rows 48 px high. */
  note?: (row: R) => ReactNode;
  columns: readonly ListColumn<R>[];
  /** The columns shown, if not all; then also without second lines and actions. */
  only?: readonly string[] | undefined;
  /** What decides, below the title in narrow windows, where there are no columns. */
  brief: (row: R) => ReactNode;
  /** Actions at the end of the row, shown on hover and focus. */
  actsHead?: string;
  acts?: (row: R) => ReactNode;
  /** In pixels. */
  actsWidth?: number;
};

const place = { lg: 'wt-lg', xl: 'wt-xl', wide: 'max-[1599px]:hidden' };
// In narrow windows block display removes the implicit roles.
const is = (role: string) => role;

/** The working table of a list: a row per item, each a link; in narrow windows rows of 96 px without columns. */
export function ListTable<R>({
  label,
  rows,
  keyOf,
  headOf,
  titleHead,
  title,
  hrefOf,
  hintOf,
  only,
  ...rest
}: Props<R>) {
  const { brief, actsHead, actsWidth = 44 } = rest;
  const columns = rest.columns.filter(({ key }) => only?.includes(key) ?? true);
  const { note, acts } = only ? {} : rest;
  const styleOf = ({ from, numeric }: ListColumn<R>) => `${numeric ? 'wt-n' : ''} ${from ? place[from] : ''}`;
  return (
    <table className={note ? 'wt wt-2' : 'wt'} role={is('table')} aria-label={label}>
      <thead role={is('rowgroup')}>
        <tr role={is('row')}>
          <th scope="col" role={is('columnheader')}>
            {titleHead}
          </th>
          {columns.map((column) => {
            const { key, head, width, sort } = column;
            return (
              <th
                key={key}
                scope="col"
                role={is('columnheader')}
                aria-sort={sort?.on ? sort.direction : undefined}
                className={styleOf(column)}
                style={{ inlineSize: width }}
              >
                {sort ? (
                  <a href={sort.href} rel="nofollow" className="inline-flex items-center gap-1 hover:text-accent">
                    {head}
                    <Icon name={sort.on && sort.direction === 'ascending' ? 'up' : 'sort'} small />
                  </a>
                ) : (
                  head
                )}
              </th>
            );
          })}
          {acts && (
            <th scope="col" role={is('columnheader')} style={{ inlineSize: actsWidth }}>
              <span className="sr">{actsHead}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role={is('rowgroup')}>
        {rows.map((row, index) => {
          const head = headOf?.(index);
          return (
            <Fragment key={keyOf(row)}>
              {head && (
                <tr role={is('row')}>
                  <th role={is('columnheader')} scope="colgroup" colSpan={columns.length + (acts ? 2 : 1)}>
                    {head}
                  </th>
                </tr>
              )}
              <tr role={is('row')}>
                <th scope="row" role={is('rowheader')}>
                  <a href={hrefOf(row)} title={hintOf(row)} className="wt-t">
                    {title(row)}
                  </a>
                  {note && <p>{note(row)}</p>}
                  <p className="wt-b">{brief(row)}</p>
                </th>
                {columns.map((column) => (
                  <td key={column.key} role={is('cell')} className={styleOf(column)}>
                    {column.wraps ? (
                      <span className="block leading-[1.3] whitespace-normal">{column.cell(row)}</span>
                    ) : (
                      column.cell(row)
                    )}
                  </td>
                ))}
                {acts && (
                  <td role={is('cell')} className="wt-a">
                    <span>{acts(row)}</span>
                  </td>
                )}
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
