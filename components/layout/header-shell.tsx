'use client';

import { useSelectedLayoutSegment } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Shrinks the header to one row once it, or Home's search, has scrolled out. Its height in the layout does not change.
 */
export function HeaderShell({ children }: { children: ReactNode }) {
  const home = useSelectedLayoutSegment() === 'home';
  const top = useRef<HTMLDivElement>(null);
  const [compact, setCompact] = useState(false);
  useEffect(() => {
    const watched = (home && document.querySelector('[data-hero-search]')) || top.current;
    if (!watched) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setCompact(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [home]);
  return (
    <>
      <div className="hd-top" ref={top} />
      <header className="hd" data-compact={compact || undefined} data-home={home || undefined}>
        {children}
      </header>
    </>
  );
}
