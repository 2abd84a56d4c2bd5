import type { ReactNode } from 'react';

type Props = { label: string; className: string; children: ReactNode };

/** A named part that may scroll by itself, and so is reached by keyboard. */
export function ScrollRegion({ label, className, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
