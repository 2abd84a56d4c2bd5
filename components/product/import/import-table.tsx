import type { ReactNode } from 'react';

type Props = {
  caption: string;
  /** Shows the caption, not only in print. */
  captionShown?: boolean;
  /** Column headers; the first is the row number. */
  heads: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[]; dim?: boolean }[];
  /** The last column contains the error. */
  faults?: boolean;
};

const cell =
  'border-b border-line px-3 py-[10px] align-middle [overflow-wrap:anywhere] max-md:border-0 max-md:p-0 [tr:last-child>&]:border-b-0';
const number =
  'w-[72px] text-end whitespace-nowrap max-md:col-start-1 max-md:row-[1/span_3] max-md:w-auto max-md:text-start max-md:text-ink-3';

/** Sheet rows; in narrow windows each is a card with its row number. */
export function ImportTable({ caption, captionShown, heads, rows, faults }: Props) {
  const lookOf = (index: number) => {
    if (index === 0) return number;
    const last = faults && index === heads.length - 1;
    const title = !faults && index === 2;
    return `max-md:col-start-2 ${last ? 'text-bad' : ''} ${title ? 'max-md:font-strong' : ''}`;
  };
  return (
    <div className="w-full overflow-x-auto rounded border border-line">
      <table className="w-full border-collapse max-md:block">
        <caption className={captionShown ? 'py-2 text-start font-strong' : 'sr'}>{caption}</caption>
        <thead className="max-md:hidden">
          <tr>
            {heads.map((head, index) => (
              <th
                key={head}
                className={`border-b border-line bg-wash px-3 py-[9px] text-12 font-[550] whitespace-nowrap text-ink-2 ${index === 0 ? 'w-[72px] text-end' : 'text-start'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ key, cells, dim }) => (
            <tr
              key={key}
              className={`border-line max-md:grid max-md:grid-cols-[56px_minmax(0,1fr)] max-md:gap-x-3 max-md:gap-y-[2px] max-md:border-b max-md:p-3 max-md:last:border-b-0 ${dim ? 'text-ink-3' : ''}`}
            >
              {cells.map((content, index) => (
                <td key={heads[index]} className={`${cell} ${lookOf(index)}`}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
