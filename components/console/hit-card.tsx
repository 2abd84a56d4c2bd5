import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { cardTableClass } from './table-class';

type Props = { title: string; columns: readonly string[]; children: ReactNode };

/** Search results of one kind. */
export function HitCard({ title, columns, children }: Props) {
  return (
    <Card title={title} className="mb-5">
      <table className={cardTableClass}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  );
}
