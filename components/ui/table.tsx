import type { ReactNode } from 'react';
import { ScrollRegion } from './scroll-region';

export type TableColumn<R> = {
  key: string;
  head: ReactNode;
  cell: (row: R) => ReactNode;
  /** Numbers, aligned at the end of the column. */
  numeric?: boolean;
  /** The cell is the row's header. */
  rowHead?: boolean;
};
type Props<R> = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly TableColumn<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string | number;
  /** In narrow windows rows become cards with column headers before cells; otherwise it scrolls. */
  stacks?: boolean;
  /** Without a box, for use in a card. */
  bare?: boolean;
};

const head = 'border-y border-line bg-wash px-3 py-[9px] text-12 font-[550] text-ink-2';
const cell = 'border-b border-line px-3 py-[10px] align-middle';
const stackedRow = 'max-sm:block max-sm:border-b max-sm:border-line max-sm:px-4 max-sm:py-3 max-sm:last:border-b-0';
const stackedHead =
  'max-sm:block max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:text-14 max-sm:font-strong max-sm:text-ink';
const stackedCell =
  'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:border-0 max-sm:bg-transparent max-sm:p-0 max-sm:py-1 max-sm:text-end max-sm:before:text-12 max-sm:before:font-regular max-sm:before:text-ink-3 max-sm:before:content-[attr(data-head)]';

/** A table of a center: scrolls in its own box or stacks, so that the page never scrolls sideways. */
export function Table<R>({ label, columns, rows, keyOf, stacks, bare }: Props<R>) {
  // Block display removes the implicit role, so it is set explicitly.
  const role = (name: string) => (stacks ? name : undefined);
  const table = (
    <table className={`w-full border-collapse ${stacks ? 'max-sm:block' : ''}`} role={role('table')} aria-label={label}>
      <thead className={stacks ? 'max-sm:sr-only' : undefined} role={role('rowgroup')}>
        <tr role={role('row')}>
          {columns.map(({ key, head: words, numeric }) => (
            <th
              key={key}
              scope="col"
              role={role('columnheader')}
              className={`${head} ${numeric ? 'text-end' : 'text-start'} ${bare ? '' : 'border-t-0'}`}
            >
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={stacks ? 'max-sm:block' : undefined} role={role('rowgroup')}>
        {rows.map((row) => (
          <tr key={keyOf(row)} role={role('row')} className={stacks ? stackedRow : undefined}>
            {columns.map(({ key, head: words, cell: fill, numeric, rowHead }) => {
              const To = rowHead ? 'th' : 'td';
              const content = fill(row);
              // A column header without content would look like missing data.
              const isBlank = content === null || content === undefined || content === false || content === '';
              const look = `${rowHead ? `${head} [overflow-wrap:anywhere]` : cell} ${numeric ? 'text-end' : 'text-start'}`;
              return (
                <To
                  key={key}
                  scope={rowHead ? 'row' : undefined}
                  role={role(rowHead ? 'rowheader' : 'cell')}
                  data-head={stacks && typeof words === 'string' && !rowHead && !isBlank ? words : undefined}
                  className={stacks ? `${look} ${rowHead ? stackedHead : stackedCell}` : look}
                >
                  {content}
                </To>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (bare) return table;
  return (
    <ScrollRegion
      label={label}
      className="overflow-x-auto rounded border border-line [&_tbody_tr:last-child>*]:border-b-0"
    >
      {table}
    </ScrollRegion>
  );
}
