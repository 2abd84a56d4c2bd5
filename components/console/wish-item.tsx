import type { ReactNode } from 'react';

/** A list of requests to the staff. */
export const wishList = 'grid gap-3';
/** The request, beside its answer form. */
export const wishText =
  'grid content-start gap-[6px] [&_blockquote]:m-0 [&_blockquote]:border-s-[3px] [&_blockquote]:border-line-2 [&_blockquote]:ps-3 [&_blockquote]:whitespace-pre-line [&_blockquote]:text-ink-2';

/** A request with the answer form beside it; with a key it is a row for keyboard navigation. */
export function WishItem({ keyed, children }: { keyed?: string; children: ReactNode }) {
  return (
    <li
      data-row={keyed}
      tabIndex={keyed ? -1 : undefined}
      className="grid scroll-mt-16 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-5 rounded border border-line bg-paper p-4 max-lg:grid-cols-[minmax(0,1fr)]"
    >
      {children}
    </li>
  );
}
