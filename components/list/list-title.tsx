import type { ReactNode } from 'react';

type Props = {
  className?: string;
  /** number of results, on the title's baseline */
  count?: ReactNode;
  /** search box within the list */
  search?: ReactNode;
  /** button at the end of the row, or below if there is no room */
  act?: ReactNode;
  children: string;
};

/** Head of a list: title and count, and at the end its search box and button. */
export function ListTitle({ className = '', count, search, act, children }: Props) {
  return (
    <div className={`flex flex-wrap items-center gap-2 ${className}`}>
      <div className="me-auto min-w-0">
        <h1 className="ttl">{children}</h1> {count}
      </div>
      {search}
      {act}
    </div>
  );
}
