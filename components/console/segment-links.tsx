import type { ReactNode } from 'react';

/** Links to views of the same list; the current one has `aria-current`. */
export function SegmentLinks({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <nav
      className={`inline-flex rounded border border-line bg-wash-2 p-[2px] [&>a]:min-h-7 [&>a]:rounded-s [&>a]:px-3 [&>a]:py-[3px] [&>a]:text-ink-2 [&>[aria-current]]:bg-paper [&>[aria-current]]:font-strong [&>[aria-current]]:text-ink [&>[aria-current]]:shadow-[0_0_0_1px_var(--line-2)] forced-colors:[&>[aria-current]]:[forced-color-adjust:none] forced-colors:[&>[aria-current]]:bg-[Highlight] forced-colors:[&>[aria-current]]:text-[HighlightText] ${className}`}
      aria-label={label}
    >
      {children}
    </nav>
  );
}
