'use client';

import { useEffect } from 'react';

const last = 'purchase-visit';
const since = 'purchase-since';

/** Requests published later are new: the previous visit, as stored on this device; null on the first. */
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

/** Marks requests published since the last visit, including those loaded later. */
export function NewMark() {
  useEffect(() => {
    const before = visitedBefore(Date.now());
    if (before === null) return;
    const mark = () => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-since]'))
        one.hidden = Date.parse(one.dataset.since ?? '') <= before;
    };
    mark();
    // Fired when more items are loaded.
    document.addEventListener('items', mark);
    return () => document.removeEventListener('items', mark);
  }, []);
  return null;
}
