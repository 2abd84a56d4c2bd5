import type { ReactNode } from 'react';

/** List title with a button beside it, or below if there is no room. */
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
