'use client';

import { useEffect } from 'react';

const last = 'purchase-visit';
const since = 'purchase-since';

/** Since when requests are new on this visit: the last visit before it, as this device remembers; null on the first. */
export const visitedBefore = (now: number): number | null => {
  try {
    const known = sessionStorage.getItem(since);
    if (known !== null) return Number(known) || null;
    const before = localStorage.getItem(last);
    sessionStorage.setItem(since, before ?? '');
    localStorage.setItem(last, String(now));
    return Number(before) || null;
  } catch {
    // Without storage nothing is new.
    return null;
  }
};

/** Marks what was published since the visitor was last here, on this page and on those loaded to it. */
export function NewMark() {
  useEffect(() => {
    const before = visitedBefore(Date.now());
    if (before === null) return;
    const mark = () => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-since]'))
        one.hidden = Date.parse(one.dataset.since ?? '') <= before;
    };
    mark();
    // More items of a list are told of by this event.
    document.addEventListener('items', mark);
    return () => document.removeEventListener('items', mark);
  }, []);
  return null;
}
