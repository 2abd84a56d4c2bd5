import type { ReactNode } from 'react';

/** The title of a list, and a button at the end of its row, which goes below it where there is no room. */
export function ListTitle({ act, children }: { act?: ReactNode; children: string }) {
  const title = <h1 className="ttl">{children}</h1>;
  if (!act) return title;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {title}
      {act}
    </div>
  );
}
