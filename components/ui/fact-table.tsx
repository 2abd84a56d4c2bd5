import type { ReactNode } from 'react';
import '@/app/detail.css';

export type TableFact = readonly [label: string, value: ReactNode];
type Props = { facts: readonly TableFact[]; className?: string; caption?: string };

const isKnown = (value: ReactNode) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Facts as a table of names and values; unknown ones are left out. */
export function FactTable({ facts, className = 'spec', caption }: Props) {
  return (
    <table className={className}>
      {caption && <caption className="sr">{caption}</caption>}
      <tbody>
        {facts
          .filter(([, value]) => isKnown(value))
          .map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
