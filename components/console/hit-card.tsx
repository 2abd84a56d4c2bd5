import type { ReactNode } from 'react';

type Props = { title: string; columns: readonly string[]; children: ReactNode };

/** Things of one kind that were found, a row each. */
export function HitCard({ title, columns, children }: Props) {
  return (
    <section className="cc-card cs-sec">
      <header>
        <h2>{title}</h2>
      </header>
      <table className="cc-tb cs-cards">
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
    </section>
  );
}
