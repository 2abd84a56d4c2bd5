'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** The own quotation; receives focus after a new version was sent from the form below. */
export function QuotationAnchor({ versions, children }: { versions: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(versions);
  useEffect(() => {
    if (versions > before.current) {
      place.current?.scrollIntoView({ block: 'start' });
      place.current?.focus({ preventScroll: true });
    }
    before.current = versions;
  }, [versions]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-20 outline-none empty:hidden">
      {children}
    </div>
  );
}
