'use client';

import { useEffect, useRef } from 'react';

/** Scrolls a list to the open entry without scrolling the page. */
export function ScrollToOpen({ id }: { id: number }) {
  const mark = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry is open.
  useEffect(() => {
    const list = mark.current?.parentElement;
    const open = list?.querySelector('[aria-current="true"]');
    if (!list || !open) return;
    const [outer, inner] = [list.getBoundingClientRect(), open.getBoundingClientRect()];
    if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
    else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
  }, [id]);
  return <span ref={mark} hidden />;
}
